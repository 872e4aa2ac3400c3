import { type RawBuilder, sql } from "kysely";
import type { ClaimLinkId, ProductId, UserId, VariantId } from "../../contract/ids.ts";
import type { Trx } from "../../platform/db/database.ts";
import type { MovementCause } from "./stock.ts";
import type { StockId } from "./stock-id.ts";
import { takenSince } from "./taken-since.ts";
import { unsentLines } from "./unsent-lines.ts";

export interface Demand {
  readonly variantId: VariantId;
  readonly size: string;
  readonly quantity: number;
}

/**
 * Locks every counted stock that the demand needs: first variants, then sizes, each in the order of their
 * ids, so that two orders never deadlock (docs/decisions/0023-order-of-locks.md). Returns the locked stock.
 */
export async function lockStock(trx: Trx, demand: readonly Demand[]): Promise<CountedStock> {
  const ids = [...new Set(demand.map((each) => each.variantId))];
  return ids.length === 0 ? { variants: [], sizes: [] } : lockStockWhere(trx, sql`in (${sql.join(ids)})`);
}

/**
 * Locks the counted stock of what is in a person's cart, which must be locked already: also that of the parts, and of what
 * stands in for them, of a kit that takes its parts. The order is that of lockStock.
 */
export const lockStockInCart = (trx: Trx, userId: UserId): Promise<CountedStock> =>
  lockStockWhere(
    trx,
    sql`in (
      with lines as (select l.variant_id, l.product_id from cart_lines l join carts c using (cart_key) where c.user_id = ${userId})
      select variant_id from lines
      union all select taken.variant_id from lines join kits on kits.kit_product_id = lines.product_id and takes_stock <> 'packed'
        join kit_contents part using (kit_product_id)
        cross join lateral (values (part.variant_id), (part.substitute_variant_id)) taken (variant_id)
        where taken.variant_id is not null)`,
  );

/** The same for one kit that is in no cart, with what the link that claims it holds already. */
export const lockStockOfKit = (
  trx: Trx,
  {
    productId,
    variantId,
    claimLinkId,
  }: { readonly productId: ProductId; readonly variantId: VariantId; readonly claimLinkId: ClaimLinkId },
): Promise<CountedStock> =>
  lockStockWhere(
    trx,
    sql`in (select ${variantId}::integer
      union all select held.variant_id from stock_hold_pieces held where held.claim_link_id = ${claimLinkId}
      union all select taken.variant_id from kits join kit_contents part using (kit_product_id)
        cross join lateral (values (part.variant_id), (part.substitute_variant_id)) taken (variant_id)
        where kits.kit_product_id = ${productId} and takes_stock <> 'packed' and taken.variant_id is not null)`,
  );

async function lockStockWhere(trx: Trx, ids: RawBuilder<unknown>) {
  const variants = trx
    .selectFrom("product_variants")
    .select(["variant_id as variantId", "stock"])
    .where(sql<boolean>`variant_id ${ids}`)
    .where("stock", "is not", null)
    .orderBy("variant_id")
    .forNoKeyUpdate()
    .execute();
  const sizes = trx
    .selectFrom("variant_sizes")
    .select(["variant_id as variantId", "size", "stock"])
    .where(sql<boolean>`variant_id ${ids}`)
    .where("stock", "is not", null)
    .orderBy("variant_id")
    .orderBy("size")
    .forNoKeyUpdate()
    .execute();
  const [ofVariants, ofSizes] = await Promise.all([variants, sizes]);
  return { variants: ofVariants, sizes: ofSizes };
}

/**
 * Locks the variants and sizes of a demand, counted or not, so that nobody begins to count one of them meanwhile. The order
 * of locks is that of lockStock.
 */
export async function lockStockRows(trx: Trx, demand: readonly Pick<Demand, "variantId">[]): Promise<void> {
  const ids = [...new Set(demand.map((each) => each.variantId))];
  if (ids.length === 0) return;
  for (const table of ["product_variants", "variant_sizes"] as const)
    await trx
      .selectFrom(table)
      .select("variant_id")
      .where("variant_id", "in", ids)
      .orderBy("variant_id")
      .$if(table === "variant_sizes", (sizes) => sizes.orderBy(sql.ref("size")))
      .forNoKeyUpdate()
      .execute();
}

/** What an order has taken from counted stock and not given back, as its stock movements say. */
export function readTakenStock(trx: Trx, orderNo: string) {
  return trx
    .selectFrom("stock_movements as m")
    .select(["variant_id as variantId", "size", takenSince.as("pieces")])
    .where("order_no", "=", orderNo)
    .groupBy(["variant_id", "size"])
    .having(takenSince, ">", 0)
    .orderBy("variant_id")
    .orderBy("size")
    .execute();
}

/**
 * The orders that have pieces of a SKU which are not sent, and how many of them each has taken from the stock. Of an order
 * that left in part, what is left to send was taken with the rest.
 */
export async function readUnsentOrders(trx: Trx, { variantId, size }: StockId) {
  const { rows } = await sql<{ orderNo: string; pieces: number; taken: number }>`
    select l.order_no as "orderNo", sum(l.pieces)::int as pieces,
      case when l.has_parcels then sum(l.pieces)::int else (select ${takenSince} from stock_movements m
        where m.order_no = l.order_no and m.variant_id = ${variantId} and m.size = ${size}) end as taken
    from (${unsentLines}) l where l.variant_id = ${variantId} and ${size}::text in ('', l.size)
    group by l.order_no, l.has_parcels order by l.order_no`.execute(trx);
  return rows;
}

export type CountedStock = Awaited<ReturnType<typeof lockStockWhere>>;

interface Movement {
  readonly variantId: VariantId;
  readonly size: string;
  readonly change: number;
}

/** Records stock movements. A trigger of the database changes the stock accordingly (migrations/0013_stock.sql). */
export async function insertMovements(
  trx: Trx,
  movements: readonly Movement[],
  cause: MovementCause,
): Promise<void> {
  if (movements.length === 0) return;
  await trx
    .insertInto("stock_movements")
    .values(
      movements.map(({ variantId, size, change }) => ({
        variant_id: variantId,
        size,
        change,
        reason: cause.reason,
        order_no: cause.orderNo ?? null,
        note: cause.note ?? "",
        moved_by: cause.staffId ?? null,
        moved_at: cause.now,
      })),
    )
    .execute();
}
