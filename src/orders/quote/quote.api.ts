import { isRefusal, type Refusal } from "../../contract/errors.ts";
import type { Handlers } from "../../contract/handler.ts";
import { clientNetwork } from "../../platform/attempt-limit/attempt-limit.ts";
import { createAttemptLimiter } from "../../platform/attempt-limit/limit-attempts.ts";
import { createSemaphore } from "../../platform/semaphore/semaphore.ts";
import type { Services } from "../../platform/services.ts";
import { billingOf } from "../invoice/billing.ts";
import { hasAutomaticLinks } from "../order/automatic-links.ts";
import { acceptQuote } from "./accept-quote.ts";
import { askForChange } from "./ask-for-change.ts";
import { findSentQuote, openQuote } from "./open-quote.ts";
import { printQuote } from "./print-quote.ts";

type QuoteCalls =
  | "POST /api/quotes/accept"
  | "POST /api/quotes/change"
  | "POST /api/quotes/open"
  | "POST /api/quotes/pdf";

/** The calls of a customer, who has no account here: the token of a mailed link opens one quote. */
export const quoteApi = ({
  database: { db, poolSize },
  jobs,
  config,
  settings,
  calendar,
}: Services): Handlers<QuoteCalls> => {
  const limiter = createAttemptLimiter(db, config);
  // Acceptances wait for one another's rows as checkouts do: both together leave connections for everything else.
  const inTurn = createSemaphore({ maxRunning: Math.max(1, Math.floor(poolSize / 4)), maxWaiting: 64 });
  const open = (token: string, now: Date) => {
    const { baseCurrency } = settings.current();
    const { seller } = billingOf(settings.current(), calendar);
    return openQuote(db, { token, seller, baseCurrency, calendar, now });
  };

  /** Runs a call within the limit of wrong links: a company may have one network, so only wrong ones count. */
  async function limitGuesses<T>(
    { clientIp, now }: { readonly clientIp: string; readonly now: Date },
    work: () => Promise<T>,
  ): Promise<T | Refusal<"too_many_requests">> {
    const guess = [{ kind: "quote link from client", subject: clientNetwork(clientIp) }] as const;
    const tooMany = await limiter.check(guess, now);
    if (tooMany) return tooMany;
    const result = await work();
    if (isRefusal(result) && result.refused === "quote_unknown") await limiter.count(guess, now);
    return result;
  }

  return {
    "POST /api/quotes/open": ({ body: { token }, ...call }) =>
      limitGuesses(call, () => open(token, call.now)),

    "POST /api/quotes/accept": ({ body, ...call }) =>
      limitGuesses(call, () =>
        inTurn(() =>
          acceptQuote(db, {
            ...body,
            jobs,
            limits: config,
            baseCurrency: settings.current().baseCurrency,
            isLinkAutomatic: hasAutomaticLinks(config),
            calendar,
            now: call.now,
          }),
        ),
      ),

    "POST /api/quotes/change": ({ body, ...call }) =>
      limitGuesses(call, async () => {
        const { now } = call;
        const { supportEmail } = settings.current();
        return (
          (await askForChange(db, jobs, { ...body, supportEmail, calendar, now })) ?? open(body.token, now)
        );
      }),

    "POST /api/quotes/pdf": ({ body: { token }, ...call }) =>
      limitGuesses(call, async () => {
        const found = await findSentQuote(db, token);
        if (isRefusal(found)) return found;
        const subject = clientNetwork(call.clientIp);
        const tooMany = await limiter.count([{ kind: "quotation from client", subject }], call.now);
        if (tooMany) return tooMany;
        const { quote, sent } = found;
        return printQuote(
          db,
          { current: settings.current(), calendar },
          {
            quoteNo: quote.quote_no,
            language: quote.language,
            name: quote.name,
            company: quote.company,
            vatNumber: quote.vat_number,
            email: quote.email,
            country: sent.country,
            lines: sent.lines,
            shippingPaise: sent.shipping_paise,
            totalPaise: sent.total_paise,
            taxPaise: sent.tax_paise,
            terms: sent.terms,
            madeAt: sent.sent_at,
            validUntil: sent.valid_until,
          },
        );
      }),
  };
};
