import type { TimelineEvent } from "../../contract/admin/orders.ts";
import { formatMoney } from "../money/money.ts";
import type { Comeback } from "./order-money-answer.ts";
import type { readOrderEdits, readOrderMovements } from "./staff-orders.store.ts";

/** Refunds and returns on an order's line of time. */
export const comebackEvents = ({ refunds, returns, returnLines }: Comeback): TimelineEvent[] => [
  ...refunds.flatMap(refundEvents),
  ...returns.flatMap((each) => returnEvents(each, returnLines)),
];

function refundEvents(refund: Comeback["refunds"][number]): TimelineEvent[] {
  const amount = formatMoney(refund.amount_paise, "₹");
  const asked: TimelineEvent = {
    id: `refund-${refund.refund_id}-asked`,
    at: refund.asked_at.toISOString(),
    kind: "payment",
    title: refund.payment_id === null ? `${amount} paid back by hand` : `Refund of ${amount} asked for`,
    detail: [refund.reason, refund.payment_id === null && refund.reference].filter(Boolean).join(" · "),
    by: nameOf(refund.first_name, refund.last_name),
  };
  if (refund.payment_id === null || !refund.settled_at) return [asked];
  return [
    asked,
    {
      ...asked,
      id: `refund-${refund.refund_id}-settled`,
      at: refund.settled_at.toISOString(),
      title: refund.state === "done" ? `${amount} paid back` : `Refund of ${amount} failed`,
      detail: (refund.state === "done" ? refund.reference : refund.last_error) ?? "",
      by: "the payment provider",
    },
  ];
}

function returnEvents(each: Comeback["returns"][number], lines: Comeback["returnLines"]): TimelineEvent[] {
  const own = lines.filter((line) => line.return_id === each.return_id);
  const goods = own
    .map((line) => `${line.quantity} × ${line.product_name}${line.size && ` (${line.size})`}`)
    .join(", ");
  const asked: TimelineEvent = {
    id: `return-${each.return_id}-asked`,
    at: each.asked_at.toISOString(),
    kind: "stock",
    title: "Return opened",
    detail: `${goods}: ${each.reason}`,
    by: nameOf(each.askerFirst, each.askerLast),
  };
  if (!each.received_at) return [asked];
  const toStock = own.reduce((sum, line) => sum + line.back_to_stock, 0);
  const writtenOff = own.reduce((sum, line) => sum + line.written_off, 0);
  return [
    asked,
    {
      ...asked,
      id: `return-${each.return_id}-received`,
      at: each.received_at.toISOString(),
      title: "Return received",
      detail: `${goods}: ${toStock} back to stock, ${writtenOff} written off`,
      by: nameOf(each.receiverFirst, each.receiverLast),
    },
  ];
}

type Edit = Awaited<ReturnType<typeof readOrderEdits>>[number];

/** What the team changed on the order itself, in a line each. */
export const editEvent = (edit: Edit): TimelineEvent => ({
  id: `edit-${edit.sequence}`,
  at: edit.at.toISOString(),
  kind: "edit",
  title: edit.action.charAt(0).toUpperCase() + edit.action.slice(1),
  detail: editDetail(edit),
  by: edit.first_name === null ? edit.user_email : nameOf(edit.first_name, edit.last_name),
});

function editDetail({ action, before, after }: Edit): string {
  const [was, is] = [before, after].map((each) => (each ?? {}) as Record<string, unknown>);
  if (action === "size swapped")
    return `${is?.quantity} × ${is?.product}: ${was?.size || "no size"} for ${is?.size}`;
  if (action === "mail sent again") return `to ${is?.recipient}`;
  return "";
}

type Movement = Awaited<ReturnType<typeof readOrderMovements>>[number];

/** Pieces that the order took from a counted stock, or gave back to it. */
export const movementEvent = (moved: Movement): TimelineEvent => ({
  id: `stock-${moved.stock_movement_id}`,
  at: moved.moved_at.toISOString(),
  kind: "stock",
  title: `${Math.abs(moved.change)} × ${moved.name}${moved.size && ` (${moved.size})`} ${moved.change < 0 ? "taken" : "given back"}`,
  detail: `${moved.reason}, ${moved.stock_after} left`,
  by: moved.first_name === null ? "the store" : nameOf(moved.first_name, moved.last_name),
});

const nameOf = (first: string | null, last: string | null): string => `${first ?? ""} ${last ?? ""}`.trim();
