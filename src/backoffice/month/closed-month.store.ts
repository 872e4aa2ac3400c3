import { sql } from "kysely";
import type { MonthFigures } from "../../contract/admin/months.ts";
import type { OrderId, UserId } from "../../contract/ids.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import type { ClosedLine, Invoice } from "../../platform/db/stored-values.ts";
import type { NewRow } from "../../platform/db/tables.ts";
import type { ClosedMonth } from "./closed-month.ts";
import type { MovementRow, OpenOrderRow, SaleRow } from "./month.store.ts";

/**
 * Waits for whoever writes an entry of the ledger or a document, and for another who closes, and lets none begin until the
 * transaction ends. It must be the first statement.
 */
export const lockClosedMonths = (trx: Trx) => sql`lock table closed_months in exclusive mode`.execute(trx);

const nameOf = (column: string) =>
  sql`coalesce((select trim(concat_ws(' ', first_name, last_name)) from users where user_id = ${sql.ref(column)}), '')`;

/** Every month that was closed, newest first, also those that were reopened. */
export async function listClosedMonths(db: Db | Trx): Promise<ClosedMonth[]> {
  const { rows } = await sql<ClosedMonth>`
    select closed_month_id as "closedMonthId", month, starts_at as "startsAt", ends_at as "endsAt", time_zone as "timeZone",
      base_currency as "baseCurrency", accounts, reason, closed_at as "closedAt", ${nameOf("closed_by")} as "closedBy",
      reopened_at as "reopenedAt", ${nameOf("reopened_by")} as "reopenedBy", coalesce(reopen_reason, '') as "reopenReason"
    from closed_months order by closed_month_id desc`.execute(db);
  return rows;
}

export async function insertClosedMonth(trx: Trx, month: NewRow<"closed_months">): Promise<number> {
  const { closed_month_id } = await trx
    .insertInto("closed_months")
    .values(month)
    .returning("closed_month_id")
    .executeTakeFirstOrThrow();
  return closed_month_id;
}

const MAX_ROWS = 1_000;

/** A line of a file, with what the file adds up. */
export interface LineToClose {
  readonly order_id: OrderId;
  readonly ledger_entry_id?: number;
  readonly invoice_id?: number;
  readonly amount_paise: number;
  readonly content: ClosedLine;
}

export async function insertClosedLines(
  trx: Trx,
  closedMonthId: number,
  file: "sales" | "money" | "documents" | "open",
  lines: readonly LineToClose[],
): Promise<void> {
  for (let first = 0; first < lines.length; first += MAX_ROWS)
    await trx
      .insertInto("closed_month_lines")
      .values(
        lines.slice(first, first + MAX_ROWS).map(({ content, ...line }, at) => ({
          closed_month_id: closedMonthId,
          file,
          position: first + at,
          content: JSON.stringify(content),
          ...line,
        })),
      )
      .execute();
}

export const markReopened = (
  trx: Trx,
  closedMonthId: number,
  { userId, reason, now }: { readonly userId: UserId; readonly reason: string; readonly now: Date },
) =>
  trx
    .updateTable("closed_months")
    .set({ reopened_at: now, reopened_by: userId, reopen_reason: reason })
    .where("closed_month_id", "=", closedMonthId)
    .where("reopened_at", "is", null)
    .execute();

export const readFigures = async (db: Db | Trx, closedMonthId: number): Promise<MonthFigures> =>
  (
    await db
      .selectFrom("closed_months")
      .select("figures")
      .where("closed_month_id", "=", closedMonthId)
      .executeTakeFirstOrThrow()
  ).figures;

/** The lines of a file of orders, with the name that the order has now. */
async function listOrderLines<R>(db: Db, closedMonthId: number, file: "open" | "sales"): Promise<R[]> {
  const { rows } = await sql<{ content: object; placed_at: Date; recipient_name: string }>`
    select l.content, o.placed_at, o.recipient_name from closed_month_lines l join orders o using (order_id)
    where l.closed_month_id = ${closedMonthId} and l.file = ${file} order by l.position`.execute(db);
  return rows.map(({ content, ...order }) => ({ ...content, ...order }) as R); // as it was written from such a row
}
export const listClosedSales = (db: Db, closedMonthId: number) =>
  listOrderLines<SaleRow>(db, closedMonthId, "sales");
export const listClosedOpenOrders = (db: Db, closedMonthId: number) =>
  listOrderLines<OpenOrderRow>(db, closedMonthId, "open");

export async function listClosedMovements(db: Db, closedMonthId: number): Promise<MovementRow[]> {
  const { rows } = await sql<
    { content: object } & Pick<MovementRow, "at" | "ledger_entry_id" | "order_id" | "problem">
  >`
    select l.content, e.at, e.problem, e.ledger_entry_id, e.order_id from closed_month_lines l join order_ledger e using (ledger_entry_id)
    where l.closed_month_id = ${closedMonthId} and l.file = 'money' order by l.position`.execute(db);
  return rows.map(({ content, ...entry }) => ({ ...content, ...entry }) as MovementRow);
}

export async function listClosedDocuments(db: Db, closedMonthId: number): Promise<IssuedDocument[]> {
  const { rows } = await sql<IssuedDocument>`
    select i.kind, i.content from closed_month_lines l join invoices i using (invoice_id)
    where l.closed_month_id = ${closedMonthId} and l.file = 'documents' order by l.position`.execute(db);
  return rows;
}
export interface IssuedDocument {
  readonly kind: "invoice" | "credit note";
  readonly content: Invoice;
}
