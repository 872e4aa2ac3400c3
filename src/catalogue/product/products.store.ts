import { type NotNull, sql } from "kysely";
import type { CategoryId, ProductId } from "../../contract/ids.ts";
import type { Db, Trx } from "../../platform/db/database.ts";

/** Products with all their editable data, sorted by id. Unknown ids are left out. */
export async function listProductsById(db: Db | Trx, productIds: readonly number[]) {
  if (productIds.length === 0) return [];
  const reader = db as Db;
  const products = await reader
    .selectFrom("products")
    .innerJoin("slugs", "slugs.product_id", "products.product_id")
    .selectAll("products")
    .select("slugs.slug")
    .$narrowType<{ category_id: NotNull }>() // what has a path is in a category
    .where("products.product_id", "in", productIds)
    .orderBy("products.product_id")
    .execute();
  const variants = await reader
    .selectFrom("product_variants")
    .selectAll()
    .where("product_id", "in", productIds)
    .orderBy("position")
    .orderBy("variant_id")
    .execute();
  const ids = variants.map(({ variant_id }) => variant_id);
  const sizes = await reader
    .selectFrom("variant_sizes")
    .select(["variant_id", "size", "stock"])
    .where("variant_id", "in", ids.length ? ids : [0])
    .orderBy("position")
    .orderBy("size")
    .execute();
  const images = await reader
    .selectFrom("variant_images")
    .innerJoin("images", "images.image_id", "variant_images.image_id")
    .select(["variant_id", "images.image_id", "slug", "alt", "translations"])
    .where("variant_id", "in", ids.length ? ids : [0])
    .orderBy("position")
    .execute();
  const recommended = await reader
    .selectFrom("product_recommendations")
    .select(["product_id", "recommended_product_id"])
    .where("product_id", "in", productIds)
    .orderBy("position")
    .execute();
  const skuCodes = await reader
    .selectFrom("sku_codes")
    .selectAll()
    .where("variant_id", "in", ids.length ? ids : [0])
    .execute();
  const skuCodesOf = Map.groupBy(skuCodes, ({ variant_id }) => variant_id);
  const variantsOf = Map.groupBy(variants, ({ product_id }) => product_id);
  const sizesOf = Map.groupBy(sizes, ({ variant_id }) => variant_id);
  const imagesOf = Map.groupBy(images, ({ variant_id }) => variant_id);
  const recommendedOf = Map.groupBy(recommended, ({ product_id }) => product_id);
  return products.map((product) => {
    const productVariants = variantsOf.get(product.product_id) ?? [];
    return {
      product,
      variants: productVariants,
      sizes: productVariants.flatMap(({ variant_id }) => sizesOf.get(variant_id) ?? []),
      images: productVariants.flatMap(({ variant_id }) => imagesOf.get(variant_id) ?? []),
      skuCodes: productVariants.flatMap(({ variant_id }) => skuCodesOf.get(variant_id) ?? []),
      recommended: recommendedOf.get(product.product_id) ?? [],
    };
  });
}
export type EditableProduct = Awaited<ReturnType<typeof listProductsById>>[number];

/** One product with all its editable data. Undefined when there is no such product. */
export const findProduct = async (db: Db | Trx, productId: ProductId): Promise<EditableProduct | undefined> =>
  (await listProductsById(db, [productId]))[0];

/** Locks one product as lockProducts does. Every change of a product, of its variants or sizes must call this first. */
export const lockProduct = async (trx: Trx, productId: ProductId) =>
  (await lockProducts(trx, [productId]))[0];

/**
 * Locks products with all their variants and sizes until the transaction ends: products, then variants, then sizes, each in
 * the order of their ids, as everywhere (docs/decisions/0023-order-of-locks.md). Returns the products that exist.
 */
export async function lockProducts(trx: Trx, productIds: readonly number[]) {
  if (productIds.length === 0) return [];
  const products = await trx
    .selectFrom("products")
    .select(["product_id", "version", "withdrawn_at"])
    .where("product_id", "in", productIds)
    .orderBy("product_id")
    .forNoKeyUpdate()
    .execute();
  const variants = await trx
    .selectFrom("product_variants")
    .select("variant_id")
    .where("product_id", "in", productIds)
    .orderBy("variant_id")
    .forNoKeyUpdate()
    .execute();
  if (variants.length > 0)
    await trx
      .selectFrom("variant_sizes")
      .select("size")
      .where(
        "variant_id",
        "in",
        variants.map(({ variant_id }) => variant_id),
      )
      .orderBy("variant_id")
      .orderBy("size")
      .forNoKeyUpdate()
      .execute();
  return products;
}

/** Deletes a locked product to whose variants nothing refers, with its slug, images and places in carts. */
export async function deleteProduct(trx: Trx, productId: ProductId): Promise<void> {
  await trx.deleteFrom("product_variants").where("product_id", "=", productId).execute();
  await trx.deleteFrom("products").where("product_id", "=", productId).execute();
}

/** Which of the named category, images and products do not exist. */
export async function findMissing(
  trx: Trx,
  named: {
    readonly categoryId: CategoryId;
    readonly imageIds: readonly string[];
    readonly productIds: readonly number[];
  },
) {
  const category = await trx
    .selectFrom("categories")
    .select("category_id")
    .where("category_id", "=", named.categoryId)
    .executeTakeFirst();
  const images = named.imageIds.length
    ? await trx.selectFrom("images").select("image_id").where("image_id", "in", named.imageIds).execute()
    : [];
  const products = named.productIds.length
    ? await trx
        .selectFrom("products")
        .select("product_id")
        .where("product_id", "in", named.productIds)
        .execute()
    : [];
  return {
    category: category === undefined,
    images: new Set(named.imageIds).size - images.length,
    products: new Set(named.productIds).size - products.length,
  };
}

/** The product that is the kit of the first occasion, where that is another one; undefined also where this one is the kit of another occasion. */
export const findOtherWelcomeKit = (trx: Trx, productId: ProductId | undefined) =>
  trx
    .selectFrom("occasions")
    .innerJoin("products", "products.product_id", "occasions.kit_product_id")
    .select("products.name")
    .where("occasion_id", "=", 1)
    .where(
      sql<boolean>`not exists (select from occasions o where o.kit_product_id = ${productId ?? null}::integer)`,
    )
    .executeTakeFirst();
