import { sql } from "kysely";
import { sizeNames } from "../../catalogue/product/size-names.ts";
import type { KitInput, KitItem } from "../../contract/admin/kit.ts";
import type { ProductId } from "../../contract/ids.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import { describeKitContents, type KitContentVariant } from "./kit-contents.ts";

/** The product that is the welcome kit. Undefined: the store has none. */
export async function findKitProductId(db: Db | Trx): Promise<number | undefined> {
  const row = await db
    .selectFrom("products")
    .select("product_id")
    .where("is_swag_item", "=", true)
    .orderBy("product_id")
    .executeTakeFirst();
  return row?.product_id;
}

export const findKitProduct = (db: Db | Trx, productId: ProductId) =>
  db
    .selectFrom("products")
    .select(["product_id", "name", "version"])
    .where("product_id", "=", productId)
    .executeTakeFirst();

/** The kit contents, in the order shown. Each has all variants of its product, for the editor. */
export const listKitContents = (db: Db | Trx, kitProductId: number) =>
  db
    .selectFrom("kit_contents")
    .innerJoin("product_variants as v", "v.variant_id", "kit_contents.variant_id")
    .innerJoin("products", "products.product_id", "v.product_id")
    .select(["kit_contents.variant_id", "quantity", "kit_contents.size", "colour_name"])
    .select(["products.product_id", "products.name", "withdrawn_at"])
    .select(
      sql<KitItem["variants"]>`(
        select json_agg(json_build_object('id', o.variant_id, 'colourName', o.colour_name,
          'imagePath', coalesce((select '/images/' || images.image_id || '/' || images.slug
            from variant_images i join images using (image_id)
            where i.variant_id = o.variant_id order by i.position limit 1), ''),
          'sizes', array(select s.size from variant_sizes s where s.variant_id = o.variant_id
            order by s.position, s.size)) order by o.position, o.variant_id)
        from product_variants o where o.product_id = products.product_id)`.as("variants"),
    )
    .where("kit_product_id", "=", kitProductId)
    .orderBy("kit_contents.position")
    .execute();

/** A description of the kit contents now. Empty when the kit has none. */
export async function readKitDescription(trx: Trx, kitProductId: number): Promise<string> {
  const contents = await listKitContents(trx, kitProductId);
  return describeKitContents(contents.map((item) => ({ ...item, colourName: item.colour_name })));
}

/** The given variants that exist. */
export async function listContentVariants(
  trx: Trx,
  variantIds: readonly number[],
): Promise<readonly KitContentVariant[]> {
  if (variantIds.length === 0) return [];
  const rows = await trx
    .selectFrom("product_variants")
    .innerJoin("products", "products.product_id", "product_variants.product_id")
    .select(["variant_id", "products.product_id", "name"])
    .select(sizeNames.as("sizes"))
    .where("variant_id", "in", variantIds)
    .execute();
  return rows.map((row) => ({
    variantId: row.variant_id,
    productId: row.product_id,
    name: row.name,
    sizes: row.sizes,
  }));
}

export async function saveKitContents(
  trx: Trx,
  kitProductId: number,
  contents: KitInput["contents"],
): Promise<void> {
  await trx.deleteFrom("kit_contents").where("kit_product_id", "=", kitProductId).execute();
  if (contents.length === 0) return;
  await trx
    .insertInto("kit_contents")
    .values(
      contents.map(({ variantId, size, quantity }, position) => ({
        kit_product_id: kitProductId,
        position,
        variant_id: variantId,
        size,
        quantity,
      })),
    )
    .execute();
}

export async function listVariantIds(trx: Trx, productId: ProductId): Promise<number[]> {
  const variants = await trx
    .selectFrom("product_variants")
    .select("variant_id")
    .where("product_id", "=", productId)
    .orderBy("variant_id")
    .execute();
  return variants.map(({ variant_id }) => variant_id);
}

/**
 * Every size of the kit, summed over its colours: the stock (null when one is not counted) and the kits
 * redeemed.
 */
export const listKitSizes = (db: Db | Trx, productId: ProductId) =>
  db
    .selectFrom("variant_sizes")
    .innerJoin("product_variants", "product_variants.variant_id", "variant_sizes.variant_id")
    .select("size")
    .select(
      sql<
        number | null
      >`case when bool_or(variant_sizes.stock is null) then null else sum(variant_sizes.stock)::int end`.as(
        "stock",
      ),
    )
    .select(
      sql<number>`(select coalesce(sum(l.quantity), 0)::int from kit_redemptions k
        join order_lines l on l.order_id = k.order_id
        where k.released_at is null and l.product_id = ${productId} and l.size = variant_sizes.size)`.as(
        "redeemed",
      ),
    )
    .where("product_id", "=", productId)
    .groupBy("size")
    .orderBy(sql`min(variant_sizes.position)`)
    .orderBy("size")
    .execute();
