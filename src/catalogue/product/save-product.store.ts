import { sql } from "kysely";
import type { ProductInput, StaffSizeChart } from "../../contract/admin/products.ts";
import type { ProductId, VariantId } from "../../contract/ids.ts";
import type { Trx } from "../../platform/db/database.ts";
import type { VolumePrice } from "../../platform/db/stored-values.ts";
import { rupeesToPaise } from "../../platform/money/money.ts";

import { safeHtml } from "../safe-html/safe-html.ts";
import { storedTranslations } from "./stored-translations.ts";

type VariantInput = ProductInput["variants"][number];

const productColumns = (draft: ProductInput) => ({
  name: draft.name.trim(),
  category_id: draft.categoryId,
  short_description_html: safeHtml(draft.shortDescription),
  description_html: safeHtml(draft.description),
  disclaimer_html: safeHtml(draft.disclaimer),
  specification: JSON.stringify(draft.specification.map(({ name, value }) => ({ name, value }))),
  package_weight_grams: draft.packageWeight,
  returnable: draft.returnable,
  is_t_shirt: draft.variants.some(({ sizes }) => sizes.length > 0),
  page_title: draft.pageTitle.trim(),
  meta_description: draft.metaDescription.trim(),
  meta_keywords: draft.metaKeywords.trim(),
  ...(draft.isSwagItem !== undefined && { is_swag_item: draft.isSwagItem }),
  ...(draft.hsnCode !== undefined && { hsn_code: draft.hsnCode }),
  ...(draft.gstBasisPoints !== undefined && { gst_basis_points: draft.gstBasisPoints }),
  ...(draft.sizeChart !== undefined && { size_chart: sizeChartJson(draft.sizeChart) }),
  ...(draft.translations && { translations: storedTranslations(draft.translations) }),
  ...(draft.volumePrices && { volume_prices: volumePricesJson(draft.volumePrices) }),
});

const volumePricesJson = (prices: NonNullable<ProductInput["volumePrices"]>): string =>
  JSON.stringify(
    prices.map(
      ({ fromQuantity, unitPrice }): VolumePrice => ({ fromQuantity, unitPaise: rupeesToPaise(unitPrice) }),
    ),
  );

const sizeChartJson = (chart: StaffSizeChart | null): string | null =>
  chart &&
  JSON.stringify({
    columns: chart.columns.map((column) => column.trim()),
    rows: chart.rows.map((row) => row.map((cell) => cell.trim())),
    howToMeasure: chart.howToMeasure.trim(),
  });

/** Inserts a new product, last in its category and not published. Returns its id. */
export async function insertProduct(trx: Trx, draft: ProductInput, now: Date): Promise<number> {
  const { product_id } = await trx
    .insertInto("products")
    .values({
      ...productColumns(draft),
      withdrawn_at: now,
      position: sql<number>`(select coalesce(max(position), 0) + 1 from products where category_id = ${draft.categoryId})`,
    })
    .returning("product_id")
    .executeTakeFirstOrThrow();
  return product_id;
}

interface CustomProduct {
  readonly name: string;
  readonly unitPaise: number;
  /** Null: the store's own rate. */
  readonly gstBasisPoints: number | null;
  readonly weightGrams: number;
}

/**
 * Inserts goods of one order that are not in the catalogue: a product without category and path, so in no list and on no page. They were
 * made for somebody, so no customer sends them back unasked. Returns the id of their variant.
 */
export async function insertCustomProduct(
  trx: Trx,
  { name, unitPaise, gstBasisPoints, weightGrams }: CustomProduct,
  now: Date,
): Promise<VariantId> {
  const { product_id } = await trx
    .insertInto("products")
    .values({
      name,
      category_id: null,
      package_weight_grams: weightGrams,
      gst_basis_points: gstBasisPoints,
      returnable: false,
      withdrawn_at: now,
    })
    .returning("product_id")
    .executeTakeFirstOrThrow();
  const { variant_id } = await trx
    .insertInto("product_variants")
    .values({ product_id, web_price_paise: unitPaise, selling_price_paise: unitPaise, stock: null })
    .returning("variant_id")
    .executeTakeFirstOrThrow();
  return variant_id;
}

export async function updateProduct(trx: Trx, productId: ProductId, draft: ProductInput): Promise<void> {
  await trx
    .updateTable("products")
    .set((eb) => ({ ...productColumns(draft), version: eb("version", "+", 1) }))
    .where("product_id", "=", productId)
    .execute();
}

export async function setWithdrawn(trx: Trx, productId: ProductId, withdrawnAt: Date | null): Promise<void> {
  await trx
    .updateTable("products")
    .set((eb) => ({ withdrawn_at: withdrawnAt, version: eb("version", "+", 1) }))
    .where("product_id", "=", productId)
    .execute();
}

/**
 * Which of the variants an order, the welcome kit or a stock movement refers to. Those cannot be
 * deleted.
 */
