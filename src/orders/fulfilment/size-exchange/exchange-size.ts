import { refuseShortStock } from "../../../buying/cart/validate-item.ts";
import { insertMovements, lockStock, readTakenStock } from "../../../catalogue/stock/stock.store.ts";
import type { MovementCause } from "../../../catalogue/stock/stock.ts";
import type { SizeExchange } from "../../../contract/admin/staff-orders.ts";
import { type Refusal, refuse } from "../../../contract/errors.ts";
import type { VariantId } from "../../../contract/ids.ts";
import type { Trx } from "../../../platform/db/database.ts";
import type { Jobs } from "../../../platform/jobs/jobs.ts";
import { queueMail } from "../../../platform/mail/queue-mail.ts";
import { readSizedSkus } from "../../order/line-parts.store.ts";
import type { LockedOrder } from "../../order/locked-order.store.ts";
import { readOrderLines, type StaffOrderLines } from "../../order/order-lines.store.ts";
import { isUnshipped } from "../../order/order-status.ts";
import { readSendableLines } from "../../shipment/shipment.store.ts";
import { type ChangeMaker, recordOrderChange } from "../change-maker.ts";
import { movePieces, refuseMove } from "../move-pieces.ts";
import { hasSize, insertSizeExchange } from "./size-exchange.store.ts";

export interface ExchangeSize {
  readonly lineId: number;
  readonly exchange: SizeExchange;
  readonly by: ChangeMaker;
  readonly now: Date;
}

export type ExchangeRefusal = Refusal<
  "line_not_found" | "out_of_stock" | "size_unknown" | "state_conflict" | "version_conflict"
>;

/**
 * Gives pieces of a line item of a locked, unshipped order another size; by default all that are not refunded. The old size goes
 * back to stock, the new one is taken, and the buyer is mailed about it. Undefined when it is done.
 * Refuses state_conflict (shipped, cancelled, fewer pieces left, or as movePieces does) and version_conflict (the line
 * has another size or another number of pieces by now).
 */
export async function exchangeSizeOf(
  trx: Trx,
  jobs: Pick<Jobs, "enqueue">,
  order: LockedOrder,
  { lineId, exchange, by, now }: ExchangeSize,
): Promise<ExchangeRefusal | undefined> {
  if (!isUnshipped(order.status)) {
    return refuse("state_conflict", `The order is '${order.status}': nothing in it can be exchanged here.`);
  }
  const lines = await readOrderLines(trx, order.order_id);
  const line = lines.find(({ order_line_id }) => order_line_id === lineId);
  if (!line) return refuse("line_not_found", "The order has no such line.");
  const refused = refuseChangedLine(line, exchange);
  if (refused) return refused;
  const resized = await readSizedSkus(trx, line);
  for (const { variantId, name } of [{ variantId: line.variant_id, name: line.product_name }, ...resized])
    if (!(await hasSize(trx, variantId, exchange.to)))
      return refuse("size_unknown", `There is no ${name} in ${exchange.to}.`);
  const left = (await readSendableLines(trx, order.order_id)).find((each) => each.lineId === lineId);
  const pieces = exchange.pieces ?? left?.toSend ?? 0;
  if (pieces === 0 || pieces > (left?.toSend ?? 0)) {
    return refuse("state_conflict", `${left?.toSend ?? 0} of ${line.product_name} can still be exchanged.`);
  }
  const skus = resized.map((sku) => ({ ...sku, quantity: pieces * sku.piecesEach }));
  return exchangePieces(trx, jobs, { order, lines, line, skus, to: exchange.to, pieces, by, now });
}

function refuseChangedLine(line: StaffOrderLines[number], { from, to, lineQuantity }: SizeExchange) {
  if (line.size !== from || from === to)
    return refuse("version_conflict", `The line's size is now '${line.size}'. Nothing was changed.`);
  if (lineQuantity !== undefined && lineQuantity !== line.quantity)
    return refuse(
      "version_conflict",
      `The line now has ${line.quantity} of ${line.product_name}. Nothing was changed.`,
    );
  return undefined;
}

