import { describeKitContents } from "../../../buying/kit/kit-contents.ts";
import { refuse } from "../../../contract/errors.ts";
import type { Trx } from "../../../platform/db/database.ts";
import type { Jobs } from "../../../platform/jobs/jobs.ts";
import { queueMail } from "../../../platform/mail/queue-mail.ts";
import {
  type LinePartRow,
  readLineParts,
  setLineSizeAndContents,
  setPartSize,
  sizedLineParts,
} from "../../order/line-parts.store.ts";
import type { LockedOrder } from "../../order/locked-order.store.ts";
import { readOrderLines } from "../../order/order-lines.store.ts";
import { isUnshipped } from "../../order/order-status.ts";
import { type ChangeMaker, recordOrderChange } from "../change-maker.ts";
import { type ExchangeRefusal, exchangeStock } from "./exchange-size.ts";
import { hasSize, insertSizeExchange } from "./size-exchange.store.ts";

interface ExchangePartSize {
  readonly lineId: number;
  /** The part's place in the kit, from 0. */
  readonly position: number;
  readonly from: string;
  readonly to: string;
  readonly by: ChangeMaker;
  readonly now: Date;
}

/**
 * Gives one part of a kit of a locked, unshipped order another size of the kit. The kit's own size is afterwards that of its first part
 * with sizes, as in an order. The old size goes back to stock, the new one is taken, and the buyer is mailed. Undefined when it is done. Refuses
 * line_not_found (no such part), version_conflict (it has another size by now), state_conflict, size_unknown and out_of_stock.
 */
export async function exchangePartSize(
  trx: Trx,
  jobs: Pick<Jobs, "enqueue">,
  order: LockedOrder,
  { lineId, position, from, to, by, now }: ExchangePartSize,
): Promise<ExchangeRefusal | undefined> {
  const { order_id: orderId, order_no: orderNo, status } = order;
  if (!isUnshipped(status))
    return refuse("state_conflict", `The order is '${status}': nothing in it can be exchanged here.`);
  const line = (await readOrderLines(trx, orderId)).find(({ order_line_id }) => order_line_id === lineId);
  const parts = line ? await readLineParts(trx, [line.order_line_id]) : [];
  const part = sizedLineParts(parts).find((each) => each.position === position);
  if (!line || !part) return refuse("line_not_found", "The order has no such part.");
  if (part.size !== from || from === to)
    return refuse("version_conflict", `The size is now '${part.size}'. Nothing was changed.`);
  for (const variantId of [line.variant_id, part.variant_id])
    if (!(await hasSize(trx, variantId, to)))
      return refuse("size_unknown", `There is no ${part.product_name} in ${to}.`);
  const quantity = part.quantity * line.quantity;
  const staffId = by.kind === "staff" ? by.staff.caller.userId : undefined;
  const cause = { reason: "size exchanged", orderNo, ...(staffId && { staffId }), now } as const;
  const sku = { variantId: part.variant_id, name: part.product_name, quantity };
  const refused = await exchangeStock(trx, [sku], { from, to }, cause);
  if (refused) return refused;

  await writeSizes(
    trx,
    line.order_line_id,
    parts.map((each) => (each === part ? { ...each, size: to } : each)),
  );
  const sizeExchangeId = await insertSizeExchange(trx, {
    order_id: orderId,
    variant_id: part.variant_id,
    product_name: part.product_name,
    colour_name: part.colour_name,
    from_size: from,
    to_size: to,
    quantity,
    exchanged_at: now,
    exchanged_by: by.kind === "staff" ? by.staff.caller.userId : by.userId,
  });
  const { email: recipient, user_id: userId } = order;
  await queueMail(trx, jobs, { kind: "size-exchanged", recipient, userId, orderId, sizeExchangeId, now });
  const exchanged = { line: line.order_line_id, product: part.product_name, quantity };
  await recordOrderChange(trx, by, {
    action: "size swapped",
    subject: "orders",
    subjectId: orderNo,
    before: { ...exchanged, size: from },
    after: { ...exchanged, size: to },
    now,
  });
  return undefined;
}

/** Writes which parts have the kit's size, which is that of the first of them, and the text of what is in it. */
async function writeSizes(trx: Trx, lineId: LinePartRow["order_line_id"], parts: readonly LinePartRow[]) {
  const sized = sizedLineParts(parts);
  const size = sized[0]?.size ?? "";
  for (const part of sized)
    await setPartSize(trx, part, {
      size: part.size,
      has_picked_size: part.size === size,
      has_own_size: part.size !== size,
    });
  const contents = describeKitContents(
    parts.map((part) => ({
      quantity: part.quantity,
      name: part.product_name,
      colourName: part.colour_name,
      size: sized.includes(part) && part.size === size ? "" : part.size,
      substitutedFor: part.substituted_for,
    })),
  );
  await setLineSizeAndContents(trx, lineId, { size, contents });
}
