import { type RawBuilder, sql } from "kysely";

/**
 * SQL: what can be sold of the joined variant and size. Of a kit that takes its parts, as many as the scarcest part allows; those
 * are counted by size alone.
 */
export const sellableStock = (size: RawBuilder<unknown>) => [
  sql<number | null>`case when kits.takes_stock <> 'packed' then null else product_variants.stock end`.as(
    "variant_stock",
  ),
  sql<number | null>`case when kits.takes_stock <> 'packed'
    then kit_available(product_variants.variant_id, ${size}) else variant_sizes.stock end`.as("size_stock"),
];
