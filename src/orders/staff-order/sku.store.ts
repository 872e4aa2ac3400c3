import { sql } from "kysely";
import type { VariantId } from "../../contract/ids.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import { textByLanguage } from "../../platform/language/translated-columns.ts";

/** What names SKUs: numbers of SKUs, names of products, or variants. In lower case. */
export interface SkuNames {
  readonly numbers: readonly string[];
  readonly products: readonly string[];
  readonly variantIds: readonly VariantId[];
}

const firstImage = sql<string>`coalesce((
  select '/images/' || images.image_id || '/' || images.slug from variant_images
  join images on images.image_id = variant_images.image_id
  where variant_images.variant_id = product_variants.variant_id order by position limit 1), '')`;

/** Every SKU that one of the names may mean, with today's price, weight and stock. */
export const readSkus = (db: Db | Trx, { numbers, products, variantIds }: SkuNames) =>
  (db as Db)
    .selectFrom("product_variants")
    .innerJoin("products", "products.product_id", "product_variants.product_id")
    .leftJoin("slugs", "slugs.product_id", "products.product_id")
    .leftJoin("variant_sizes", "variant_sizes.variant_id", "product_variants.variant_id")
    .leftJoin("sku_codes as code", (join) =>
      join
        .onRef("code.variant_id", "=", "product_variants.variant_id")
        .on(sql<boolean>`code.size = coalesce(variant_sizes.size, '')`),
    )
    .select(["products.product_id", "products.name", "is_swag_item", "is_t_shirt", "package_weight_grams"])
    .select("products.volume_prices")
    .select(textByLanguage("products", "name").as("name_by_language"))
    .select(textByLanguage("product_variants", "colourName").as("colour_by_language"))
    .select(["withdrawn_at", "product_variants.variant_id", "colour_name", "web_price_paise"])
    .select(["selling_price_paise", "product_variants.stock as variant_stock", "code.sku_code", "code.gtin"])
    .select(["variant_sizes.stock as size_stock", sql<string>`coalesce(variant_sizes.size, '')`.as("size")])
    .select([sql<string>`coalesce(slugs.slug, '')`.as("slug"), firstImage.as("image_path")])
    .where((eb) =>
      eb.or([
        eb("product_variants.variant_id", "in", variantIds.length ? variantIds : [0]),
        sql<boolean>`products.category_id is not null and lower(products.name) = any (${products}::text[])`,
        sql<boolean>`slugs.slug = any (${products}::text[])`,
        sql<boolean>`exists (select from sku_codes named where named.variant_id = product_variants.variant_id
          and (lower(named.sku_code) = any (${numbers}::text[]) or named.gtin = any (${numbers}::text[])))`,
      ]),
    )
    .orderBy("product_variants.variant_id")
    .orderBy("variant_sizes.size")
    .execute();
export type SkuRow = Awaited<ReturnType<typeof readSkus>>[number];
