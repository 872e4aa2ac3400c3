import { type Expression, type OnConflictBuilder, sql } from "kysely";
import { withVolumePrices } from "../../catalogue/pricing/volume-price.ts";
import type { ProductId, VariantId } from "../../contract/ids.ts";
import { builtOnce } from "../../platform/db/built-once.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import type { Tables } from "../../platform/db/tables.ts";
import { textByLanguage } from "../../platform/language/translated-columns.ts";
import { declinableOfLine, substitutesOfLine } from "../kit/kit-substitutes.ts";
import type { CartOwner } from "./cart.ts";
import { sellableStock } from "./sellable-stock.ts";

/** The lines of an owner's cart with today's names, prices for their quantities, weights and stock, oldest first. */
export const readCart = async (db: Db | Trx, owner: CartOwner) =>
  withVolumePrices(await readLines(db, owner));
export type StoredCartLine = Awaited<ReturnType<typeof readCart>>[number];
/** A line as prices and orders need it; staff's orders have such lines without a cart. */
export type CartLineRow = Omit<StoredCartLine, "added_at" | "declinable" | "occasion_id" | "substitutes">;

/** The same lines before their volume prices are applied, which depend on the quantities of all lines together. */
export const readLines = (db: Db | Trx, owner: CartOwner): Promise<LineRow[]> =>
  "userId" in owner
    ? readUserLines(db, { owner: owner.userId })
    : readGuestLines(db, { owner: owner.sessionHash });
export type LineRow = Awaited<ReturnType<typeof readUserLines>>[number];

/** The lines, read in the transaction that holds the cart's lock. */
export const readLockedLines = async (trx: Trx, cartKey: number) =>
  withVolumePrices(await readLinesOfCart(trx, { cartKey }));

const readUserLines = builtOnce((db, { owner }: { owner: number }) =>
  selectLines(db)
    .innerJoin("carts", "carts.cart_key", "cart_lines.cart_key")
    .where("carts.user_id", "=", owner),
);
const readGuestLines = builtOnce((db, { owner }: { owner: Buffer }) =>
  selectLines(db)
    .innerJoin("carts", "carts.cart_key", "cart_lines.cart_key")
    .where("carts.session_hash", "=", owner),
);
const readLinesOfCart = builtOnce((db, { cartKey }: { cartKey: number }) =>
  selectLines(db).where("cart_lines.cart_key", "=", cartKey),
);

function selectLines(db: Db) {
  return db
    .selectFrom("cart_lines")
    .innerJoin("products", "products.product_id", "cart_lines.product_id")
    .innerJoin("slugs", "slugs.product_id", "products.product_id")
    .innerJoin("product_variants", "product_variants.variant_id", "cart_lines.variant_id")
    .leftJoin("variant_sizes", (join) =>
      join
        .onRef("variant_sizes.variant_id", "=", "cart_lines.variant_id")
        .onRef("variant_sizes.size", "=", "cart_lines.size"),
    )
    .leftJoin("kits", "kits.kit_product_id", "cart_lines.product_id")
    .leftJoin("occasions", "occasions.kit_product_id", "cart_lines.product_id")
    .select([
      "cart_id",
      "cart_lines.product_id",
      "cart_lines.variant_id",
      "cart_lines.size",
      "quantity",
      "added_at",
    ])
    .select([
      "products.name",
      "slugs.slug",
      "is_swag_item",
      "is_t_shirt",
      "package_weight_grams",
      "withdrawn_at",
      "volume_prices",
      "occasion_id",
    ])
    .select(["colour_name", "web_price_paise", "selling_price_paise"])
    .select(textByLanguage("products", "name").as("name_by_language"))
    .select(textByLanguage("product_variants", "colourName").as("colour_by_language"))
    .select(sellableStock(sql.ref("cart_lines.size")))
    .select(substitutesOfLine.as("substitutes"))
    .select(declinableOfLine.as("declinable"))
    .select((eb) => firstImage(eb.ref("cart_lines.variant_id")).as("image_path"))
    .orderBy("added_at")
    .orderBy(sql`cart_id collate "C"`); // as `inOrder` compares, whatever the database's collation
}

/** One piece of a product, read as a line of a cart that is not there: what is ordered without a cart has the same names and prices. */
export async function readSingleLine(
  trx: Trx,
  line: Pick<LineToSave, "productId" | "variantId" | "size">,
  now: Date,
): Promise<StoredCartLine[]> {
  const standIn = trx.with("cart_lines", (q) =>
    q.selectNoFrom([
      sql<string>`''`.as("cart_id"),
      sql<ProductId>`${line.productId}::integer`.as("product_id"),
      sql<VariantId>`${line.variantId}::integer`.as("variant_id"),
      sql<string>`${line.size}::text`.as("size"),
      sql<number>`1`.as("quantity"),
      sql<Date>`${now}::timestamptz`.as("added_at"),
    ]),
  ) as unknown as Db;
  return withVolumePrices(await selectLines(standIn).execute());
}

const firstImage = (variantId: Expression<number>) => sql<string>`coalesce((
  select '/images/' || images.image_id || '/' || images.slug from variant_images
  join images on images.image_id = variant_images.image_id
  where variant_images.variant_id = ${variantId} order by position limit 1), '')`;

export interface LineToSave {
  readonly cartId: string;
  readonly productId: ProductId;
  readonly variantId: VariantId;
  readonly size: string;
  readonly quantity: number;
}

type LineOfCart = LineToSave & { readonly cartKey: number; readonly now: Date };

const rowOf = (line: LineOfCart) => ({
  cart_id: line.cartId,
  cart_key: line.cartKey,
  product_id: line.productId,
  variant_id: line.variantId,
  size: line.size,
  quantity: line.quantity,
  added_at: line.now,
});

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
      // A millisecond apart: lines that move together at a login keep their order.
      lines.map((line, place) => rowOf({ ...line, cartKey, now: new Date(now.getTime() + place) })),
    )
    .onConflict(keepCartId)
    .execute();
}

/** A line of the same variant and size gets the new quantity, and nothing else of it changes. */
const keepCartId = (conflict: OnConflictBuilder<Tables, "cart_lines">) =>
  conflict
    .columns(["cart_key", "variant_id", "size"])
    .doUpdateSet((eb) => ({ quantity: eb.ref("excluded.quantity") }));

/**
 * Writes one line of a cart whose `rows` were read under its lock. Returns the cart's lines after it, without reading them all
 * again.
 */
export async function saveLine(
  trx: Trx,
  { cartKey, rows }: { readonly cartKey: number; readonly rows: readonly LineRow[] },
  line: LineToSave,
  now: Date,
): Promise<StoredCartLine[]> {
  const [saved] = await insertLine(trx, { ...line, cartKey, now });
  if (!saved) throw new Error("The line was not written");
  const isNew = !rows.some(({ cart_id }) => cart_id === saved.cart_id);
  const after = isNew ? [...rows, saved] : rows.map((row) => (row.cart_id === saved.cart_id ? saved : row));
  return withVolumePrices(after.sort(inOrder));
}

const inOrder = (a: LineRow, b: LineRow): number =>
  a.added_at.getTime() - b.added_at.getTime() || (a.cart_id < b.cart_id ? -1 : 1);

/** In the select, the written rows stand in the table's place. */
const insertLine = builtOnce((db, line: LineOfCart) =>
  selectLines(
    db.with("cart_lines", (q) =>
      q
        .insertInto("cart_lines")
        .values(rowOf(line))
        .onConflict(keepCartId)
        .returning(["cart_id", "product_id", "variant_id", "size", "quantity", "added_at"]),
    ) as unknown as Db,
  ),
);

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
