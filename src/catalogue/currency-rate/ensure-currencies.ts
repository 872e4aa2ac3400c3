import type { Db } from "../../platform/db/database.ts";

/** Runs at start. A store without currencies could show no price, so it begins with these two. Staff change them. */
export async function ensureCurrencies(db: Db): Promise<void> {
  const existing = await db.selectFrom("currency_rates").select("currency_code").limit(1).executeTakeFirst();
  if (existing) return;
  const row = { position: 0, currency_code: "INR", rate_micros: 1_000_000 };
  await db
    .insertInto("currency_rates")
    .values([
      { ...row, currency_symbol: "₹", currency_name: "Indian rupee" },
      {
        ...row,
        position: 1,
        currency_code: "USD",
        rate_micros: 85_000_000,
        currency_symbol: "$",
        currency_name: "Dollar",
      },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
