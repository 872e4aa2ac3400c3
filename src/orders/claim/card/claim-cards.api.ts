import type { Handlers } from "../../../contract/handler.ts";
import { createAttemptLimiter } from "../../../platform/attempt-limit/limit-attempts.ts";
import type { Services } from "../../../platform/services.ts";
import { enterCard } from "./enter-card.ts";
import { planClaimCards, printClaimCards } from "./print-cards.ts";

type ClaimCardCalls =
  | "POST /api/claims/card"
  | "POST /api/admin/occasions/{occasionId}/claim-cards/plan"
  | "POST /api/admin/occasions/{occasionId}/claim-cards";

export const claimCardsApi = ({
  database: { db },
  config,
  settings,
  calendar,
  secretKeys: keys,
}: Services): Handlers<ClaimCardCalls> => {
  const limiter = createAttemptLimiter(db, config);
  const { timeZone } = calendar;
  return {
    "POST /api/claims/card": ({ body, clientIp, now }) =>
      enterCard(db, limiter, {
        ...body,
        asks: settings.current().claimCardFact,
        keys,
        clientIp,
        timeZone,
        now,
      }),

    "POST /api/admin/occasions/{occasionId}/claim-cards/plan": ({ params, body, now }) =>
      planClaimCards(db, { ...params, ...body, settings: settings.current(), calendar, now }),

    "POST /api/admin/occasions/{occasionId}/claim-cards": ({ params, body, ...staff }) =>
      printClaimCards(db, {
        ...params,
        ...body,
        settings: settings.current(),
        publicUrl: config.publicUrl,
        keys,
        calendar,
        staff,
        now: staff.now,
      }),
  };
};
