import { normaliseOrderNumber } from "../order/order-number.ts";
import { isUnpaid, type OrderStatus } from "../order/order-status.ts";
import type { PastedLine } from "./parse-dispatch-lines.ts";

export interface OrderToDispatch {
  readonly orderNo: string;
  readonly status: string;
  readonly awbNo: string;
  readonly email: string;
}

export interface PlannedLine {
  readonly line: number;
  readonly orderNo: string;
  readonly shippedBy: string;
  readonly awbNo: string;
  readonly outcome: "would" | "nothing" | "refused";
  readonly message: string;
}

const confirmedStatus = "Order Confirmed" satisfies OrderStatus;

/**
 * What each line would do, or why it is refused. `find` returns an order by its number as the store writes
 * it.
 */
export function planDispatch(
  lines: readonly PastedLine[],
  findOrder: (orderNo: string) => OrderToDispatch | undefined,
  courier = "",
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
    const refused = (message: string): PlannedLine => ({ ...result, outcome: "refused", message });
    if (!orderNo) return refused(pasted.order ? "This is no order number." : "The order number is missing.");
    const earlierLine = firstLineOf.get(orderNo) ?? firstLineOf.get(`awb ${pasted.awb}`);
    const isRepeated = firstLineOf.has(orderNo);
    firstLineOf.set(orderNo, firstLineOf.get(orderNo) ?? line);
    if (pasted.awb) firstLineOf.set(`awb ${pasted.awb}`, firstLineOf.get(`awb ${pasted.awb}`) ?? line);
    if (earlierLine)
      return refused(
        `${isRepeated ? "The order" : "This AWB number"} stands in line ${earlierLine} already.`,
      );
    return { ...result, ...decide(findOrder(orderNo), result) };
  });
}

type Decision = Pick<PlannedLine, "outcome" | "message">;

function decide(
  order: OrderToDispatch | undefined,
  { shippedBy, awbNo }: { readonly shippedBy: string; readonly awbNo: string },
): Decision {
  const refused = (message: string): Decision => ({ outcome: "refused", message });
  if (!order) return refused("There is no order with that number.");
  if (order.status === "Dispatched" && order.awbNo === awbNo)
    return { outcome: "nothing", message: "It is dispatched with this AWB number already." };
  if (isUnpaid(order.status)) return refused(`The order is '${order.status}': confirm it first.`);
  if (order.status !== confirmedStatus)
    return refused(`The order is '${order.status}'${order.awbNo && ` with AWB ${order.awbNo}`}.`);
  if (!awbNo) return refused("The AWB number is missing.");
  if (/^\d[.,]?\d*E\+\d+$/i.test(awbNo))
    return refused("The spreadsheet has shortened this AWB number: make its column text and copy it again.");
  if (!shippedBy) return refused("The courier is missing.");
  if (awbNo.length > 60 || shippedBy.length > 80)
    return refused("The courier or the AWB number is too long.");
  return {
    outcome: "would",
    message: `Will be dispatched; ${order.email} is mailed courier and AWB number.`,
  };
}
