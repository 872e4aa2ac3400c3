import { sql } from "kysely";
import { sizeNames } from "../../catalogue/product/size-names.ts";
import type { Kit, KitInput, KitItem } from "../../contract/admin/kit.ts";
import type { OccasionId, ProductId } from "../../contract/ids.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import { FIRST_OCCASION } from "../occasion/occasion.ts";
import type { KitContentVariant } from "./kit-contents.ts";
import type { KitTakesStock } from "./kit-parts.ts";

/** The product that is the kit of an occasion. Undefined: it has none. */
export async function findKitProductId(
  db: Db | Trx,
  occasionId: OccasionId = FIRST_OCCASION,
): Promise<number | undefined> {
  const row = await db
    .selectFrom("occasions")
    .select("kit_product_id")
    .where("occasion_id", "=", occasionId)
    .executeTakeFirst();
  return row?.kit_product_id ?? undefined;
}

/** The occasion whose kit a product is. Undefined: none. */
export async function findOccasionOfKit(db: Db | Trx, productId: ProductId): Promise<OccasionId | undefined> {
  const row = await db
    .selectFrom("occasions")
    .select("occasion_id")
    .where("kit_product_id", "=", productId)
    .executeTakeFirst();
  return row?.occasion_id;
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
    .select(["kit_contents.variant_id", "quantity", "kit_contents.size", "v.colour_name"])
    .select(["substitute_variant_id", "can_be_declined"])
    .select(
      sql<string | null>`(select concat(p.name, ' (' || nullif(s.colour_name, '') || ')')
        from product_variants s join products p using (product_id) where s.variant_id = substitute_variant_id)`.as(
        "substitute_name",
      ),
    )
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
      contents.map(({ variantId, size, quantity, substituteVariantId, canBeDeclined }, position) => ({
        kit_product_id: kitProductId,
        position,
        variant_id: variantId,
        size,
        quantity,
        substitute_variant_id: substituteVariantId ?? null,
        can_be_declined: canBeDeclined ?? false,
      })),
    )
    .execute();
}

export interface KitStockWay {
  readonly takesStock: KitTakesStock;
  readonly boxWeightGrams: number;
}

/** How a kit takes stock. One that nobody has changed is packed ahead. */
export async function readKitStockWay(db: Db | Trx, kitProductId: number): Promise<KitStockWay> {
  const row = await db
    .selectFrom("kits")
    .select(["takes_stock as takesStock", "box_weight_grams as boxWeightGrams"])
    .where("kit_product_id", "=", kitProductId)
    .executeTakeFirst();
  return row ?? { takesStock: "packed", boxWeightGrams: 0 };
}

export async function saveKitStockWay(
  trx: Trx,
  kitProductId: number,
  { takesStock, boxWeightGrams }: KitStockWay,
): Promise<void> {
  const columns = { takes_stock: takesStock, box_weight_grams: boxWeightGrams };
  await trx
    .insertInto("kits")
    .values({ kit_product_id: kitProductId, ...columns })
    .onConflict((conflict) => conflict.column("kit_product_id").doUpdateSet(columns))
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
 * Every size of the kit, over its colours: how many can be ordered (null: nothing of it is counted) and the kits redeemed.
 * Parts are shared by the colours, so that they are counted once.
 */
export const listKitSizes = (db: Db | Trx, productId: ProductId) =>
  db
    .selectFrom("variant_sizes")
    .innerJoin("product_variants", "product_variants.variant_id", "variant_sizes.variant_id")
    .leftJoin("kits", "kits.kit_product_id", "product_variants.product_id")
    .select("variant_sizes.size")
    .select(
      sql<number | null>`case coalesce(min(takes_stock), 'packed')
        when 'packed' then ${packedStock}
        when 'parts' then kit_parts_available(${productId}, variant_sizes.size)
        else ${packedStock} + kit_parts_available(${productId}, variant_sizes.size) end`.as("stock"),
    )
    .select(redeemedInSize(productId).as("redeemed"))
    .where("product_id", "=", productId)
    .groupBy("variant_sizes.size")
    .orderBy(sql`min(variant_sizes.position)`)
    .orderBy("variant_sizes.size")
    .execute();

/**
 * SQL: how many kits were redeemed in the size of `variant_sizes`, as they fit in the end: what was exchanged for another size, as a whole or
 * in the first part that has the picked size, counts for that one, also where it was exchanged again.
 */
const redeemedInSize = (productId: ProductId) => sql<number>`(
  with recursive redeemed as (
    select k.order_id, l.order_line_id, l.size, l.quantity, coalesce((select part.variant_id from order_line_parts part
      where part.order_line_id = l.order_line_id and part.has_picked_size order by part.position limit 1), l.variant_id) as variant_id
    from kit_redemptions k join order_lines l on l.order_id = k.order_id
    where k.released_at is null and l.product_id = ${productId}
  ), family as (
    select order_id, variant_id from redeemed
    union
    select o.order_id, family.variant_id from family join orders o on o.replaces_order_id = family.order_id
    where o.status <> 'Cancelled'
  )
  select coalesce(sum(pieces), 0)::int from (
    select quantity as pieces from redeemed where size = variant_sizes.size
    union all
    select case variant_sizes.size when piece.to_size then piece.quantity else -piece.quantity end
    from family join returns r using (order_id) join exchanges e using (return_id) join exchange_pieces piece using (return_id)
      join orders replacement on replacement.order_id = e.replacement_id and replacement.status <> 'Cancelled'
    where piece.variant_id = family.variant_id and variant_sizes.size in (piece.from_size, piece.to_size)
  ) counted)`;

/** SQL: the stock of a size that is packed, over the colours of the kit; null when one is not counted. */
const packedStock = sql`case when bool_or(variant_sizes.stock is null) then null else sum(variant_sizes.stock)::int end`;

/** How many kits of each size can be ordered, and the part that is enough for the fewest. */
export async function listKitAvailability(db: Db | Trx, productId: ProductId) {
  const { rows } = await sql<Kit["availability"][number]>`
    select picked.size, kit_available(picked.variant_id, picked.size) as available,
      sku_available(picked.variant_id, picked.size) as packed,
      kit_parts_available(${productId}, picked.size) as "fromParts", coalesce(scarcest.name, '') as scarcest
    from (
      select distinct on (coalesce(s.size, '')) v.variant_id, coalesce(s.size, '') as size, coalesce(s.position, 0) as position
      from product_variants v left join variant_sizes s using (variant_id)
      where v.product_id = ${productId} order by coalesce(s.size, ''), v.position, v.variant_id
    ) picked
    left join lateral (
      select concat(p.name, ' (' || nullif(v.colour_name, '') || ')') as name,
        sku_available(part.variant_id, kit_part_size(part.variant_id, part.size, picked.size)) / part.quantity as kits
      from kit_contents part join product_variants v using (variant_id) join products p using (product_id)
      where part.kit_product_id = ${productId}
        and sku_available(part.variant_id, kit_part_size(part.variant_id, part.size, picked.size)) is not null
      order by 2, part.position limit 1
    ) scarcest on true
    order by picked.position, picked.size`.execute(db);
  return rows;
}
