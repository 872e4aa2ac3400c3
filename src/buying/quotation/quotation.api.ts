import type { Handlers } from "../../contract/handler.ts";
import { clientNetwork } from "../../platform/attempt-limit/attempt-limit.ts";
import { createAttemptLimiter } from "../../platform/attempt-limit/limit-attempts.ts";
import type { Services } from "../../platform/services.ts";
import { makeQuotation } from "./make-quotation.ts";

/** Each PDF takes a thread and half a second, so a client gets few of them. */
export function quotationApi({
  database: { db },
  config,
  settings,
  calendar,
}: Services): Handlers<"POST /api/quotations"> {
  const limiter = createAttemptLimiter(db, config);
  return {
    async "POST /api/quotations"({ body, headers, now, clientIp }) {
      const subject = clientNetwork(clientIp);
      const refusal = await limiter.count(
        [
          { kind: "quotation from client", subject },
          { kind: "quotation from client in a day", subject },
        ],
        now,
      );
      return (
        refusal ??
        makeQuotation(
          db,
          { current: settings.current(), calendar, now, language: headers["x-shop-language"] ?? "en" },
          body,
        )
      );
    },
  };
}
