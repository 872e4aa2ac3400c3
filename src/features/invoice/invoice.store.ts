import { sql } from "kysely";
import type { Db, Trx } from "../../server/db/database.ts";
import type { NewRow } from "../../server/db/tables.ts";
import type { Invoice } from "./invoice.ts";

export const readOffice = (trx: Trx, officeId: number) =>
  trx
    .selectFrom("office_locations")
    .select(["name", "address"])
    .where("office_location_id", "=", officeId)
    .executeTakeFirst();

export const findInvoice = async (db: Db | Trx, orderId: number): Promise<Invoice | undefined> => {
  const row = await db
    .selectFrom("invoices")
    .select("content")
    .where("order_id", "=", orderId)
    .executeTakeFirst();
  return row?.content;
};

/**
 * The next invoice number of a financial year. Its row stays locked until the transaction ends: the next
 * invoice waits, and a rollback leaves no gap.
 */
export async function takeInvoiceNumber(trx: Trx, financialYear: string): Promise<number> {
  const { last_number } = await trx
    .insertInto("invoice_years")
    .values({ financial_year: financialYear, last_number: 1 })
    .onConflict((on) =>
      on.column("financial_year").doUpdateSet({ last_number: sql`invoice_years.last_number + 1` }),
    )
    .returning("last_number")
    .executeTakeFirstOrThrow();
  return last_number;
}

export async function insertInvoice(trx: Trx, invoice: NewRow<"invoices">): Promise<void> {
  await trx.insertInto("invoices").values(invoice).execute();
}
