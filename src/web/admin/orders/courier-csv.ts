import { compareBins } from "../../../catalogue/sku-code/bin.ts";
import type { OrderExportRow } from "../../../contract/admin/orders.schemas.ts";

const lineText = ({ productName, colourName, size, contents, quantity }: OrderExportRow["lines"][number]) =>
  `${quantity} × ${[productName, colourName, size].filter(Boolean).join(", ")}${contents && ` (${contents})`}`;

/**
 * `+1 (415) 555-0132` as `+1 415 555 0132`. A spreadsheet would subtract what a hyphen divides, so that its cell would need an
 * apostrophe, with which a courier's upload reads no number. Anything but a number stays, for the guard of every cell.
 */
const withBlanks = (telephone: string): string => {
  const [, digits] = /^\s*[+\uff0b]\s*(\d[\d\s().-]*)$/.exec(telephone) ?? [];
  return digits === undefined ? telephone : `+${digits.split(/\D+/).filter(Boolean).join(" ")}`;
};

/** `2026-11-21 15:30:00` by the clock of that time zone, as every spreadsheet reads it. */
const onClock = (iso: string, timeZone: string): string =>
  new Date(iso).toLocaleString("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" });

type CourierRow = Pick<OrderExportRow, "id" | "lines" | "placedAt" | "telephone" | "timeZone" | "waitsSince">;

/** One line of the orders' CSV: everything that a courier's upload asks for, and the line items as a text. */
export const courierLine = <Row extends CourierRow>({
  lines,
  timeZone,
  id,
  placedAt,
  waitsSince,
  ...order
}: Row) => ({
  id,
  [`placedAt (${timeZone})`]: onClock(placedAt, timeZone),
  ...order,
  telephone: withBlanks(order.telephone),
  [`waitsSince (${timeZone})`]: onClock(waitsSince, timeZone),
  pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  piecesToSend: lines.reduce((sum, { toSend }) => sum + toSend, 0),
  lines: lines.map(lineText).join("; "),
});

/**
 * The lines of the pick list: what is still to be sent of each line item, or of each part of a kit that is made from its parts.
 * None for an order that has left or is cancelled.
 */
export const pickLines = ({ lines, ...order }: PickedOrder) =>
  lines
    .filter(({ toSend }) => toSend > 0)
    .flatMap(({ toSend, ...line }) =>
      line.parts.length > 0
        ? line.parts.map((part) => pickLine(order, { ...part, contents: "" }, part.quantity * toSend))
        : [pickLine(order, line, toSend)],
    );

type PickedOrder = Pick<OrderExportRow, "id" | "lines" | "recipientName"> & { readonly status?: string };
type Picked = Omit<OrderExportRow["lines"][number], "parts" | "quantity" | "toSend">;

const pickLine = (order: Omit<PickedOrder, "lines">, picked: Picked, pieces: number) => ({
  picked: "",
  bin: picked.bin,
  sku: picked.sku,
  product: picked.productName,
  colour: picked.colourName,
  size: picked.size,
  pieces,
  contents: picked.contents,
  order: order.id,
  recipient: order.recipientName,
  ...(order.status && { status: order.status }),
});

/** The order of a walk past the bins; in one bin, SKU by SKU. */
export const comparePicks = (one: { bin: string; sku: string }, other: { bin: string; sku: string }) =>
  compareBins(one.bin, other.bin) || one.sku.localeCompare(other.sku, "en", { numeric: true });
