import { sql } from "kysely";
import type { UserId } from "../../contract/ids.ts";
import type { Db, Trx } from "../../platform/db/database.ts";

interface NumbersToSkip {
  readonly kind: "invoice" | "credit note";
  readonly year: string;
  readonly from: number;
  /** The last number that is skipped. */
  readonly to: number;
  readonly reason: string;
  readonly userId: UserId;
  readonly now: Date;
}

/** The last number that was given or skipped in a financial year; 0 before the first. Locks its row. */
export async function lockLastNumber(
  trx: Trx,
  { kind, year }: Pick<NumbersToSkip, "kind" | "year">,
): Promise<number> {
  const current = await trx
    .selectFrom("invoice_years")
    .select("last_number")
    .where("kind", "=", kind)
    .where("financial_year", "=", year)
    .forUpdate()
    .executeTakeFirst();
  return current?.last_number ?? 0;
}

/** Raises the last number, and writes down the gap with its reason. */
export async function insertNumberGap(trx: Trx, skip: NumbersToSkip): Promise<void> {
  const { kind, year, from, to } = skip;
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
      from_number: from,
      to_number: to,
      reason: skip.reason,
      skipped_at: skip.now,
      skipped_by: skip.userId,
    })
    .execute();
}

interface GapRow {
  readonly kind: "invoice" | "credit note";
  readonly year: string;
  readonly from: number;
  readonly to: number;
  readonly reason: string | null;
  readonly skippedAt: Date | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/** Numbers up to the newest of each year that no document has: first those that nobody has skipped with a reason. */
export async function selectNumberGaps(db: Db): Promise<GapRow[]> {
  const { rows } = await sql<GapRow>`
    with taken as (
      select kind, financial_year, number as first, number as last from invoices
      union all select kind, financial_year, from_number, to_number from number_gaps
      union all select kind, financial_year, last_number + 1, last_number + 1 from invoice_years
    ), steps as (
      select *, coalesce(max(last) over (partition by kind, financial_year order by first, last
        rows between unbounded preceding and 1 preceding), 0) as before from taken
    )
    select kind, financial_year as year, before + 1 as "from", first - 1 as "to", null as reason,
      null::timestamptz as "skippedAt", null as "firstName", null as "lastName"
    from steps where first > before + 1
    union all
    select kind, financial_year, from_number, to_number, reason, skipped_at, first_name, last_name
    from number_gaps join users on user_id = skipped_by
    order by reason nulls first, year desc, kind, "from"`.execute(db);
  return rows;
}
