import { sql } from "kysely";
import type { Db } from "../../server/db/database.ts";

export const readKitProduct = (db: Db, productId: number) =>
  db
    .selectFrom("products")
    .select(["product_id", "name", "specification"])
    .where("product_id", "=", productId)
    .executeTakeFirst();

/** Every size of the kit over its colours: what is left (null where one is not counted) and what was redeemed. */
export const readKitSizes = (db: Db, productId: number) =>
  db
    .selectFrom("variant_sizes")
    .innerJoin("product_variants", "product_variants.variant_id", "variant_sizes.variant_id")
    .select("size")
    .select(
      sql<
        number | null
      >`case when bool_or(variant_sizes.stock is null) then null else sum(variant_sizes.stock)::int end`.as(
        "stock",
      ),
    )
    .select(
      sql<number>`(select coalesce(sum(l.quantity), 0)::int from kit_redemptions k
        join order_lines l on l.order_id = k.order_id
        where k.released_at is null and l.product_id = ${productId} and l.size = variant_sizes.size)`.as(
        "redeemed",
      ),
    )
    .where("product_id", "=", productId)
    .groupBy("size")
    .orderBy(sql`min(variant_sizes.position)`)
    .orderBy("size")
    .execute();
