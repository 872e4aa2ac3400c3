import type { OrderId, UserId } from "../../contract/ids.ts";
import type { Trx } from "../../server/db/database.ts";

interface NumbersToSkip {
  readonly kind: "invoice" | "credit note";
  readonly year: string;
  /** The last number that is skipped. */
  readonly to: number;
  readonly reason: string;
  readonly userId: UserId;
  readonly now: Date;
}

/** Writes the gap, when the last number is below `to`. Returns the last number as it was. */
export async function raiseLastNumber(trx: Trx, skip: NumbersToSkip): Promise<number> {
  const { kind, year, to } = skip;
  const current = await trx
    .selectFrom("invoice_years")
    .select("last_number")
    .where("kind", "=", kind)
    .where("financial_year", "=", year)
    .forUpdate()
    .executeTakeFirst();
  const last = current?.last_number ?? 0;
  if (last >= to) return last;
  await trx
    .insertInto("invoice_years")
    .values({ kind, financial_year: year, last_number: to })
    .onConflict((on) => on.columns(["kind", "financial_year"]).doUpdateSet({ last_number: to }))
    .execute();
  await trx
    .insertInto("number_gaps")
    .values({
      kind,
      financial_year: year,
      from_number: last + 1,
      to_number: to,
      reason: skip.reason,
      skipped_at: skip.now,
      skipped_by: skip.userId,
    })
    .execute();
  return last;
}

/** Writes down the GSTIN of who is billed. Null: none, or that of the office. */
export async function setBillingGstin(trx: Trx, orderId: OrderId, gstin: string | null): Promise<void> {
  await trx.updateTable("orders").set({ billing_gstin: gstin }).where("order_id", "=", orderId).execute();
}
