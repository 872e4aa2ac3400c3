import { isRefusal, refuse } from "../../contract/errors.ts";
import type { Handlers } from "../../contract/handler.ts";
import { createAttemptLimiter } from "../../platform/attempt-limit/limit-attempts.ts";
import type { Services } from "../../platform/services.ts";
import { findOrderHolder } from "../order/order-holder.ts";
import { readOrderResponses } from "../order/read-order-responses.ts";
import { cancelOwnOrder } from "./cancel-own-order.ts";

type CancelCall = "POST /api/orders/{orderNo}/cancel";

/** The customer's own cancellation. */
export const cancelOrderApi = ({
  database: { db },
  jobs,
  calendar,
  settings,
  config,
}: Services): Handlers<CancelCall> => {
  const limiter = createAttemptLimiter(db, config);
  return {
    async "POST /api/orders/{orderNo}/cancel"({ params, now, ...call }) {
      const policy = settings.current();
      const holder = await findOrderHolder(db, limiter, { params, now, ...call });
      if (isRefusal(holder)) return holder;
      const order = await cancelOwnOrder(db, jobs, {
        orderNo: params.orderNo,
        holder,
        cancelHours: policy.cancelHours,
        now,
      });
      if (isRefusal(order)) return order;
      const [response] = await readOrderResponses(db, [order], {
        calendar,
        now,
        policy,
        trackingUrls: policy.trackingUrls,
      });
      return response ?? refuse("order_not_found", "You have no order with this number.");
    },
  };
};
