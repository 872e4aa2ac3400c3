import { refuse } from "../../contract/errors.ts";
import type { Handlers } from "../../contract/handler.ts";
import { resendReturn } from "../../orders/fulfilment/resend-return.ts";
import { normaliseOrderNumber } from "../../orders/order/order-number.ts";
import { liveProviders } from "../../orders/payment/live-providers.ts";
import { refundLimitPaise } from "../../orders/refund/refund-limit.ts";
import { refundOrder } from "../../orders/refund/refund-order.ts";
import { retryRefund } from "../../orders/refund/retry-refund.ts";
import { settleFailedRefund } from "../../orders/refund/settle-failed-refund.ts";
import { callOffReturn } from "../../orders/return/call-off-return.ts";
import { openReturn } from "../../orders/return/open-return.ts";
import { receiveReturn } from "../../orders/return/receive-return.ts";
import { refundReturn } from "../../orders/return/refund-return.ts";
import { rupeesToPaise } from "../../platform/money/money.ts";
import type { Services } from "../../platform/services.ts";
import { staffOrderResponse } from "./order-admin-response.ts";

type RefundAndReturnCalls =
  | "POST /api/admin/orders/{orderNo}/refunds"
  | "POST /api/admin/orders/{orderNo}/refunds/{refundId}/retry"
  | "POST /api/admin/orders/{orderNo}/refunds/{refundId}/settle"
  | "POST /api/admin/orders/{orderNo}/returns"
  | "POST /api/admin/orders/{orderNo}/returns/{returnId}/receive"
  | "POST /api/admin/orders/{orderNo}/returns/{returnId}/call-off"
  | "POST /api/admin/orders/{orderNo}/returns/{returnId}/resend"
  | "POST /api/admin/orders/{orderNo}/returns/{returnId}/refund";

const orderNotFound = refuse("order_not_found", "There is no order with that number.");
const numberOf = ({ orderNo }: { orderNo: string }) => normaliseOrderNumber(orderNo) ?? "";

export function refundsAndReturnsApi({
  database: { db },
  jobs,
  config,
  settings,
  calendar,
}: Services): Handlers<RefundAndReturnCalls> {
  const providers = liveProviders({ config, settings });
  const currentOrder = async (orderNo: string) =>
    (await staffOrderResponse(db, orderNo, settings.current())) ?? orderNotFound;
  return {
    async "POST /api/admin/orders/{orderNo}/refunds"({ params, body, ...staff }) {
      const orderNo = numberOf(params);
      const request = {
        lines: body.lines,
        shipping: body.shipping,
        freePaise: rupeesToPaise(body.amount ?? 0),
        byHand: body.byHand ?? false,
        ...(body.unsent && { unsent: body.unsent }),
        limitPaise: refundLimitPaise(settings.current(), staff),
        refundedBeforePaise: rupeesToPaise(body.expectedRefunded),
        reason: body.reason.trim(),
        reference: (body.reference ?? "").trim(),
      };
      const refused = await refundOrder(db, jobs, providers(), { orderNo, request, staff, now: staff.now });
      return refused ?? currentOrder(orderNo);
    },

    async "POST /api/admin/orders/{orderNo}/refunds/{refundId}/retry"({ params, ...staff }) {
      const orderNo = numberOf(params);
      const retry = { orderNo, refundId: params.refundId, staff, now: staff.now };
      return (await retryRefund(db, jobs, retry)) ?? currentOrder(orderNo);
    },

    async "POST /api/admin/orders/{orderNo}/refunds/{refundId}/settle"({ params, body, ...staff }) {
      const orderNo = numberOf(params);
      const outcome =
        body.outcome === "transferred"
          ? { state: body.outcome, reference: body.reference ?? "" }
          : { state: body.outcome, reason: (body.reason ?? "").trim() || "Settled otherwise" };
      const settle = { orderNo, refundId: params.refundId, outcome, staff, now: staff.now };
      return (await settleFailedRefund(db, jobs, settle)) ?? currentOrder(orderNo);
    },

    async "POST /api/admin/orders/{orderNo}/returns"({ params, body, ...staff }) {
      const orderNo = numberOf(params);
      const { returnDays } = settings.current();
      const opened = { orderNo, input: body, returnDays, staff, now: staff.now };
      return (await openReturn(db, jobs, opened)) ?? currentOrder(orderNo);
    },

    async "POST /api/admin/orders/{orderNo}/returns/{returnId}/receive"({ params, body, ...staff }) {
      const orderNo = numberOf(params);
      const { returnId } = params;
      const received = { orderNo, returnId, received: body, staff, now: staff.now };
      return (await receiveReturn(db, jobs, received)) ?? currentOrder(orderNo);
    },

    async "POST /api/admin/orders/{orderNo}/returns/{returnId}/call-off"({ params, ...staff }) {
      const orderNo = numberOf(params);
      const callOff = { orderNo, returnId: params.returnId, staff, now: staff.now };
      return (await callOffReturn(db, jobs, callOff)) ?? currentOrder(orderNo);
    },

    async "POST /api/admin/orders/{orderNo}/returns/{returnId}/resend"({ params, body, ...staff }) {
      const orderNo = numberOf(params);
      const resend = { orderNo, returnId: params.returnId, resend: body, calendar, staff, now: staff.now };
      return (await resendReturn(db, jobs, resend)) ?? currentOrder(orderNo);
    },

    async "POST /api/admin/orders/{orderNo}/returns/{returnId}/refund"({ params, body, ...staff }) {
      const orderNo = numberOf(params);
      const { returnId } = params;
      const limitPaise = refundLimitPaise(settings.current(), staff);
      const refund = { orderNo, returnId, input: body, limitPaise, staff, now: staff.now };
      return (await refundReturn(db, jobs, providers(), refund)) ?? currentOrder(orderNo);
    },
  };
}
