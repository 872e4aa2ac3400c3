import type { InferResult } from "kysely";
import type { TimelineEvent } from "../../contract/admin/orders.schemas.ts";
import { type StaffText, staffText, untranslated } from "../../contract/staff-text.ts";
import type { selectOrderMovements } from "./order-timeline.store.ts";
import type { RefundsAndReturns } from "./refunds-and-returns-response.ts";

/** Returns as events of the order's timeline. The order ledger has the refunds. */
export const returnTimelineEvents = ({
  returns,
  returnLines,
  exchanges,
}: RefundsAndReturns): TimelineEvent[] =>
  returns.flatMap((each) => {
    const exchange = exchanges.find(({ returnId }) => returnId === each.return_id);
    return exchange ? exchangeEvents(each, exchange) : returnEvents(each, returnLines);
  });

function exchangeEvents(
  each: RefundsAndReturns["returns"][number],
  { pieces, ended, replacementNo }: RefundsAndReturns["exchanges"][number],
): TimelineEvent[] {
  const number = `R${each.number}`;
  const sizes = pieces
    .map((piece) => `${piece.quantity} × ${piece.product_name} (${piece.from_size} → ${piece.to_size})`)
    .join(", ");
  const asked: TimelineEvent = {
    id: `return-${each.return_id}-asked`,
    at: each.asked_at.toISOString(),
    kind: "stock",
    title: staffText`Exchange ${number} asked for`,
    detail: untranslated(sizes),
    by: fullName(each.askerFirst, each.askerLast),
  };
  const endedAt = each.called_off_at ?? each.received_at;
  if (!endedAt) return [asked];
  const writtenOff = pieces.reduce((sum, piece) => sum + piece.written_off, 0);
  const titles = {
    declined: staffText`Exchange ${number} declined`,
    lapsed: staffText`Exchange ${number} lapsed`,
    "called off": staffText`Exchange ${number} called off`,
  };
  return [
    asked,
    {
      ...asked,
      id: `return-${each.return_id}-ended`,
      at: endedAt.toISOString(),
      title: each.called_off_at ? titles[ended ?? "called off"] : staffText`Exchange ${number} received`,
      detail: each.called_off_at
        ? untranslated(sizes)
        : staffText`${sizes}: ${writtenOff} written off, replaced by ${replacementNo ?? ""}`,
      by: each.called_off_at
        ? each.callerFirst === null && ended === "lapsed"
          ? staffText`the store`
          : fullName(each.callerFirst, each.callerLast)
        : fullName(each.receiverFirst, each.receiverLast),
    },
  ];
}

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
    title: staffText`Return ${`R${each.number}`} opened`,
    detail: untranslated(`${returnedLines}: ${each.reason}`),
    by: fullName(each.askerFirst, each.askerLast),
  };
  if (each.called_off_at)
    return [
      requested,
      {
        ...requested,
        id: `return-${each.return_id}-called-off`,
        at: each.called_off_at.toISOString(),
        title: staffText`Return ${`R${each.number}`} cancelled`,
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
      title: staffText`Return ${`R${each.number}`} received`,
      detail: staffText`${returnedLines}: ${toStock} back to stock, ${writtenOff} written off`,
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
  title:
    movement.change < 0
      ? staffText`${piecesOf(movement)} taken`
      : staffText`${piecesOf(movement)} given back`,
  detail: staffText`${movement.reason}, ${movement.stock_after} left`,
  by: movement.first_name === null ? staffText`the store` : fullName(movement.first_name, movement.last_name),
});

const piecesOf = ({ change, name, size }: Movement): string =>
  `${Math.abs(change)} × ${name}${size && ` (${size})`}`;

const fullName = (first: string | null, last: string | null): StaffText =>
  untranslated(`${first ?? ""} ${last ?? ""}`.trim());
