import { sql } from "kysely";
import type { Db, Trx } from "../../server/db/database.ts";
import { type PageWanted, pageOfRows, wordsQuery } from "../../server/db/page-of-rows.ts";
import type { StockId } from "./stock-id.ts";

export interface StockWanted extends PageWanted {
  readonly sort: "product" | "stock";
  readonly order: "asc" | "desc";
  readonly q?: string;
  readonly state?: "low" | "out" | "counted" | "uncounted";
  /** Pieces: low is this or less. */
  readonly threshold: number;
  readonly productId?: number;
}

const items = (db: Db) =>
  db
    .selectFrom("stock_items")
    .innerJoin("products", "products.product_id", "stock_items.product_id")
    .innerJoin("product_variants", "product_variants.variant_id", "stock_items.variant_id");

const columns = [
  "stock_items.variant_id",
  "stock_items.size",
  "stock_items.stock",
  "products.product_id",
  "products.name",
  "colour_name",
  "withdrawn_at",
] as const;

/** A page of everything that is counted or may be. */
export function findStock(db: Db, wanted: StockWanted) {
  const words = wordsQuery(wanted.q);
  let found = items(db);
  if (words) found = found.where(sql<boolean>`products.search @@ ${words}::tsquery`);
  if (wanted.productId) found = found.where("products.product_id", "=", wanted.productId);
  if (wanted.state === "out") found = found.where("stock_items.stock", "=", 0);
  if (wanted.state === "low") found = found.where("stock_items.stock", "<=", wanted.threshold);
  if (wanted.state === "counted") found = found.where("stock_items.stock", "is not", null);
  if (wanted.state === "uncounted") found = found.where("stock_items.stock", "is", null);
  return pageOfRows(db, wanted, found, (rows) => {
    const sorted =
      wanted.sort === "stock"
        ? rows.orderBy("stock_items.stock", (by) =>
            (wanted.order === "asc" ? by.asc() : by.desc()).nullsLast(),
          )
        : rows;
    return sorted
      .orderBy("products.name", wanted.sort === "product" ? wanted.order : "asc")
      .orderBy("products.product_id")
      .orderBy("variant_position")
      .orderBy("stock_items.variant_id")
      .orderBy("size_position")
      .select(columns);
  });
}
export type StockRow = Awaited<ReturnType<typeof findStock>>["rows"][number];

/** One count, as it is now. */
export const readStock = (db: Db, { variantId, size }: StockId) =>
  items(db)
    .select(columns)
    .where("stock_items.variant_id", "=", variantId)
    .where("stock_items.size", "=", size)
    .executeTakeFirst();

/** Locks one count; undefined: there is no such variant or size. */
export async function lockCount(
  trx: Trx,
  { variantId, size }: StockId,
): Promise<{ readonly stock: number | null } | undefined> {
  if (size === "")
    return trx
      .selectFrom("product_variants")
      .select("stock")
      .where("variant_id", "=", variantId)
      .forUpdate()
      .executeTakeFirst();
  return trx
    .selectFrom("variant_sizes")
    .select("stock")
    .where("variant_id", "=", variantId)
    .where("size", "=", size)
    .forUpdate()
    .executeTakeFirst();
}

export interface MovementsWanted extends PageWanted {
  readonly order: "asc" | "desc";
  readonly q?: string;
  readonly item?: StockId;
  readonly orderNo?: string;
  readonly reason?: string;
}

/** A page of the ledger. */
export function findMovements(db: Db, wanted: MovementsWanted) {
  const words = wordsQuery(wanted.q);
  let found = db
    .selectFrom("stock_movements")
    .innerJoin("product_variants", "product_variants.variant_id", "stock_movements.variant_id")
    .innerJoin("products", "products.product_id", "product_variants.product_id")
    .leftJoin("users", "users.user_id", "moved_by");
  if (words) found = found.where(sql<boolean>`products.search @@ ${words}::tsquery`);
  if (wanted.item)
    found = found
      .where("stock_movements.variant_id", "=", wanted.item.variantId)
      .where("stock_movements.size", "=", wanted.item.size);
  if (wanted.orderNo) found = found.where("order_no", "=", wanted.orderNo);
  if (wanted.reason) found = found.where(sql<string>`reason`, "=", wanted.reason);
  return pageOfRows(db, wanted, found, (rows) =>
    rows
      .orderBy("stock_movement_id", wanted.order)
      .select(["stock_movement_id", "stock_movements.variant_id", "stock_movements.size", "change"])
      .select(["stock_after", "reason", "order_no", "note", "moved_at"])
      .select(["products.name", "colour_name", "first_name", "last_name"]),
  );
}
export type MovementRow = Awaited<ReturnType<typeof findMovements>>["rows"][number];
