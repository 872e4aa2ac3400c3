import { type Refusal, refuse } from "../../contract/errors.ts";
import type { OrderId } from "../../contract/ids.ts";
import type { Calendar } from "../../platform/calendar/calendar.ts";
import type { Db } from "../../platform/db/database.ts";
import { printPdf } from "../../platform/pdf/print-pdf.ts";
import { addressLines } from "../order/address-lines.ts";
import { printableNote } from "../order/gift-note.ts";
import {
  type AddressToPrint,
  type LineToPrint,
  type OrderToPrint,
  readAddressesToPrint,
  readLinesToPrint,
  readOrdersToPrint,
} from "../order/order-to-print.store.ts";
import { findUndecided, markSlipsPrinted } from "../order/packing-slip.store.ts";
import { readLinesToSend } from "../shipment/shipment.store.ts";
import type { PackingSlip } from "./packing-slip.ts";

/**
 * The packing slips of these orders as one PDF, in the order of `orderNos`. Confirmed orders then wait to be sent. Refuses order_not_found, and
 * names the first missing order, and state_conflict for one that was paid back in full and that nobody decided to send.
 */
export async function printPackingSlips(
  db: Db,
  orderNos: readonly string[],
  from: string,
  { calendar, now }: { readonly calendar: Calendar; readonly now: Date },
): Promise<Buffer | Refusal<"order_not_found" | "state_conflict">> {
  const numbers = [...new Set(orderNos)];
  const orders = new Map((await readOrdersToPrint(db, numbers)).map((order) => [order.order_no, order]));
  const missing = numbers.find((each) => !orders.has(each));
  if (missing !== undefined) return refuse("order_not_found", `There is no order ${missing.slice(0, 40)}.`);
  const undecided = await findUndecided(db, numbers);
  if (undecided)
    return refuse(
      "state_conflict",
      `Everything that was paid for ${undecided} has been refunded. On its page, cancel it or choose 'Send it all the same' first.`,
    );
  const ids = [...orders.values()].map(({ order_id }) => order_id);
  const lines = Map.groupBy(await readLinesToPack(db, ids), ({ order_id }) => order_id);
  const addresses = new Map(
    (await readAddressesToPrint(db, ids))
      .filter((each) => !each.is_billing)
      .map((each) => [each.order_id, each]),
  );
  const slips = numbers.flatMap((orderNo) => {
    const order = orders.get(orderNo);
    const address = order && addresses.get(order.order_id);
    return order && address
      ? [buildSlip(order, lines.get(order.order_id) ?? [], address, from, calendar)]
      : [];
  });
  const bytes = await printPdf({
    title: `Packing slips (${slips.length})`,
    drawing: new URL("./draw-packing-slip.ts", import.meta.url),
    items: slips,
  });
  await markSlipsPrinted(db, numbers, now);
  return bytes;
}

/**
 * What is still to be packed: no piece that was refunded or has left. Of an order of which everything has left, what it sent,
 * for a slip that is printed again.
 */
async function readLinesToPack(db: Db, ids: readonly OrderId[]): Promise<LineToPrint[]> {
  const sendable = new Map((await readLinesToSend(db, ids)).map((line) => [line.lineId, line]));
  const lines = await readLinesToPrint(db, ids);
  const isLeft = ({ order_line_id }: LineToPrint) => (sendable.get(order_line_id)?.toSend ?? 0) > 0;
  const open = new Set(lines.filter(isLeft).map(({ order_id }) => order_id));
  return lines
    .map((line) => {
      const { toSend = 0, withdrawnQuantity = 0 } = sendable.get(line.order_line_id) ?? {};
      return { ...line, quantity: open.has(line.order_id) ? toSend : line.quantity - withdrawnQuantity };
    })
    .filter(({ quantity }) => quantity > 0);
}

const buildSlip = (
  order: OrderToPrint,
  lines: readonly LineToPrint[],
  address: AddressToPrint,
  from: string,
  calendar: Calendar,
): PackingSlip => ({
  orderNo: order.order_no,
  isKit: order.is_swag,
  isGift: order.is_gift,
  giftNote: printableNote(order.gift_note),
  placedOn: calendar.formatDay(order.placed_at),
  shippedBy: order.shipped_by ?? "",
  awbNo: order.awb_no ?? "",
  weightGrams: order.weight_grams,
  from,
  recipient: { name: address.recipient_name, phone: address.recipient_phone, lines: addressLines(address) },
  lines: lines.map((line) => ({
    quantity: line.quantity,
    description: line.product_name,
    variant: [line.colour_name, line.size && `size ${line.size}`, line.sku_code && `SKU ${line.sku_code}`]
      .filter(Boolean)
      .join(", "),
    contents: kitItems(line.contents),
  })),
});

/** 'Mug, Bottle and Pen' as its items. A comma in brackets, as in 'T-shirt (Sage, M)', separates nothing. */
const kitItems = (contents: string): string[] =>
  contents
    .split(/,(?![^(]*\))| and (?=[^,]*$)/)
    .map((item) => item.trim())
    .filter(Boolean);
