import { sql } from "kysely";
import type { OrderId, VariantId } from "../../../contract/ids.ts";
import type { Db, Trx } from "../../../platform/db/database.ts";
import type { NewRow } from "../../../platform/db/tables.ts";

export async function hasSize(trx: Trx, variantId: VariantId, size: string): Promise<boolean> {
  const matching = await trx
    .selectFrom("variant_sizes")
    .select("size")
    .where("variant_id", "=", variantId)
    .where("size", "=", size)
    .executeTakeFirst();
  return matching !== undefined;
}

/** The sizes of an order's variants with their stock; of a kit that took its parts, those that change their size count. */
export const selectLineSizes = (db: Db, orderId: OrderId) =>
  db
    .selectFrom("variant_sizes")
    .select(["variant_id", "size"])
    .select(
      sql<number | null>`(
        select case when count(*) = 0 then variant_sizes.stock
          else min(sku_available(part.variant_id, variant_sizes.size) / part.quantity) end
        from order_lines line join order_line_parts part using (order_line_id)
        where line.order_id = ${orderId} and line.variant_id = variant_sizes.variant_id
          and part.taken_from = 'parts' and part.has_picked_size)`.as("stock"),
    )
    .where("variant_id", "in", (lines) =>
      lines.selectFrom("order_lines").select("variant_id").where("order_id", "=", orderId),
    )
    .orderBy("variant_id")
    .orderBy("position");

export interface PartSizes {
  readonly lineId: number;
  readonly partPosition: number;
  readonly productName: string;
  readonly colourName: string;
  readonly qty: number;
  readonly size: string;
  readonly sizes: string[];
}

/**
 * The parts of a kit whose sizes were picked, where there are several, each with the kit's sizes that it can have: its own, and those of which there
 * is enough. Of one with a single sized part the size is that of its line.
 */
export const selectPartSizes = (db: Db | Trx, orderId: OrderId) =>
  db
    .selectFrom(
      sql<PartSizes>`(with sized as (
      select part.*, line.quantity as kits, line.variant_id as kit_variant_id, count(*) over (partition by order_line_id) as parts
      from order_line_parts part join order_lines line using (order_line_id)
      where line.order_id = ${orderId} and part.taken_from = 'parts' and (part.has_picked_size or part.has_own_size)
    )
    select order_line_id as "lineId", position as "partPosition", product_name as "productName", colour_name as "colourName",
      quantity * kits as qty, size, array(
        select s.size from variant_sizes s join variant_sizes own on own.variant_id = sized.variant_id and own.size = s.size
        where s.variant_id = kit_variant_id and (s.size = sized.size
          or coalesce(sku_available(sized.variant_id, s.size) >= sized.quantity * kits, true))
        order by s.position, s.size) as sizes
    from sized where parts > 1)`.as("parts"),
    )
    .selectAll()
    .orderBy("lineId")
    .orderBy("partPosition");

/** Whether an invoice, or a refund that failed, names one of these line items. */
export async function readLineDocuments(trx: Trx, lines: readonly { readonly order_line_id: number }[]) {
  const ids = sql.join(lines.map(({ order_line_id }) => order_line_id));
  const { rows } = await sql<{ hasInvoice: boolean; hasFailedRefund: boolean }>`
    select exists (select from invoice_lines where order_line_id in (${ids})) as "hasInvoice",
      exists (select from refund_lines join refunds using (refund_id)
        where order_line_id in (${ids}) and state in ('failed', 'dropped')) as "hasFailedRefund"`.execute(
    trx,
  );
  return rows[0] ?? { hasInvoice: false, hasFailedRefund: false };
}

/** Stores an exchange for the mail about it. Returns its id. */
export async function insertSizeExchange(trx: Trx, exchange: NewRow<"size_exchanges">): Promise<number> {
  const { size_exchange_id } = await trx
    .insertInto("size_exchanges")
    .values(exchange)
    .returning("size_exchange_id")
    .executeTakeFirstOrThrow();
  return size_exchange_id;
}
