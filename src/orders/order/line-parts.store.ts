import type { Demand } from "../../catalogue/stock/stock.store.ts";
import type { OrderLineId, VariantId } from "../../contract/ids.ts";
import type { Db, Trx } from "../../platform/db/database.ts";

interface LinePieces {
  readonly lineId: OrderLineId;
  /** Above the line's own quantity too, where something is sent once more. */
  readonly quantity: number;
}

/** The SKUs of these pieces of line items: the parts of a kit that took them from their own stock, else the line's own. */
export async function readDemandOf(db: Db | Trx, pieces: readonly LinePieces[]): Promise<Demand[]> {
  if (pieces.length === 0) return [];
  const skus = await db
    .selectFrom("order_line_skus")
    .select(["order_line_id", "variant_id as variantId", "size", "pieces_each"])
    .where(
      "order_line_id",
      "in",
      pieces.map(({ lineId }) => lineId),
    )
    .orderBy("variant_id")
    .orderBy("size")
    .execute();
  return pieces.flatMap(({ lineId, quantity }) =>
    skus
      .filter(({ order_line_id }) => order_line_id === lineId)
      .map(({ variantId, size, pieces_each }) => ({ variantId, size, quantity: quantity * pieces_each })),
  );
}

/** The parts of these line items that are kits, in the order shown. */
export const readLineParts = (db: Db | Trx, lineIds: readonly OrderLineId[]) =>
  db
    .selectFrom("order_line_parts")
    .selectAll()
    .where("order_line_id", "in", lineIds.length ? lineIds : [0])
    .orderBy("order_line_id")
    .orderBy("position")
    .execute();
export type LinePartRow = Awaited<ReturnType<typeof readLineParts>>[number];

/** Gives a part of a kit another size. */
export async function setPartSize(
  trx: Trx,
  { order_line_id, position }: Pick<LinePartRow, "order_line_id" | "position">,
  to: Pick<LinePartRow, "has_own_size" | "has_picked_size" | "size">,
): Promise<void> {
  await trx
    .updateTable("order_line_parts")
    .set(to)
    .where("order_line_id", "=", order_line_id)
    .where("position", "=", position)
    .execute();
}

/** The size of a kit's line item, and the text of what is in it. */
export async function setLineSizeAndContents(
  trx: Trx,
  lineId: OrderLineId,
  to: { readonly size: string; readonly contents: string },
): Promise<void> {
  await trx.updateTable("order_lines").set(to).where("order_line_id", "=", lineId).execute();
}

/** The parts of a kit whose size its customer picks, where each is taken from its own stock. */
export const sizedLineParts = (parts: readonly LinePartRow[]): readonly LinePartRow[] =>
  parts.filter(
    ({ taken_from, has_picked_size, has_own_size }) =>
      taken_from === "parts" && (has_picked_size || has_own_size),
  );

/** What changes its size with a line item: its own SKU, or the parts of a kit whose size was picked. */
export async function readSizedSkus(
  trx: Trx,
  line: {
    readonly order_line_id: OrderLineId;
    readonly variant_id: VariantId;
    readonly product_name: string;
  },
) {
  const parts = (await readLineParts(trx, [line.order_line_id])).filter(
    ({ taken_from }) => taken_from === "parts",
  );
  if (parts.length === 0) return [{ variantId: line.variant_id, name: line.product_name, piecesEach: 1 }];
  return parts
    .filter(({ has_picked_size }) => has_picked_size)
    .map((part) => ({ variantId: part.variant_id, name: part.product_name, piecesEach: part.quantity }));
}
