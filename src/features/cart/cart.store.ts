import { type Expression, type ExpressionBuilder, sql } from "kysely";
import type { ProductId, UserId, VariantId } from "../../contract/ids.ts";
import type { Db, Trx } from "../../server/db/database.ts";
import type { Tables } from "../../server/db/tables.ts";
import { withVolumePrices } from "../pricing/volume-price.ts";

/** The owner of a cart: a person, or the browser that has the session id. */
export type CartOwner = { readonly userId: UserId } | { readonly sessionHash: Buffer };

/**
 * Locks the owner's cart for this transaction, and creates it when missing. Every change of its lines begins
 * with this lock. It inserts only where the update has found no cart: an insert takes a number of the key's sequence also
 * when it ends as an update, and carts are touched far more often than 2^31 allows. Two first touches at once both
 * insert; the second one waits and becomes an update.
 */
export async function lockCart(trx: Trx, owner: CartOwner, now: Date): Promise<number> {
  const [column, value] =
    "userId" in owner
      ? [sql.ref("user_id"), sql`${owner.userId}::integer`]
      : [sql.ref("session_hash"), sql`${owner.sessionHash}::bytea`];
  const { rows } = await sql<{ cart_key: number }>`
    with touched as (update carts set touched_at = ${now} where ${column} = ${value} returning cart_key),
    made as (
      insert into carts (${column}, touched_at) select ${value}, ${now}::timestamptz where not exists (select from touched)
      on conflict (${column}) do update set touched_at = excluded.touched_at returning cart_key
    )
    select cart_key from touched union all select cart_key from made`.execute(trx);
  const [cart] = rows;
  if (!cart) throw new Error("The cart was neither found nor made");
  return cart.cart_key;
}

const whereOwner = (owner: CartOwner) => (eb: ExpressionBuilder<Tables, "carts">) =>
  "userId" in owner
    ? eb("carts.user_id", "=", owner.userId)
    : eb("carts.session_hash", "=", owner.sessionHash);

/** The lines of an owner's cart with today's names, prices for their quantities, weights and stock, oldest first. */
export function readCart(db: Db | Trx, owner: CartOwner) {
  return selectLines(db)
    .innerJoin("carts", "carts.cart_key", "cart_lines.cart_key")
    .where((eb) => whereOwner(owner)(eb as unknown as ExpressionBuilder<Tables, "carts">))
    .execute()
    .then(withVolumePrices);
}

/** The same lines, read in the transaction that holds the cart's lock. */
export function readLockedLines(trx: Trx, cartKey: number) {
  return selectLines(trx).where("cart_lines.cart_key", "=", cartKey).execute().then(withVolumePrices);
}
export type CartLineRow = Awaited<ReturnType<typeof readLockedLines>>[number];

function selectLines(db: Db | Trx) {
  return (db as Db)
    .selectFrom("cart_lines")
    .innerJoin("products", "products.product_id", "cart_lines.product_id")
    .innerJoin("slugs", "slugs.product_id", "products.product_id")
    .innerJoin("product_variants", "product_variants.variant_id", "cart_lines.variant_id")
    .leftJoin("variant_sizes", (join) =>
      join
        .onRef("variant_sizes.variant_id", "=", "cart_lines.variant_id")
        .onRef("variant_sizes.size", "=", "cart_lines.size"),
    )
    .select(["cart_id", "cart_lines.product_id", "cart_lines.variant_id", "cart_lines.size", "quantity"])
    .select([
      "products.name",
      "slugs.slug",
      "is_swag_item",
      "is_t_shirt",
      "package_weight_grams",
      "withdrawn_at",
      "volume_prices",
    ])
    .select(["colour_name", "web_price_paise", "selling_price_paise"])
    .select(["product_variants.stock as variant_stock", "variant_sizes.stock as size_stock"])
    .select((eb) => firstImage(eb.ref("cart_lines.variant_id")).as("image_path"))
    .orderBy("added_at")
    .orderBy("cart_id");
}

const firstImage = (variantId: Expression<number>) => sql<string>`coalesce((
  select '/images/' || images.image_id || '/' || images.slug from variant_images
  join images on images.image_id = variant_images.image_id
  where variant_images.variant_id = ${variantId} order by position limit 1), '')`;

/** What the rules need to know of a product, variant and size. Undefined: no such product. */
export async function findItem(trx: Trx, item: { productId: ProductId; variantId: VariantId; size: string }) {
  return trx
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
    .select(["products.name", "is_swag_item", "is_t_shirt", "withdrawn_at"])
    .select(["product_variants.variant_id", "product_variants.stock as variant_stock"])
    .select(["variant_sizes.size", "variant_sizes.stock as size_stock"])
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
    .where("products.product_id", "=", item.productId)
    .executeTakeFirst();
}

export interface LineToSave {
  readonly cartId: string;
  readonly productId: ProductId;
  readonly variantId: VariantId;
  readonly size: string;
  readonly quantity: number;
}

/** Writes lines with their final quantities. A line of the same variant and size keeps its cartId. */
export async function saveLines(
  trx: Trx,
  cartKey: number,
  lines: readonly LineToSave[],
  now: Date,
): Promise<void> {
  if (lines.length === 0) return;
  await trx
    .insertInto("cart_lines")
    .values(
      lines.map((line, place) => ({
        cart_id: line.cartId,
        cart_key: cartKey,
        product_id: line.productId,
        variant_id: line.variantId,
        size: line.size,
        quantity: line.quantity,
        // A millisecond apart: lines that move together at a login keep their order.
        added_at: new Date(now.getTime() + place),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(["cart_key", "variant_id", "size"])
        .doUpdateSet((eb) => ({ quantity: eb.ref("excluded.quantity") })),
    )
    .execute();
}

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

/** Locks a guest's cart and reads its lines. Undefined when there is none. */
export async function lockGuestLines(trx: Trx, sessionHash: Buffer) {
  const cart = await trx
    .selectFrom("carts")
    .select("cart_key")
    .where("session_hash", "=", sessionHash)
    .forUpdate()
    .executeTakeFirst();
  if (!cart) return undefined;
  return { cartKey: cart.cart_key, lines: await readLockedLines(trx, cart.cart_key) };
}

export async function deleteCart(trx: Trx, cartKey: number): Promise<void> {
  await trx.deleteFrom("carts").where("cart_key", "=", cartKey).execute();
}
