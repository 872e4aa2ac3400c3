import type { RandomWorld } from "./random-world.ts";

/** The payments of which the provider has paid back more than it received, by its own records and not by the store's. */
export async function overpaidRefunds({ store, fake }: RandomWorld): Promise<string[]> {
  const payments = await store.services.database.db
    .selectFrom("payments")
    .select(["paid_ref", "amount_minor"])
    .where("paid_at", "is not", null)
    .execute();
  return payments.flatMap(({ paid_ref, amount_minor }) => {
    const back = fake.records.refunds
      .filter(({ paidRef, state }) => paidRef === paid_ref && !["failed", "canceled"].includes(state))
      .reduce((sum, { amount }) => sum + amount, 0);
    return back > Number(amount_minor) ? [`${paid_ref}: ${back} paid back of ${amount_minor}`] : [];
  });
}
