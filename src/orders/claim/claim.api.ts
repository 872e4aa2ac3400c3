import type { CatalogueServices } from "../../catalogue/services.ts";
import type { ClaimInput } from "../../contract/claims.ts";
import { isRefusal, type Refusal } from "../../contract/errors.ts";
import type { Handlers } from "../../contract/handler.ts";
import { clientNetwork } from "../../platform/attempt-limit/attempt-limit.ts";
import { createAttemptLimiter } from "../../platform/attempt-limit/limit-attempts.ts";
import { type Language, offeredLanguage } from "../../platform/language/language.ts";
import { createSemaphore } from "../../platform/semaphore/semaphore.ts";
import { chooseKit } from "./choice/choose-kit.ts";
import { holdKit } from "./hold-kit.ts";
import { openClaimLink } from "./link/open-claim-link.ts";
import { placeClaim } from "./link/use-claim-link.ts";
import { claimOrWait } from "./waiting/claim-or-wait.ts";
import { leaveQueue } from "./waiting/leave-queue.ts";

type ClaimCalls =
  | "POST /api/claims/open"
  | "POST /api/claims/hold"
  | "POST /api/claims"
  | "POST /api/claims/wait"
  | "POST /api/claims/choose"
  | "POST /api/claims/leave";

export const claimApi = ({
  database: { db, poolSize },
  jobs,
  config,
  settings,
  calendar,
  catalogue,
}: CatalogueServices): Handlers<ClaimCalls> => {
  const limiter = createAttemptLimiter(db, config);
  // Claims wait for one another's rows as checkouts do: both together leave connections for everything else.
  const inTurn = createSemaphore({ maxRunning: Math.max(1, Math.floor(poolSize / 4)), maxWaiting: 64 });
  const { timeZone } = calendar;

  /** Runs a call within the limit of wrong links: an office of hundreds of people may have one network, so only wrong ones count. */
  async function limitGuesses<T>(
    { clientIp, now }: { readonly clientIp: string; readonly now: Date },
    work: () => Promise<T>,
  ): Promise<T | Refusal<"too_many_requests">> {
    const guess = [{ kind: "claim link from client", subject: clientNetwork(clientIp) }] as const;
    const tooMany = await limiter.check(guess, now);
    if (tooMany) return tooMany;
    const result = await work();
    if (isRefusal(result) && result.refused === "claim_link_unknown") await limiter.count(guess, now);
    return result;
  }

  const claimOf = ({
    body: input,
    headers,
    now,
  }: {
    readonly body: ClaimInput;
    readonly headers: { readonly "x-shop-language"?: Language };
    readonly now: Date;
  }) => {
    const { baseCurrency } = settings.current();
    const language = headers["x-shop-language"] ?? "en";
    return { input, language, baseCurrency, limits: config, timeZone, now };
  };

  return {
    "POST /api/claims/open"({ body: { token }, headers, ...call }) {
      const language = offeredLanguage(settings.current(), headers["x-shop-language"] ?? "en");
      const { products } = catalogue.current().in(language);
      return limitGuesses(call, () =>
        openClaimLink(db, { token, language, products, timeZone, now: call.now }),
      );
    },

    "POST /api/claims/hold"({ body, ...call }) {
      const { now } = call;
      return limitGuesses(call, () => inTurn(() => holdKit(db, { ...body, timeZone, now })));
    },

    async "POST /api/claims"(call) {
      return limitGuesses(call, () => inTurn(() => placeClaim(db, jobs, claimOf(call))));
    },

    async "POST /api/claims/wait"(call) {
      return limitGuesses(call, () => inTurn(() => claimOrWait(db, jobs, claimOf(call))));
    },

    async "POST /api/claims/choose"(call) {
      return limitGuesses(call, () => chooseKit(db, jobs, claimOf(call)));
    },

    async "POST /api/claims/leave"({ body: { token }, ...call }) {
      return limitGuesses(call, () => leaveQueue(db, { token, now: call.now }));
    },
  };
};
