import { type InferResult, type NotNull, type RawBuilder, sql } from "kysely";
import type { ProductId } from "../../contract/ids.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import { readTogether } from "../../platform/db/read-together.ts";
import { MAX_SHOWN_STOCK } from "./catalogue-views.ts";

/** Stocks that the shop shows in the same way are equal: so a change from 40 to 38 changes no row. */
const shownStock = (stock: RawBuilder<number | null>) =>
  sql<
    number | null
  >`case when ${stock} > ${sql.lit(MAX_SHOWN_STOCK)} then ${sql.lit(MAX_SHOWN_STOCK + 1)} else ${stock} end`;

/** SQL: the few variants of kits that take their parts, whose own stock says nothing. */
const kitsOfParts = (db: Db | Trx) =>
  db
    .selectFrom("kits")
    .innerJoin("product_variants as own", "own.product_id", "kits.kit_product_id")
    .select("own.variant_id as kit_variant_id")
    .where("takes_stock", "<>", "packed")
    .as("kits_of_parts");

/** The rows that products are shown from: of all, or of those that `ids` selects. Withdrawn products have no row. */
const productSelects = (db: Db | Trx, ids?: RawBuilder<ProductId>) => ({
  products: db
    .selectFrom("products")
    .innerJoin("slugs", "slugs.product_id", "products.product_id")
    .select([
      "products.product_id",
      "products.category_id",
      "name",
      "position",
      "slug",
      "is_swag_item",
      "is_t_shirt",
    ])
    .select(["short_description_html", "description_html", "disclaimer_html", "specification", "size_chart"])
    .select(["package_weight_grams", "returnable", "page_title", "meta_description", "meta_keywords"])
    .select(["volume_prices", "translations"])
    .$narrowType<{ category_id: NotNull }>() // what has a path is in a category
    .where("withdrawn_at", "is", null)
    .$call((all) => (ids ? all.where("products.product_id", "in", ids) : all))
    .orderBy("position")
    .orderBy("products.product_id"),
  variants: db
    .selectFrom("product_variants")
    .leftJoin(kitsOfParts(db), "kit_variant_id", "product_variants.variant_id")
    .select(["variant_id", "product_id", "colour_name", "colour_hex", "translations"])
    .select(["web_price_paise", "selling_price_paise"])
    .select(
      // Of a kit with sizes, each size says how many there are.
      shownStock(sql`case when kit_variant_id is null then product_variants.stock
        when not exists (select from variant_sizes where variant_sizes.variant_id = kit_variant_id)
        then kit_available(kit_variant_id, '') end`).as("stock"),
    )
    .$call((all) => (ids ? all.where("product_id", "in", ids) : all))
    .orderBy("position")
    .orderBy("variant_id"),
  sizes: db
    .selectFrom("variant_sizes")
    .leftJoin(kitsOfParts(db), "kit_variant_id", "variant_sizes.variant_id")
    .select(["variant_id", "size"])
    .select(
      shownStock(sql`case when kit_variant_id is null then variant_sizes.stock
        else kit_available(kit_variant_id, variant_sizes.size) end`).as("stock"),
    )
    .$call((all) => (ids ? all.where("variant_id", "in", variantsOf(db, ids)) : all))
    .orderBy("position")
    .orderBy("size"),
  skuCodes: db
    .selectFrom("sku_codes")
    .selectAll()
    .$call((all) => (ids ? all.where("variant_id", "in", variantsOf(db, ids)) : all))
    .orderBy("variant_id")
    .orderBy("size"),
  images: db
    .selectFrom("variant_images")
    .innerJoin("images", "images.image_id", "variant_images.image_id")
    .select(["variant_id", "alt", "images.image_id", "slug", "width", "height", "colour", "translations"])
    .$call((all) =>
      ids ? all.where("variant_id", "in", variantsOf(db, ids).union(kitVariantsOf(db, ids))) : all,
    )
    .orderBy("variant_id")
    .orderBy("variant_images.position"),
  recommendations: db
    .selectFrom("product_recommendations")
    .selectAll()
    .$call((all) => (ids ? all.where("product_id", "in", ids) : all))
    .orderBy("position"),
  kitContents: kitContents(db).$call((all) => (ids ? all.where("kit_product_id", "in", ids) : all)),
});

type Selects = ReturnType<typeof productSelects>;
export type ProductRows = { [K in keyof Selects]: InferResult<Selects[K]> };

/** The rows of all products. */
export const readAllProductRows = (trx: Trx): Promise<ProductRows> => readTogether(trx, productSelects);

/** The rows of these products and of the kits that have a variant of theirs, all of one moment. */
export const readProductRows = (db: Db, ids: readonly ProductId[]): Promise<ProductRows> =>
  db
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute((trx) =>
      readTogether(trx, (t) =>
        productSelects(
          t,
          sql<ProductId>`(
            select unnest(${ids}::int[])
            union
            select kit_product_id from product_variants join kit_contents
              on product_variants.variant_id in (kit_contents.variant_id, kit_contents.substitute_variant_id)
            where product_variants.product_id = any (${ids}::int[])
          )`,
        ),
      ),
    );

/** The ids of all products in the shop. */
export const readProductIds = async (db: Db): Promise<ProductId[]> =>
  (await db.selectFrom("products").select("product_id").where("withdrawn_at", "is", null).execute()).map(
    (row) => row.product_id,
  );

const variantsOf = (db: Db | Trx, ids: RawBuilder<ProductId>) =>
  db.selectFrom("product_variants").select("variant_id").where("product_id", "in", ids);

/** The variants in these kits. A kit shows their first images. */
const kitVariantsOf = (db: Db | Trx, ids: RawBuilder<ProductId>) =>
  db.selectFrom("kit_contents").select("variant_id").where("kit_product_id", "in", ids);

/** The contents of kits, in the order shown. The slug is null where the product is withdrawn. */
const kitContents = (db: Db | Trx) =>
  db
    .selectFrom("kit_contents")
    .innerJoin("product_variants", "product_variants.variant_id", "kit_contents.variant_id")
    .innerJoin("products", "products.product_id", "product_variants.product_id")
    .leftJoin("slugs", (join) =>
      join.onRef("slugs.product_id", "=", "products.product_id").on("products.withdrawn_at", "is", null),
    )
    .select(["kit_product_id", "kit_contents.variant_id", "kit_contents.size", "quantity"])
    .select(["products.name", "product_variants.colour_name", "slugs.slug", "products.translations"])
    .select("product_variants.translations as colour_translations")
    .select(
      sql<boolean>`can_be_declined and exists (select from kits
        where kits.kit_product_id = kit_contents.kit_product_id and takes_stock <> 'packed')`.as(
        "can_be_declined",
      ),
    )
    .leftJoin("product_variants as other", "other.variant_id", "substitute_variant_id")
    .leftJoin("products as other_product", "other_product.product_id", "other.product_id")
    .select(["other_product.name as substitute_name", "other.colour_name as substitute_colour"])
    .select([
      "other_product.translations as substitute_translations",
      "other.translations as substitute_colour_translations",
    ])
    .select(
      sql<string[]>`kit_substitute_sizes(kit_contents.kit_product_id, kit_contents.position)`.as(
        "substitute_sizes",
      ),
    )
    .orderBy("kit_product_id")
    .orderBy("kit_contents.position");
