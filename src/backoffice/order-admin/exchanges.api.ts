import { refuse } from "../../contract/errors.ts";
import type { Handlers } from "../../contract/handler.ts";
import { declineExchange } from "../../orders/exchange/end-exchange.ts";
import { receiveExchange } from "../../orders/exchange/receive-exchange.ts";
import { hasAutomaticLinks } from "../../orders/order/automatic-links.ts";
import { normaliseOrderNumber } from "../../orders/order/order-number.ts";
import type { Services } from "../../platform/services.ts";
import { staffOrderResponse } from "./order-admin-response.ts";

type ExchangeCalls =
  | "POST /api/admin/orders/{orderNo}/exchanges/{returnId}/receive"
  | "POST /api/admin/orders/{orderNo}/exchanges/{returnId}/decline";

/** What staff do about exchanges. Each call returns the order as it is then. */
export function exchangesApi({
  database: { db },
  jobs,
  config,
  settings,
  calendar,
}: Services): Handlers<ExchangeCalls> {
  const currentOrder = async (orderNo: string) =>
    (await staffOrderResponse(db, orderNo, settings.current())) ??
    refuse("order_not_found", "There is no order with that number.");
  return {
    async "POST /api/admin/orders/{orderNo}/exchanges/{returnId}/receive"({ params, body, ...staff }) {
      const orderNo = normaliseOrderNumber(params.orderNo) ?? "";
      const context = {
        jobs,
        limits: config,
        baseCurrency: settings.current().baseCurrency,
        isLinkAutomatic: hasAutomaticLinks(config),
        calendar,
        staff,
        now: staff.now,
      };
      const receive = { orderNo, returnId: params.returnId, received: body, ...context };
      return (await receiveExchange(db, receive)) ?? currentOrder(orderNo);
    },

    async "POST /api/admin/orders/{orderNo}/exchanges/{returnId}/decline"({ params, body, ...staff }) {
      const orderNo = normaliseOrderNumber(params.orderNo) ?? "";
      const decline = { orderNo, returnId: params.returnId, jobs, decline: body, staff, now: staff.now };
      return (await declineExchange(db, decline)) ?? currentOrder(orderNo);
    },
  };
}
