import { refuse } from "../../contract/errors.ts";
import type { Handlers } from "../../contract/handler.ts";
import type { Services } from "../../server/services.ts";
import { fromWire } from "../money/money.ts";
import { configuredProviders } from "../payment/configured-providers.ts";
import { refundOrder } from "../refund/refund-order.ts";
import { retryRefund } from "../refund/retry-refund.ts";
import { openReturn } from "../return/open-return.ts";
import { receiveReturn } from "../return/receive-return.ts";
import { refundReturn } from "../return/refund-return.ts";
import { normaliseOrderNumber } from "./order-number.ts";
import { staffOrder } from "./staff-order-answer.ts";

type MoneyBackCalls =
  | "POST /api/admin/orders/{orderNo}/refunds"
  | "POST /api/admin/orders/{orderNo}/refunds/{refundId}/retry"
  | "POST /api/admin/orders/{orderNo}/returns"
  | "POST /api/admin/orders/{orderNo}/returns/{returnId}/received"
  | "POST /api/admin/orders/{orderNo}/returns/{returnId}/refund";

const notFound = refuse("order_not_found", "There is no order of that number.");
const numberOf = ({ orderNo }: { orderNo: string }) => normaliseOrderNumber(orderNo) ?? "";

export function moneyBackApi({ database: { db }, jobs, config }: Services): Handlers<MoneyBackCalls> {
  const providers = configuredProviders(config);
  const anew = async (orderNo: string) => (await staffOrder(db, orderNo)) ?? notFound;
  return {
    async "POST /api/admin/orders/{orderNo}/refunds"({ params, body, ...staff }) {
      const orderNo = numberOf(params);
      const wanted = {
        lines: body.lines,
        shipping: body.shipping,
        refundedBeforePaise: fromWire(body.refundedBefore),
        reason: body.reason.trim(),
        reference: (body.reference ?? "").trim(),
      };
      const refused = await refundOrder(db, jobs, providers, { orderNo, wanted, staff, now: staff.now });
      return refused ?? anew(orderNo);
    },

    async "POST /api/admin/orders/{orderNo}/refunds/{refundId}/retry"({ params, ...staff }) {
      const orderNo = numberOf(params);
      const again = { orderNo, refundId: params.refundId, staff, now: staff.now };
      return (await retryRefund(db, jobs, again)) ?? anew(orderNo);
    },

    async "POST /api/admin/orders/{orderNo}/returns"({ params, body, ...staff }) {
      const orderNo = numberOf(params);
      return (await openReturn(db, { orderNo, asked: body, staff, now: staff.now })) ?? anew(orderNo);
    },

    async "POST /api/admin/orders/{orderNo}/returns/{returnId}/received"({ params, body, ...staff }) {
      const orderNo = numberOf(params);
      const { returnId } = params;
      const received = { orderNo, returnId, received: body, staff, now: staff.now };
      return (await receiveReturn(db, received)) ?? anew(orderNo);
    },

    async "POST /api/admin/orders/{orderNo}/returns/{returnId}/refund"({ params, body, ...staff }) {
      const orderNo = numberOf(params);
      const { returnId } = params;
      const refund = { orderNo, returnId, given: body, staff, now: staff.now };
      return (await refundReturn(db, jobs, providers, refund)) ?? anew(orderNo);
    },
  };
}
