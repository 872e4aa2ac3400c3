import { sizeNames } from "../../catalogue/product/size-names.ts";
import type { Db } from "../../platform/db/database.ts";
import { textByLanguage } from "../../platform/language/translated-columns.ts";
import type { QuotedCurrency, SkuToQuote } from "./quotation.ts";

/** Those of the variants whose product is in the shop, with today's prices. */
export const readSkusToQuote = (db: Db, variantIds: readonly number[]): Promise<SkuToQuote[]> =>
  db
    .selectFrom("product_variants")
    .innerJoin("products", "products.product_id", "product_variants.product_id")
    .select(["variant_id", "products.product_id", "products.name", "colour_name", "is_swag_item"])
    .select(["selling_price_paise", "volume_prices", "gst_basis_points"])
    .select(textByLanguage("products", "name").as("name_by_language"))
    .select(textByLanguage("product_variants", "colourName").as("colour_by_language"))
    .select(sizeNames.as("sizes"))
    .where("variant_id", "in", variantIds)
    .where("withdrawn_at", "is", null)
    .execute();

/** A currency that the shop shows. */
export const findQuotedCurrency = (db: Db, currencyCode: string): Promise<QuotedCurrency | undefined> =>
  db
    .selectFrom("currency_rates")
    .select([
      "currency_code as currencyCode",
      "currency_symbol as currencySymbol",
      "rate_micros as rateMicros",
    ])
    .where("currency_code", "=", currencyCode)
    .executeTakeFirst();
