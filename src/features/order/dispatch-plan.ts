import type { PastedLine } from "./dispatch-lines.ts";
import { normaliseOrderNumber } from "./order-number.ts";
import type { OrderStatus } from "./order-status.ts";

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
  readonly says: string;
}

const confirmed = "Order Confirmed" satisfies OrderStatus;
const before: readonly string[] = ["Order Requested", "Payment Link Sent"] satisfies OrderStatus[];

/** What each line would do, or why it will not; `find` answers an order by its number as the store writes it. */
export function planDispatch(
  lines: readonly PastedLine[],
  find: (orderNo: string) => OrderToDispatch | undefined,
  courier = "",
): PlannedLine[] {
  const seen = new Map<string, number>();
  return lines.map(({ line, ...pasted }) => {
    const orderNo = normaliseOrderNumber(pasted.order);
    const shown = {
      line,
      orderNo: orderNo ?? pasted.order.slice(0, 60),
      shippedBy: pasted.courier || courier.trim(),
      awbNo: pasted.awb,
    };
    const refused = (says: string): PlannedLine => ({ ...shown, outcome: "refused", says });
    if (!orderNo) return refused(pasted.order ? "This is no order number." : "The order number is missing.");
    const earlier = seen.get(orderNo) ?? seen.get(`awb ${pasted.awb}`);
    const isRepeated = seen.has(orderNo);
    seen.set(orderNo, seen.get(orderNo) ?? line);
    if (pasted.awb) seen.set(`awb ${pasted.awb}`, seen.get(`awb ${pasted.awb}`) ?? line);
    if (earlier)
      return refused(`${isRepeated ? "The order" : "This AWB number"} stands in line ${earlier} already.`);
    return { ...shown, ...decide(find(orderNo), shown) };
  });
}

type Decision = Pick<PlannedLine, "outcome" | "says">;

function decide(
  order: OrderToDispatch | undefined,
  { shippedBy, awbNo }: { readonly shippedBy: string; readonly awbNo: string },
): Decision {
  const refused = (says: string): Decision => ({ outcome: "refused", says });
  if (!order) return refused("There is no order of that number.");
  if (order.status === "Dispatched" && order.awbNo === awbNo)
    return { outcome: "nothing", says: "It is dispatched with this AWB number already." };
  if (before.includes(order.status)) return refused(`The order is '${order.status}': confirm it first.`);
  if (order.status !== confirmed)
    return refused(`The order is '${order.status}'${order.awbNo && ` with AWB ${order.awbNo}`}.`);
  if (!awbNo) return refused("The AWB number is missing.");
  if (/^\d[.,]?\d*E\+\d+$/i.test(awbNo))
    return refused("The spreadsheet has shortened this AWB number: make its column text and copy it again.");
  if (!shippedBy) return refused("The courier is missing.");
  if (awbNo.length > 60 || shippedBy.length > 80)
    return refused("The courier or the AWB number is too long.");
  return { outcome: "would", says: `Will be dispatched; ${order.email} is mailed courier and AWB number.` };
}
