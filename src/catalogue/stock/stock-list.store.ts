import { sql } from "kysely";
import type { ProductId } from "../../contract/ids.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import { type PageQuery, paginate, prefixTsQuery } from "../../platform/db/paginate.ts";
import { skusLike } from "../sku-code/skus-like.ts";
import { deliveryOfItem } from "./announced-delivery.ts";
import type { StockId } from "./stock-id.ts";
import { unsentLines } from "./unsent-lines.ts";

export interface StockQuery extends PageQuery {
  readonly sort: "product" | "stock";
  readonly order: "asc" | "desc";
  readonly q?: string;
  readonly state?: "low" | "out" | "counted" | "uncounted";
  /** A stock at this number or below is low. */
  readonly threshold: number;
  readonly productId?: ProductId;
}

/** Pieces that are sold and not sent, for each SKU. Read once for all rows of a list. */
const unsent = sql<{ variant_id: number; size: string; pieces: number }>`(
  select variant_id, size, sum(pieces)::int as pieces from (${unsentLines}) l group by variant_id, size)`;

/** Pieces that are held for somebody who is about to order. */
const held = sql`(select coalesce(sum(quantity), 0)::int from held_pieces
  where held_pieces.variant_id = stock_items.variant_id and held_pieces.size = stock_items.size)`;

/**
 * `goesByProducts`: for each product its SKUs are looked up, which is right for a list that is chosen and sorted by its products.
 * Without it PostgreSQL may read all SKUs first; `offset 0` keeps it from that.
 */
const fromStockItems = (db: Db, { goesByProducts }: { readonly goesByProducts: boolean }) =>
  db
    .with(
      (cte) => cte("unsent").materialized(),
      () => unsent,
    )
    .selectFrom("products")
    .innerJoinLateral(
      (eb) => {
        const items = eb
          .selectFrom("stock_items as item")
          .selectAll("item")
          .whereRef("item.product_id", "=", "products.product_id");
        return (goesByProducts ? items.offset(0) : items).as("stock_items");
      },
      (join) => join.onTrue(),
    )
    .innerJoin("product_variants", "product_variants.variant_id", "stock_items.variant_id")
    .leftJoin("sku_codes as code", (join) =>
      join
        .onRef("code.variant_id", "=", "stock_items.variant_id")
        .onRef("code.size", "=", "stock_items.size"),
    )
    .where("products.category_id", "is not", null);

const columns = [
  "code.sku_code",
  "stock_items.variant_id",
  "stock_items.size",
  "stock_items.stock",
  "products.product_id",
  "products.name",
  "colour_name",
  "withdrawn_at",
] as const;

/**
 * The pieces that are held, or sold and not sent, whether they were counted when they were sold or not. An empty size is a variant
 * over all its sizes.
 */
const reserved = sql<number>`(select coalesce(sum(unsent.pieces), 0)::int from unsent
  where unsent.variant_id = stock_items.variant_id and stock_items.size in ('', unsent.size)) + ${held}`.as(
  "reserved",
);

/** Its bin; of a variant over all its sizes, those of its sizes. */
const bin = sql<string>`coalesce((select string_agg(distinct lies.bin, ', ') from sku_codes lies
  where lies.variant_id = stock_items.variant_id and stock_items.size in ('', lies.size)), '')`.as("bin");

/** How many people have confirmed that they wait for it. Each of them is counted once. */
const waiting = sql<number>`(select count(*)::int from back_in_stock_alerts a
  where a.variant_id = stock_items.variant_id and stock_items.size in ('', a.size)
    and a.confirmed_at is not null and a.mailed_at is null)`.as("waiting");

/** How many claims of kits wait for it (docs/decisions/0037-occasions.md). */
const queued = sql<number>`(select count(*)::int from waiting_claims w where w.order_id is null
  and w.waits_for_variant_id = stock_items.variant_id and stock_items.size in ('', w.waits_for_size))`.as(
  "queued",
);

