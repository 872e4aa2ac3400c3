import type { Db } from "../../platform/db/database.ts";

/** Orders are looked through from the newest on, so that a large store looks through no more than a small one. */
const LATEST_ORDERS = 5_000;
/** What one person bought alone is nobody else's business. */
const MIN_ORDERS = 2;
const MAX_PRODUCTS = 12;

/** The ids of the products that most orders since a moment have, the most frequent first. Kits are not bought. */
export async function findPopularProducts(db: Db, since: Date): Promise<number[]> {
  const rows = await db
    .selectFrom((eb) =>
      eb
        .selectFrom("orders")
        .select("order_id")
        .where("placed_at", ">=", since)
        .where("status", "<>", "Cancelled")
        .orderBy("placed_at", "desc")
        .limit(LATEST_ORDERS)
        .as("latest"),
    )
    .innerJoin("order_lines", "order_lines.order_id", "latest.order_id")
    .select("product_id")
    .where("is_swag", "=", false)
    .groupBy("product_id")
    .having(({ fn }) => fn.count("latest.order_id").distinct(), ">=", MIN_ORDERS)
    .orderBy(({ fn }) => fn.count("latest.order_id").distinct(), "desc")
    .orderBy("product_id")
    .limit(MAX_PRODUCTS)
    .execute();
  return rows.map(({ product_id }) => product_id);
}
