import { isRefusal } from "../../contract/errors.ts";
import type { Handlers } from "../../contract/handler.ts";
import { createAttemptLimiter } from "../../platform/attempt-limit/limit-attempts.ts";
import type { Services } from "../../platform/services.ts";
import { mailOrderLink } from "./mail-order-link.ts";
import { readLatestOrders } from "./order.store.ts";
import { orderAgain } from "./order-again.ts";
import { orderDetails } from "./order-details.ts";
import { findOrderHolder } from "./order-holder.ts";
import { normaliseOrderNumber } from "./order-number.ts";
import { readOrderResponses } from "./read-order-responses.ts";

/** The page shows five (specification 1). Other clients may show a few more. */
const LATEST = 20;

type OrderCalls =
  | "GET /api/orders/{userId}"
  | "GET /api/orders/{orderNo}/details"
  | "POST /api/order-links"
  | "POST /api/orders/{orderNo}/reorder";

export const orderApi = ({
  database: { db },
  jobs,
  calendar,
  settings,
  config,
}: Services): Handlers<OrderCalls> => {
  const limiter = createAttemptLimiter(db, config);
  const moment = (now: Date) => ({
    calendar,
    now,
    policy: settings.current(),
    trackingUrls: settings.current().trackingUrls,
  });
  return {
    async "GET /api/orders/{userId}"({ caller, now }) {
      return readOrderResponses(db, await readLatestOrders(db, caller.userId, LATEST), moment(now));
    },

    async "GET /api/orders/{orderNo}/details"(call) {
      const holder = await findOrderHolder(db, limiter, call);
      if (isRefusal(holder)) return holder;
      // A link may be passed on: it does not say whose it was.
      const email = call.headers["x-order-link"] === undefined ? holder.email : "";
      const { sellerGstin, sellerVatNumber } = settings.current();
      const chargesVat = sellerGstin === null && sellerVatNumber !== null;
      const query = { orderNo: call.params.orderNo, ...holder, email, chargesVat };
      return orderDetails(db, { ...query, ...moment(call.now) });
    },

    "POST /api/order-links"({ body, clientIp, now }) {
      const orderNo = normaliseOrderNumber(body.orderNo) ?? "";
      return mailOrderLink(db, jobs, limiter, { orderNo, email: body.email, clientIp, now });
    },

    "POST /api/orders/{orderNo}/reorder"({ params, headers, caller, now }) {
      const language = headers["x-shop-language"];
      return orderAgain(db, {
        orderNo: params.orderNo,
        caller,
        language,
        now,
        timeZone: calendar.timeZone,
      });
    },
  };
};
