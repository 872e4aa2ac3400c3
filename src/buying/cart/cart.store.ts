import { type RawBuilder, sql } from "kysely";
import type { ProductId, UserId, VariantId } from "../../contract/ids.ts";
import { builtOnce } from "../../platform/db/built-once.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import { textByLanguage } from "../../platform/language/translated-columns.ts";
import type { CartOwner } from "./cart.ts";
import { sellableStock } from "./sellable-stock.ts";

/**
 * Locks the owner's cart for this transaction, and creates it when missing. Every change of its lines begins
 * with this lock. It inserts only where the update has found no cart: an insert takes a number of the key's sequence also
 * when it ends as an update, and carts are touched far more often than 2^31 allows. Two first touches at once both
 * insert; the second one waits and becomes an update.
 */
export async function lockCart(trx: Trx, owner: CartOwner, now: Date): Promise<number> {
  const [cart] = await ("userId" in owner
    ? lockUserCart(trx, { owner: owner.userId, now })
    : lockGuestCart(trx, { owner: owner.sessionHash, now }));
  if (!cart) throw new Error("The cart was neither found nor made");
  return cart.cart_key;
}

const lockCartBy = <T>(column: RawBuilder<unknown>, type: RawBuilder<unknown>) =>
  builtOnce<{ owner: T; now: Date }, { cart_key: number }>((db, { owner, now }) => ({
    compile: () =>
      sql<{ cart_key: number }>`
        with touched as (update carts set touched_at = ${now} where ${column} = ${owner}::${type} returning cart_key),
        made as (
          insert into carts (${column}, touched_at) select ${owner}::${type}, ${now}::timestamptz where not exists (select from touched)
          on conflict (${column}) do update set touched_at = excluded.touched_at returning cart_key
        )
        select cart_key from touched union all select cart_key from made`.compile(db),
  }));
const lockUserCart = lockCartBy<UserId>(sql`user_id`, sql`integer`);
const lockGuestCart = lockCartBy<Buffer>(sql`session_hash`, sql`bytea`);

/** What the rules need to know of a product, variant and size. Undefined: no such product. */
export const findItem = async (trx: Trx, item: RequestedSku) => (await readItem(trx, item))[0];

interface RequestedSku {
  readonly productId: ProductId;
  readonly variantId: VariantId;
  readonly size: string;
}

const readItem = builtOnce((db, item: RequestedSku) =>
  db
    .selectFrom("products")
    .leftJoin("product_variants", (join) =>
      join
        .onRef("product_variants.product_id", "=", "products.product_id")
        .on("product_variants.variant_id", "=", item.variantId),
    )
    .leftJoin("variant_sizes", (join) =>
      join
        .onRef("variant_sizes.variant_id", "=", "product_variants.variant_id")
        .on("variant_sizes.size", "=", item.size),
    )
    .leftJoin("occasions", "occasions.kit_product_id", "products.product_id")
    .select(["products.name", "is_swag_item", "is_t_shirt", "withdrawn_at", "occasion_id"])
    .select(textByLanguage("products", "name").as("name_by_language"))
    .leftJoin("kits", "kits.kit_product_id", "products.product_id")
    .select(["product_variants.variant_id", "variant_sizes.size"])
    .select(sellableStock(sql.ref("variant_sizes.size")))
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom("variant_sizes as any_size")
            .select("any_size.size")
            .whereRef("any_size.variant_id", "=", "product_variants.variant_id"),
        )
        .as("has_sizes"),
    )
    .where("products.product_id", "=", item.productId),
);

/** The owner of a line; undefined when there is no such line. */
export async function findLineOwner(
  db: Db,
  cartId: string,
): Promise<{ userId: UserId | null; cartKey: number } | undefined> {
  const row = await db
    .selectFrom("cart_lines")
    .innerJoin("carts", "carts.cart_key", "cart_lines.cart_key")
    .select(["carts.user_id", "carts.cart_key"])
    .where("cart_id", "=", cartId)
    .executeTakeFirst();
  return row && { userId: row.user_id, cartKey: row.cart_key };
}

/** Removes one line of one cart, under the cart's lock. False when it was already removed. */
export async function deleteLine(trx: Trx, cartKey: number, cartId: string, now: Date): Promise<boolean> {
  await trx.updateTable("carts").set({ touched_at: now }).where("cart_key", "=", cartKey).execute();
  const { numDeletedRows } = await trx
    .deleteFrom("cart_lines")
    .where("cart_key", "=", cartKey)
    .where("cart_id", "=", cartId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function emptyCart(trx: Trx, cartKey: number): Promise<void> {
  await trx.deleteFrom("cart_lines").where("cart_key", "=", cartKey).execute();
}

export async function deleteCart(trx: Trx, cartKey: number): Promise<void> {
  await trx.deleteFrom("carts").where("cart_key", "=", cartKey).execute();
}

/** Deletes a person's cart with its lines. */
export async function deleteCartOf(trx: Trx, userId: UserId): Promise<void> {
  await trx.deleteFrom("carts").where("user_id", "=", userId).execute();
}

/** Deletes guests' carts. A cart lives as long as the browser with its session id keeps coming back. */
export async function deleteIdleGuestCarts(db: Db, untouchedSince: Date): Promise<void> {
  await db
    .deleteFrom("carts")
    .where("session_hash", "is not", null)
    .where("touched_at", "<", untouchedSince)
    .execute();
}

/** Deletes customers' carts that were not touched since, with their lines. Returns how many. */
export async function deleteIdleCarts(db: Db, untouchedSince: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("carts")
    .where("user_id", "is not", null)
    .where("touched_at", "<", untouchedSince)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
