import { sql } from "kysely";
import type { OrderId } from "../../contract/ids.ts";
import type { Trx } from "../../platform/db/database.ts";
import type { NewRow } from "../../platform/db/tables.ts";

/** Of a kit, the parts whose size was picked change with it. */
export async function setLineSize(trx: Trx, lineId: number, size: string): Promise<void> {
  await trx.updateTable("order_lines").set({ size }).where("order_line_id", "=", lineId).execute();
  await trx
    .updateTable("order_line_parts")
    .set({ size })
    .where("order_line_id", "=", lineId)
    .where("has_picked_size", "=", true)
    .execute();
}

interface Pieces {
  readonly quantity: number;
  readonly totalPaise: number;
  readonly discountPaise: number;
}

/** Adds pieces with their amounts to a line item; below 0 takes them from it. */
export async function addPieces(trx: Trx, lineId: number, more: Pieces): Promise<void> {
  await trx
    .updateTable("order_lines")
    .set((eb) => ({
      quantity: eb("quantity", "+", more.quantity),
      total_paise: eb("total_paise", "+", more.totalPaise),
      discount_paise: eb("discount_paise", "+", more.discountPaise),
    }))
    .where("order_line_id", "=", lineId)
    .execute();
}

/** A line item like another one, in another size. */
export async function insertSplitLine(
  trx: Trx,
  lineId: number,
  { size, quantity, totalPaise, discountPaise }: Pieces & { readonly size: string },
): Promise<void> {
  await sql`insert into order_lines (order_id, product_id, variant_id, size, product_name, colour_name, image_path, quantity,
      web_price_paise, selling_price_paise, total_paise, discount_paise, package_weight_grams, is_swag, contents, declined,
      translated_name, translated_colour, price_reason)
    select order_id, product_id, variant_id, ${size}, product_name, colour_name, image_path, ${quantity}::integer,
      web_price_paise, selling_price_paise, ${totalPaise}::bigint, ${discountPaise}::bigint, package_weight_grams, is_swag, contents, declined,
      translated_name, translated_colour, price_reason
    from order_lines where order_line_id = ${lineId}`.execute(trx);
}

export async function deleteOrderLine(trx: Trx, lineId: number): Promise<void> {
  await trx.deleteFrom("order_lines").where("order_line_id", "=", lineId).execute();
}

export interface ChangedOrder {
  readonly removed: readonly number[];
  readonly remaining: readonly {
    readonly lineId: number;
    readonly quantity: number;
    readonly totalPaise: number;
    readonly discountPaise: number;
  }[];
  readonly added: readonly NewRow<"order_lines">[];
  readonly totals: {
    readonly sub_total_paise: number;
    readonly discount_paise: number;
    readonly shipping_paise: number | null;
    readonly grand_total_paise: number;
    readonly weight_grams: number;
  };
}

/** Writes the changed line items and totals of a locked order. */
export async function writeChangedLines(trx: Trx, orderId: OrderId, changed: ChangedOrder): Promise<void> {
  if (changed.removed.length > 0)
    await trx.deleteFrom("order_lines").where("order_line_id", "in", changed.removed).execute();
  for (const { lineId, quantity, totalPaise, discountPaise } of changed.remaining)
    await trx
      .updateTable("order_lines")
      .set({ quantity, total_paise: totalPaise, discount_paise: discountPaise })
      .where("order_line_id", "=", lineId)
      .execute();
  if (changed.added.length > 0) await trx.insertInto("order_lines").values(changed.added).execute();
  await trx.updateTable("orders").set(changed.totals).where("order_id", "=", orderId).execute();
}
