import { compareBins } from "../../catalogue/sku-code/bin.ts";
import { type Refusal, refuse } from "../../contract/errors.ts";
import type { OrderId } from "../../contract/ids.ts";
import type { Calendar } from "../../platform/calendar/calendar.ts";
import type { Db } from "../../platform/db/database.ts";
import { printPdf } from "../../platform/pdf/print-pdf.ts";
import { type PrintedTexts, refuseUnprintable } from "../../platform/pdf/refuse-unprintable.ts";
import { labelLines } from "../order/address-lines.ts";
import {
  type AddressToPrint,
  type LineToPrint,
  type OrderToPrint,
  type PartToPrint,
  readAddressesToPrint,
  readLinesToPrint,
  readOrdersToPrint,
  readPartsToPrint,
} from "../order/order-to-print.store.ts";
import { findUndecided, markSlipsPrinted, readKitNotes } from "../order/packing-slip.store.ts";
import { readLinesToSend } from "../shipment/shipment.store.ts";
import type { PackingSlip } from "./packing-slip.ts";

/**
 * The packing slips of these orders as one PDF, in the order of `orderNos`. With `marksPacked` confirmed orders then wait to be sent. Refuses order_not_found, and
 * names the first missing order, state_conflict for one that was paid back in full and that nobody decided to send, and text_not_printable for
 * the first one that has characters without a letter in the documents.
 */
export async function printPackingSlips(
  db: Db,
  orderNos: readonly string[],
  from: string,
  {
    calendar,
    homeCountry,
    marksPacked,
    now,
  }: {
    readonly calendar: Calendar;
    readonly homeCountry: string;
    readonly marksPacked: boolean;
    readonly now: Date;
  },
): Promise<Buffer | Refusal<"order_not_found" | "state_conflict" | "text_not_printable">> {
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
  const parts = Map.groupBy(
    await readPartsToPrint(
      db,
      [...lines.values()].flat().map(({ order_line_id }) => order_line_id),
    ),
    ({ order_line_id }) => order_line_id,
  );
  const addresses = new Map(
    (await readAddressesToPrint(db, ids))
      .filter((each) => !each.is_billing)
      .map((each) => [each.order_id, each]),
  );
  const kits = await readKitNotes(db, ids);
  const slips = numbers.flatMap((orderNo) => {
    const order = orders.get(orderNo);
    const address = order && addresses.get(order.order_id);
    return order && address
      ? [
          buildSlip(order, lines.get(order.order_id) ?? [], address, {
            from,
            homeCountry,
            calendar,
            parts,
            kits,
          }),
        ]
      : [];
  });
  for (const slip of slips) {
    const refused = refuseUnprintable(`The packing slip of ${slip.orderNo}`, printedTexts(slip));
    if (refused) return refused;
  }
  const bytes = await printPdf({
    title: `Packing slips (${slips.length})`,
    language: "en",
    drawing: new URL("./draw-packing-slip.ts", import.meta.url),
    items: slips,
  });
  if (marksPacked) await markSlipsPrinted(db, numbers, now);
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

const printedTexts = ({ recipient, giftNote, from, lines, ...slip }: PackingSlip): PrintedTexts => ({
  "name of the recipient": recipient.name,
  "telephone number": recipient.phone,
  "delivery address": recipient.lines,
  "note with the gift": giftNote,
  "name of the store": from,
  "name of an occasion": slip.kit,
  "courier or AWB number": [slip.shippedBy, slip.awbNo],
  "name of a product": lines.flatMap(({ description, contents, declined }) => [
    description,
    ...contents,
    declined,
  ]),
  "colour, size or SKU code": lines.map(({ variant }) => variant),
});

interface Sender {
  readonly from: string;
  readonly homeCountry: string;
  readonly calendar: Calendar;
  /** The parts of kits, by line item. */
  readonly parts: ReadonlyMap<number, readonly PartToPrint[]>;
  readonly kits: Awaited<ReturnType<typeof readKitNotes>>;
}

const buildSlip = (
  order: OrderToPrint,
  lines: readonly LineToPrint[],
  address: AddressToPrint,
  { from, homeCountry, calendar, parts, kits }: Sender,
): PackingSlip => ({
  orderNo: order.order_no,
  // What replaces a kit is one without an occasion of its own.
  kit: kits.get(order.order_id)?.occasion ?? (order.is_swag ? "Welcome kit" : ""),
  isGift: order.is_gift,
  giftNote: order.gift_note || (kits.get(order.order_id)?.note ?? ""),
  placedOn: calendar.formatDay(order.placed_at),
  shippedBy: order.shipped_by ?? "",
  awbNo: order.awb_no ?? "",
  weightGrams: order.weight_grams,
  from,
  recipient: {
    name: address.recipient_name,
    phone: address.recipient_phone,
    lines: labelLines(address, homeCountry),
  },
  lines: lines.toSorted(byBin).map((line) => ({
    quantity: line.quantity,
    description: line.product_name,
    variant: [
      binText(line.bin),
      line.colour_name,
      line.size && `size ${line.size}`,
      line.sku_code && `SKU ${line.sku_code}`,
    ]
      .filter(Boolean)
      .join(", "),
    contents: parts.get(line.order_line_id)?.toSorted(byBin).map(partText) ?? kitItems(line.contents),
    declined: line.declined,
  })),
});

const byBin = (one: { bin: string | null }, other: { bin: string | null }) => compareBins(one.bin, other.bin);
const binText = (bin: string | null) => bin && `bin ${bin}`;

/** `Bin A2: 2 × Steel Bottle (Graphite, SKU B-7), instead of Steel Bottle (Pine)`. A packed part is in its box already. */
function partText(part: PartToPrint): string {
  const details = [
    part.colour_name,
    part.size && `size ${part.size}`,
    part.sku_code && `SKU ${part.sku_code}`,
  ];
  const named = details.some(Boolean)
    ? `${part.product_name} (${details.filter(Boolean).join(", ")})`
    : part.product_name;
  const inBin = part.bin ? `Bin ${part.bin}: ` : "";
  const counted = `${inBin}${part.quantity > 1 ? `${part.quantity} × ` : ""}${named}`;
  return part.substituted_for ? `${counted}, instead of ${part.substituted_for}` : counted;
}

/** For orders whose parts are only a text: 'Mug, Bottle and Pen' as its items. A comma in brackets, as in 'T-shirt (Sage, M)', separates nothing. */
const kitItems = (contents: string): string[] =>
  contents
    .split(/,(?![^(]*\))| and (?=[^,]*$)/)
    .map((item) => item.trim())
    .filter(Boolean);