export async function variantsInUse(trx: Trx, variantIds: readonly number[]): Promise<number[]> {
  if (variantIds.length === 0) return [];
  const rows = await trx
    .selectFrom("product_variants")
    .select("variant_id")
    .where("variant_id", "in", variantIds)
    .where((eb) =>
      eb.or([
        sql<boolean>`exists (select from order_lines where order_lines.variant_id = product_variants.variant_id)`,
        sql<boolean>`exists (select from order_line_parts where order_line_parts.variant_id = product_variants.variant_id)`,
        sql<boolean>`exists (select from kit_contents
          where product_variants.variant_id in (kit_contents.variant_id, kit_contents.substitute_variant_id))`,
        sql<boolean>`exists (select from stock_movements where stock_movements.variant_id = product_variants.variant_id)`,
      ]),
    )
    .execute();
  return rows.map(({ variant_id }) => variant_id);
}

export async function deleteVariants(trx: Trx, variantIds: readonly number[]): Promise<void> {
  if (variantIds.length === 0) return;
  await trx.deleteFrom("product_variants").where("variant_id", "in", variantIds).execute();
}

/**
 * Saves a variant with its position, sizes and images. It does not change the stock: only stock movements
 * do. Returns its id.
 */
export async function saveVariant(
  trx: Trx,
  productId: ProductId,
  variant: VariantInput,
  position: number,
): Promise<VariantId> {
  const columns = {
    product_id: productId,
    colour_name: variant.colourName.trim(),
    colour_hex: variant.colourHex,
    web_price_paise: rupeesToPaise(variant.webPrice),
    selling_price_paise: rupeesToPaise(variant.sellingPrice),
    position,
    ...(variant.translations && { translations: storedTranslations(variant.translations) }),
  };
  const { variant_id: variantId } = variant.id
    ? await trx
        .updateTable("product_variants")
        .set(columns)
        .where("variant_id", "=", variant.id)
        .returning("variant_id")
        .executeTakeFirstOrThrow()
    : await trx
        .insertInto("product_variants")
        .values({ ...columns, stock: null })
        .returning("variant_id")
        .executeTakeFirstOrThrow();
  await saveSizes(trx, variantId, variant.sizes);
  const present = await trx
    .deleteFrom("variant_images")
    .where("variant_id", "=", variantId)
    .returning(["image_id", "translations"])
    .execute();
  const presentById = new Map(present.map(({ image_id, translations }) => [image_id, translations]));
  if (variant.images.length > 0)
    await trx
      .insertInto("variant_images")
      .values(
        variant.images.map(({ imageId, alt, translations }, at) => ({
          variant_id: variantId,
          position: at,
          image_id: imageId,
          alt: alt.trim(),
          translations: storedTranslations(translations ?? presentById.get(imageId)),
        })),
      )
      .execute();
  return variantId;
}

/**
 * Saves the sizes of a variant. The database deletes the cart lines of a removed size, because it can no longer be sent.
 */
export async function saveSizes(trx: Trx, variantId: VariantId, sizes: readonly string[]): Promise<void> {
  let gone = trx.deleteFrom("variant_sizes").where("variant_id", "=", variantId);
  if (sizes.length > 0) gone = gone.where("size", "not in", sizes);
  await gone.execute();
  if (sizes.length > 0)
    await trx
      .insertInto("variant_sizes")
      .values(sizes.map((size, position) => ({ variant_id: variantId, size, stock: null, position })))
      .onConflict((conflict) =>
        conflict
          .columns(["variant_id", "size"])
          .doUpdateSet((eb) => ({ position: eb.ref("excluded.position") })),
      )
      .execute();
}

/** Says whether a product has sizes, when these were saved apart from it. Counts up its version. */
export async function setHasSizes(trx: Trx, productId: ProductId, hasSizes: boolean): Promise<void> {
  await trx
    .updateTable("products")
    .set((eb) => ({ is_t_shirt: hasSizes, version: eb("version", "+", 1) }))
    .where("product_id", "=", productId)
    .execute();
}

export async function saveRecommendations(
  trx: Trx,
  productId: ProductId,
  ids: readonly number[],
): Promise<void> {
  await trx.deleteFrom("product_recommendations").where("product_id", "=", productId).execute();
  if (ids.length > 0)
    await trx
      .insertInto("product_recommendations")
      .values(ids.map((id, position) => ({ product_id: productId, recommended_product_id: id, position })))
      .execute();
}

/** Marks a product as a kit of an occasion, or as none; the occasion names it before. Lock it first. */
export async function markKit(trx: Trx, productId: ProductId, isKit: boolean): Promise<void> {
  await trx
    .updateTable("products")
    .set((eb) => ({ is_swag_item: isKit, version: eb("version", "+", 1) }))
    .where("product_id", "=", productId)
    .execute();
}
