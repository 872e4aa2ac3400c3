import { isRefusal } from "../../../contract/errors.ts";
import type { Handlers } from "../../../contract/handler.ts";
import { createAttemptLimiter } from "../../../platform/attempt-limit/limit-attempts.ts";
import type { Services } from "../../../platform/services.ts";
import { findOrderHolder } from "../../order/order-holder.ts";
import { normaliseOrderNumber } from "../../order/order-number.ts";
import { readThanks, sendThanks } from "./send-thanks.ts";

type ThanksCalls = "GET /api/orders/{orderNo}/thanks" | "POST /api/orders/{orderNo}/thanks";

/** Thanks for a kit, by its logged-in buyer and by whoever has the order's link. */
export function thanksApi({ database: { db }, jobs, config }: Services): Handlers<ThanksCalls> {
  const limiter = createAttemptLimiter(db, config);
  const orderNoOf = (params: { readonly orderNo: string }) => normaliseOrderNumber(params.orderNo) ?? "";
  return {
    async "GET /api/orders/{orderNo}/thanks"(call) {
      const holder = await findOrderHolder(db, limiter, call);
      if (isRefusal(holder)) return holder;
      return readThanks(db, { orderNo: orderNoOf(call.params), userId: holder.userId });
    },

    async "POST /api/orders/{orderNo}/thanks"({ body: { note }, ...call }) {
      const holder = await findOrderHolder(db, limiter, call);
      if (isRefusal(holder)) return holder;
      const own = { orderNo: orderNoOf(call.params), userId: holder.userId };
      return sendThanks(db, jobs, { ...own, note, now: call.now });
    },
  };
}
