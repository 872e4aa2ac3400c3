import { sql } from "kysely";
import type { ProductId, VariantId } from "../../contract/ids.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import { gtinKey } from "./gtin.ts";
import { type SkuCode, skuCodeKeys, toSkuCode } from "./sku-code.ts";

const selectOwners = (db: Db | Trx) =>
  (db as Db)
    .selectFrom("sku_codes")
    .innerJoin("product_variants", "product_variants.variant_id", "sku_codes.variant_id")
    .innerJoin("products", "products.product_id", "product_variants.product_id")
    .select(["size", "sku_code", "gtin", "products.product_id", "products.name"]);

interface SkuOwner {
  readonly productId: ProductId;
  readonly name: string;
}

/** The SKU that has each number, by the key of skuCodeKeys. */
export async function readSkuOwners(db: Db | Trx): Promise<ReadonlyMap<string, SkuOwner>> {
  const rows = await selectOwners(db).execute();
  return new Map(
    rows.flatMap((row) =>
      skuCodeKeys(toSkuCode(row)).map(({ key }) => [key, { productId: row.product_id, name: row.name }]),
    ),
  );
}

/** The first of these numbers that a SKU of another product has, with the name of that product. */
export async function findTakenSkuCode(
  trx: Trx,
  codes: readonly SkuCode[],
  productId: ProductId | undefined,
): Promise<{ readonly number: string; readonly name: string } | undefined> {
  const keys = codes.flatMap(skuCodeKeys);
  if (keys.length === 0) return undefined;
  const named = codes.flatMap(({ skuCode }) => (skuCode ? [skuCode.toLowerCase()] : []));
  const gtins = codes.flatMap(({ gtin }) => (gtin ? [gtinKey(gtin)] : []));
  const owner = await selectOwners(trx)
    .where("products.product_id", "<>", productId ?? 0)
    .where(
      sql<boolean>`(lower(sku_code) = any (${named}::text[]) or lpad(gtin, 14, '0') = any (${gtins}::text[]))`,
    )
    .executeTakeFirst();
  if (!owner) return undefined;
  const taken = new Set(skuCodeKeys(toSkuCode(owner)).map(({ key }) => key));
  const number = keys.find(({ key }) => taken.has(key))?.shown ?? "";
  return { number, name: owner.name };
}

interface VariantCodes {
  readonly variantId: VariantId;
  readonly sizes: readonly string[];
  /** Undefined: they stay, but for those of removed sizes. */
  readonly skuCodes?: readonly SkuCode[] | undefined;
}

/** Saves the numbers of all variants of a product. All old ones go first, so that two variants can swap theirs. */
export async function saveSkuCodes(trx: Trx, variants: readonly VariantCodes[]): Promise<void> {
  for (const { variantId, sizes, skuCodes } of variants) {
    const gone = trx.deleteFrom("sku_codes").where("variant_id", "=", variantId);
    await (skuCodes ? gone : gone.where("size", "not in", sizes.length ? sizes : [""])).execute();
  }
  const rows = variants.flatMap(({ variantId, skuCodes = [] }) =>
    skuCodes
      .filter(({ skuCode, gtin }) => skuCode || gtin)
      .map(({ size, skuCode, gtin }) => ({
        variant_id: variantId,
        size,
        sku_code: skuCode || null,
        gtin: gtin || null,
      })),
  );
  if (rows.length > 0) await trx.insertInto("sku_codes").values(rows).execute();
}