interface ExchangePieces {
  readonly order: LockedOrder;
  readonly lines: StaffOrderLines;
  readonly line: StaffOrderLines[number];
  /** What changes its size with these pieces of the line item. */
  readonly skus: readonly ResizedSku[];
  readonly to: string;
  readonly pieces: number;
  readonly by: ChangeMaker;
  readonly now: Date;
}

async function exchangePieces(
  trx: Trx,
  jobs: Pick<Jobs, "enqueue">,
  { order, lines, line, skus, to, pieces, by, now }: ExchangePieces,
): Promise<ExchangeRefusal | undefined> {
  const { order_id: orderId, order_no: orderNo } = order;
  const target = lines.find((each) => each.variant_id === line.variant_id && each.size === to);
  const staffId = by.kind === "staff" ? by.staff.caller.userId : undefined;
  const cause = { reason: "size exchanged", orderNo, ...(staffId && { staffId }), now } as const;
  const refused =
    (await refuseMove(trx, { line, target, to, pieces })) ??
    (await exchangeStock(trx, skus, { from: line.size, to }, cause));
  if (refused) return refused;
  await movePieces(trx, { line, target, to, pieces });
  const sizeExchangeId = await insertSizeExchange(trx, {
    order_id: orderId,
    variant_id: line.variant_id,
    product_name: line.translated_name ?? line.product_name,
    colour_name: line.translated_colour ?? line.colour_name,
    from_size: line.size,
    to_size: to,
    quantity: pieces,
    exchanged_at: now,
    exchanged_by: by.kind === "staff" ? by.staff.caller.userId : by.userId,
  });
  const { email: recipient, user_id: userId } = order;
  await queueMail(trx, jobs, { kind: "size-exchanged", recipient, userId, orderId, sizeExchangeId, now });
  const exchanged = { line: line.order_line_id, product: line.product_name, quantity: pieces };
  await recordOrderChange(trx, by, {
    action: "size swapped",
    subject: "orders",
    subjectId: orderNo,
    before: { ...exchanged, size: line.size },
    after: { ...exchanged, size: to },
    now,
  });
  return undefined;
}

interface ResizedSku {
  readonly variantId: VariantId;
  readonly name: string;
  readonly quantity: number;
}

/**
 * Gives back what the order has taken of these SKUs in the old size, and takes the new one. The stock of a variant over all its
 * sizes stays the same.
 */
export async function exchangeStock(
  trx: Trx,
  skus: readonly ResizedSku[],
  { from, to }: { readonly from: string; readonly to: string },
  cause: MovementCause & { readonly orderNo: string },
): Promise<Refusal<"out_of_stock"> | undefined> {
  const locked = await lockStock(
    trx,
    skus.map((sku) => ({ ...sku, size: to })), // locks every size of the variants
  );
  const leftOf = (sku: ResizedSku) =>
    locked.sizes.find(({ variantId, size }) => variantId === sku.variantId && size === to)?.stock ?? null;
  const short = skus.find((sku) => (leftOf(sku) ?? sku.quantity) < sku.quantity);
  if (short) return refuseShortStock({ name: `${short.name} in ${to}` }, leftOf(short) ?? 0);
  const taken = await readTakenStock(trx, cause.orderNo);
  const movements = skus.flatMap((sku) => {
    const { variantId, quantity } = sku;
    const held = taken.find((each) => each.variantId === variantId && each.size === from)?.pieces ?? 0;
    return [
      { variantId, size: from, change: Math.min(quantity, held) },
      { variantId, size: to, change: leftOf(sku) === null ? 0 : -quantity },
    ];
  });
  await insertMovements(
    trx,
    movements.filter(({ change }) => change !== 0),
    cause,
  );
  return undefined;
}
