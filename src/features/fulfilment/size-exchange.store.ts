import type { OrderId, VariantId } from "../../contract/ids.ts";
import type { Db, Trx } from "../../server/db/database.ts";

export async function hasSize(trx: Trx, variantId: VariantId, size: string): Promise<boolean> {
  const matching = await trx
    .selectFrom("variant_sizes")
    .select("size")
    .where("variant_id", "=", variantId)
    .where("size", "=", size)
    .executeTakeFirst();
  return matching !== undefined;
}

/** The sizes of an order's variants with their stock. */
export const selectLineSizes = (db: Db, orderId: OrderId) =>
  db
    .selectFrom("variant_sizes")
    .select(["variant_id", "size", "stock"])
    .where("variant_id", "in", (lines) =>
      lines.selectFrom("order_lines").select("variant_id").where("order_id", "=", orderId),
    )
    .orderBy("variant_id")
    .orderBy("position");

export async function setLineSize(trx: Trx, lineId: number, size: string): Promise<void> {
  await trx.updateTable("order_lines").set({ size }).where("order_line_id", "=", lineId).execute();
}
