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

/**
 * Saves the numbers and bins of all variants of a product. All old ones go first, so that two variants can swap theirs. A bin that
 * is not named stays.
 */
export async function saveSkuCodes(trx: Trx, variants: readonly VariantCodes[]): Promise<void> {
  const rows = [];
  for (const { variantId, sizes, skuCodes } of variants) {
    const gone = trx.deleteFrom("sku_codes").where("variant_id", "=", variantId);
    if (!skuCodes) {
      await gone.where("size", "not in", sizes.length ? sizes : [""]).execute();
      continue;
    }
    const old = new Map(
      (await gone.returning(["size", "bin"]).execute()).map(({ size, bin }) => [size, bin]),
    );
    for (const size of sizes.length ? sizes : [""]) {
      const { skuCode, gtin, bin = old.get(size) } = skuCodes.find((code) => code.size === size) ?? {};
      if (skuCode || gtin || bin)
        rows.push({
          variant_id: variantId,
          size,
          sku_code: skuCode || null,
          gtin: gtin || null,
          bin: bin || null,
        });
    }
  }
  if (rows.length > 0) await trx.insertInto("sku_codes").values(rows).execute();
}

/** Saves the bin of a SKU, or of all sizes of a variant. Null: it is not known any more. Returns the bins of before, without null. */
export async function saveBin(
  trx: Trx,
  { variantId, size }: { readonly variantId: VariantId; readonly size: string },
  bin: string | null,
): Promise<readonly string[]> {
  const { rows } = await sql<{ bin: string }>`
    select distinct bin from sku_codes
    where variant_id = ${variantId} and bin is not null and ${size} in ('', size) order by bin`.execute(trx);
  await (bin === null
    ? emptyBins(trx, variantId, size)
    : sql`
        insert into sku_codes (variant_id, size, bin)
        select variant_id, coalesce(s.size, ''), ${bin} from product_variants left join variant_sizes s using (variant_id)
        where variant_id = ${variantId} and ${size} in ('', s.size)
        on conflict (variant_id, size) do update set bin = excluded.bin`.execute(trx));
  return rows.map((row) => row.bin);
}

async function emptyBins(trx: Trx, variantId: VariantId, size: string): Promise<void> {
  const those = sql`variant_id = ${variantId} and bin is not null and ${size} in ('', size)`;
  await sql`delete from sku_codes where ${those} and sku_code is null and gtin is null`.execute(trx);
  await sql`update sku_codes set bin = null where ${those}`.execute(trx);
}
