import { isRefusal, type Refusal, refuse } from "../../contract/errors.ts";
import type { Handlers } from "../../contract/handler.ts";
import { createAttemptLimiter } from "../../platform/attempt-limit/limit-attempts.ts";
import type { Services } from "../../platform/services.ts";
import { findOrderHolder, type OrderCall, type OrderHolder } from "../order/order-holder.ts";
import { readOwnOrderResponse } from "../order/read-order-responses.ts";
import { changeOwnAddress, changeOwnSize, setOwnCompany, sizeChoices } from "./change-own-order.ts";

type CustomerOrderChanges =
  | "GET /api/orders/{orderNo}/size-choices"
  | "POST /api/orders/{orderNo}/lines/{lineId}/size"
  | "POST /api/orders/{orderNo}/address"
  | "POST /api/orders/{orderNo}/billed-company";

/** What buyers correct in their own orders, for the logged-in buyer and for whoever has the order's link. */
export function customerOrderChangesApi({
  database: { db },
  jobs,
  calendar,
  settings,
  config,
}: Services): Handlers<CustomerOrderChanges> {
  const limiter = createAttemptLimiter(db, config);
  /** Runs `act` for the order's holder, and returns the order as it is afterwards. */
  async function asHolder<R extends Refusal>(
    call: OrderCall,
    act: (holder: OrderHolder) => Promise<R | undefined>,
  ) {
    const holder = await findOrderHolder(db, limiter, call);
    if (isRefusal(holder)) return holder;
    const refused = await act(holder);
    if (refused) return refused;
    const policy = settings.current();
    const moment = { calendar, now: call.now, policy, trackingUrls: policy.trackingUrls };
    const order = await readOwnOrderResponse(
      db,
      { orderNo: call.params.orderNo, userId: holder.userId },
      moment,
    );
    return order ?? refuse("order_not_found", "You have no order with this number.");
  }
  return {
    async "GET /api/orders/{orderNo}/size-choices"(call) {
      const holder = await findOrderHolder(db, limiter, call);
      return isRefusal(holder) ? holder : sizeChoices(db, { orderNo: call.params.orderNo, holder });
    },

    "POST /api/orders/{orderNo}/lines/{lineId}/size": ({ body: size, ...call }) =>
      asHolder(call, (holder) => changeOwnSize(db, jobs, { ...call.params, holder, size, now: call.now })),

    "POST /api/orders/{orderNo}/address": ({ body: address, ...call }) =>
      asHolder(call, (holder) =>
        changeOwnAddress(db, jobs, { ...call.params, holder, address, now: call.now }),
      ),

    "POST /api/orders/{orderNo}/billed-company": ({ body: billed, ...call }) =>
      asHolder(call, (holder) => setOwnCompany(db, { ...call.params, holder, billed })),
  };
}