/** By words alone where no SKU has the typed code, which is most often so: *or by code* would read every product. */
async function wordsOrSku(db: Db, typed: string, words: string) {
  const hasWords = sql<boolean>`products.search @@ ${words}::tsquery`;
  const { rows } = await sql`${skusLike(typed)} limit 1`.execute(db);
  if (rows.length === 0) return hasWords;
  return sql<boolean>`(${hasWords} or (stock_items.variant_id, stock_items.size) in (${skusLike(typed)}))`;
}

/** One page of all stock rows, counted or not. */
export async function listStock(db: Db, query: StockQuery) {
  const words = prefixTsQuery(query.q);
  let found = fromStockItems(db, { goesByProducts: !query.state && query.sort === "product" });
  if (words) found = found.where(await wordsOrSku(db, query.q ?? "", words));
  if (query.productId) found = found.where("products.product_id", "=", query.productId);
  if (query.state === "out") found = found.where("stock_items.stock", "=", 0);
  if (query.state === "low") found = found.where("stock_items.stock", "<=", query.threshold);
  if (query.state === "counted") found = found.where("stock_items.stock", "is not", null);
  if (query.state === "uncounted") found = found.where("stock_items.stock", "is", null);
  return paginate(db, query, found, (rows) => {
    const sorted =
      query.sort === "stock"
        ? rows.orderBy("stock_items.stock", (by) =>
            (query.order === "asc" ? by.asc() : by.desc()).nullsLast(),
          )
        : rows;
    return sorted
      .orderBy("products.name", query.sort === "product" ? query.order : "asc")
      .orderBy("products.product_id")
      .orderBy("variant_position")
      .orderBy("stock_items.variant_id")
      .orderBy("size_position")
      .select([...columns, bin, reserved, waiting, queued, deliveryOfItem.as("delivery")]);
  });
}
export type StockRow = Awaited<ReturnType<typeof listStock>>["rows"][number];

export const findStockItem = (db: Db, { variantId, size }: StockId) =>
  fromStockItems(db, { goesByProducts: false })
    .select([...columns, bin, reserved, waiting, queued, deliveryOfItem.as("delivery")])
    .where("stock_items.variant_id", "=", variantId)
    .where("stock_items.size", "=", size)
    .executeTakeFirst();

/** Locks one stock row. Undefined when there is no such variant or size. */
export async function lockStockItem(
  trx: Trx,
  { variantId, size }: StockId,
): Promise<{ readonly stock: number | null } | undefined> {
  if (size === "")
    return trx
      .selectFrom("product_variants")
      .select("stock")
      .where("variant_id", "=", variantId)
      .forNoKeyUpdate()
      .executeTakeFirst();
  return trx
    .selectFrom("variant_sizes")
    .select("stock")
    .where("variant_id", "=", variantId)
    .where("size", "=", size)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export interface MovementsQuery extends PageQuery {
  readonly order: "asc" | "desc";
  readonly q?: string;
  readonly item?: StockId;
  readonly orderNo?: string;
  readonly reason?: string;
}

/** One page of the stock movements. */
export function listMovements(db: Db, query: MovementsQuery) {
  const words = prefixTsQuery(query.q);
  let found = db
    .selectFrom("stock_movements")
    .innerJoin("product_variants", "product_variants.variant_id", "stock_movements.variant_id")
    .innerJoin("products", "products.product_id", "product_variants.product_id")
    .leftJoin("users", "users.user_id", "moved_by");
  if (words) found = found.where(sql<boolean>`products.search @@ ${words}::tsquery`);
  if (query.item)
    found = found
      .where("stock_movements.variant_id", "=", query.item.variantId)
      .where("stock_movements.size", "=", query.item.size);
  if (query.orderNo) found = found.where("order_no", "=", query.orderNo);
  if (query.reason) found = found.where(sql<string>`reason`, "=", query.reason);
  return paginate(db, query, found, (rows) =>
    rows
      .orderBy("stock_movement_id", query.order)
      .select(["stock_movement_id", "stock_movements.variant_id", "stock_movements.size", "change"])
      .select(["stock_after", "reason", "order_no", "note", "moved_at"])
      .select(["products.name", "colour_name", "first_name", "last_name"]),
  );
}
export type MovementRow = Awaited<ReturnType<typeof listMovements>>["rows"][number];
