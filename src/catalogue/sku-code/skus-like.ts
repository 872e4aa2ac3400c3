import { sql } from "kysely";

/** Selects variant_id and size of the SKUs whose code begins like the typed text, or whose GTIN it is. */
export const skusLike = (typed: string) => sql`
  select sku.variant_id, sku.size from sku_codes as sku
  where starts_with(lower(sku.sku_code), ${typed.trim().toLowerCase()}) or sku.gtin = ${typed.trim()}`;
