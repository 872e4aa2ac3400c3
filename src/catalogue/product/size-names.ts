import { sql } from "kysely";

/** The names of a variant's sizes, in a query that selects from product_variants; empty when it comes in one size. */
export const sizeNames = sql<
  string[]
>`array(select size from variant_sizes where variant_sizes.variant_id = product_variants.variant_id)`;
