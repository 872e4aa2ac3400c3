import type { InferResult } from "kysely";
import type { TimelineEvent } from "../../contract/admin/orders.schemas.ts";
import type { selectOrderMovements } from "./order-timeline.store.ts";
import type { RefundsAndReturns } from "./refunds-and-returns-response.ts";

/** Returns as events of the order's timeline. The order ledger has the refunds. */
export const returnTimelineEvents = ({ returns, returnLines }: RefundsAndReturns): TimelineEvent[] =>
  returns.flatMap((each) => returnEvents(each, returnLines));

function returnEvents(
  each: RefundsAndReturns["returns"][number],
  lines: RefundsAndReturns["returnLines"],
): TimelineEvent[] {
  const ownLines = lines.filter((line) => line.return_id === each.return_id);
  const returnedLines = ownLines
    .map((line) => `${line.quantity} × ${line.product_name}${line.size && ` (${line.size})`}`)
    .join(", ");
  const requested: TimelineEvent = {
    id: `return-${each.return_id}-asked`,
    at: each.asked_at.toISOString(),
    kind: "stock",
    title: `Return R${each.number} opened`,
    detail: `${returnedLines}: ${each.reason}`,
    by: fullName(each.askerFirst, each.askerLast),
  };
  if (each.called_off_at)
    return [
      requested,
      {
        ...requested,
        id: `return-${each.return_id}-called-off`,
        at: each.called_off_at.toISOString(),
        title: `Return R${each.number} cancelled`,
        by: fullName(each.callerFirst, each.callerLast),
      },
    ];
  if (!each.received_at) return [requested];
  const toStock = ownLines.reduce((sum, line) => sum + line.back_to_stock, 0);
  const writtenOff = ownLines.reduce((sum, line) => sum + line.written_off, 0);
  return [
    requested,
    {
      ...requested,
      id: `return-${each.return_id}-received`,
      at: each.received_at.toISOString(),
      title: `Return R${each.number} received`,
      detail: `${returnedLines}: ${toStock} back to stock, ${writtenOff} written off`,
      by: fullName(each.receiverFirst, each.receiverLast),
    },
  ];
}

type Movement = InferResult<ReturnType<typeof selectOrderMovements>>[number];

/** Units that the order took from a counted stock or released to it, as an event of the timeline. */
export const movementTimelineEvent = (movement: Movement): TimelineEvent => ({
  id: `stock-${movement.stock_movement_id}`,
  at: movement.moved_at.toISOString(),
  kind: "stock",
  title: `${Math.abs(movement.change)} × ${movement.name}${movement.size && ` (${movement.size})`} ${movement.change < 0 ? "taken" : "given back"}`,
  detail: `${movement.reason}, ${movement.stock_after} left`,
  by: movement.first_name === null ? "the store" : fullName(movement.first_name, movement.last_name),
});

const fullName = (first: string | null, last: string | null): string => `${first ?? ""} ${last ?? ""}`.trim();
