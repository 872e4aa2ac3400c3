import { type StaffText, staffText } from "../../contract/staff-text.ts";
import { isCutNumber } from "../../platform/csv/code-cell.ts";
import { normaliseOrderNumber } from "../order/order-number.ts";
import { isUnpaid, type OrderStatus } from "../order/order-status.ts";
import type { PastedLine } from "./parse-dispatch-lines.ts";

export interface OrderToDispatch {
  readonly orderNo: string;
  readonly status: string;
  readonly awbNo: string;
  /** The day before which it is not dispatched. Null: any day. */
  readonly dispatchFrom: string | null;
}

export interface PlannedLine {
  readonly line: number;
  readonly orderNo: string;
  readonly shippedBy: string;
  readonly awbNo: string;
  readonly outcome: "would" | "nothing" | "refused";
  readonly message: StaffText;
}

const confirmedStatus = "Order Confirmed" satisfies OrderStatus;

/**
 * What each line would do, or why it is refused. `find` returns an order by its number as the store writes
 * it. `today` is YYYY-MM-DD.
 */
export function planDispatch(
  lines: readonly PastedLine[],
  findOrder: (orderNo: string) => OrderToDispatch | undefined,
  { courier = "", today }: { readonly courier?: string | undefined; readonly today: string },
): PlannedLine[] {
  const firstLineOf = new Map<string, number>();
  return lines.map(({ line, ...pasted }) => {
    const orderNo = normaliseOrderNumber(pasted.order);
    const result = {
      line,
      orderNo: orderNo ?? pasted.order.slice(0, 60),
      shippedBy: pasted.courier || courier.trim(),
      awbNo: pasted.awb,
    };
    const refused = (message: StaffText): PlannedLine => ({ ...result, outcome: "refused", message });
    if (pasted.isTorn)
      return refused(
        staffText`This line has more cells than it should: put quotes around what has a comma in it.`,
      );
    if (!orderNo)
      return refused(
        pasted.order ? staffText`This is no order number.` : staffText`The order number is missing.`,
      );
    const earlierLine = firstLineOf.get(orderNo) ?? firstLineOf.get(`awb ${pasted.awb}`);
    const isRepeated = firstLineOf.has(orderNo);
    firstLineOf.set(orderNo, firstLineOf.get(orderNo) ?? line);
    if (pasted.awb) firstLineOf.set(`awb ${pasted.awb}`, firstLineOf.get(`awb ${pasted.awb}`) ?? line);
    if (earlierLine)
      return refused(
        isRepeated
          ? staffText`The order stands in line ${earlierLine} already.`
          : staffText`This AWB number stands in line ${earlierLine} already.`,
      );
    return { ...result, ...decide(findOrder(orderNo), { ...result, today }) };
  });
}

type Decision = Pick<PlannedLine, "outcome" | "message">;

function decide(
  order: OrderToDispatch | undefined,
  { shippedBy, awbNo, today }: { readonly shippedBy: string; readonly awbNo: string; readonly today: string },
): Decision {
  const refused = (message: StaffText): Decision => ({ outcome: "refused", message });
  if (!order) return refused(staffText`There is no order with that number.`);
  if (order.status === "Dispatched" && order.awbNo === awbNo)
    return { outcome: "nothing", message: staffText`It is dispatched with this AWB number already.` };
  if (isUnpaid(order.status)) return refused(staffText`The order is '${order.status}': confirm it first.`);
  if (order.status !== confirmedStatus)
    return refused(
      order.awbNo
        ? staffText`The order is '${order.status}' with AWB ${order.awbNo}.`
        : staffText`The order is '${order.status}'.`,
    );
  if (order.dispatchFrom !== null && today < order.dispatchFrom)
    return refused(staffText`This kit is not dispatched before ${order.dispatchFrom}.`);
  if (!awbNo) return refused(staffText`The AWB number is missing.`);
  if (isCutNumber(awbNo))
    return refused(
      staffText`The spreadsheet has shortened this AWB number: make its column text and copy it again.`,
    );
  if (!shippedBy) return refused(staffText`The courier is missing.`);
  if (awbNo.length > 60 || shippedBy.length > 80)
    return refused(staffText`The courier or the AWB number is too long.`);
  return {
    outcome: "would",
    message: staffText`Will be dispatched; its customer is mailed courier and AWB number.`,
  };
}
