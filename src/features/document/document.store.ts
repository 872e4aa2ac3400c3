import { sql } from "kysely";
import type { Db, Trx } from "../../server/db/database.ts";
import type { NewRow } from "../../server/db/rows.ts";
import type { Invoice } from "./invoice.ts";

const ofOrder = (db: Db | Trx) =>
  db
    .selectFrom("orders")
    .select([
      "order_id",
      "order_no",
      "status",
      "is_swag",
      "placed_at",
      "weight_grams",
      "shipped_by",
      "awb_no",
    ])
    .select(["shipping_paise", "billing_office", "billing_office_id"]);

/** Orders by their numbers, in no order. */
export const ordersToPrint = (db: Db, orderNos: readonly string[]) =>
  ofOrder(db)
    .where("order_no", "in", orderNos.length ? orderNos : [""])
    .execute();
export type OrderToPrint = Awaited<ReturnType<typeof ordersToPrint>>[number];

/** An order that is to be invoiced, locked: two who ask at once get one invoice. */
export const lockToInvoice = (trx: Trx, orderNo: string) =>
  ofOrder(trx).where("order_no", "=", orderNo).forUpdate().executeTakeFirst();

/** The lines of orders with what a document needs of their products. */
export const linesToPrint = (db: Db | Trx, orderIds: readonly number[]) =>
  db
    .selectFrom("order_lines")
    .innerJoin("products", "products.product_id", "order_lines.product_id")
    .select(["order_id", "quantity", "product_name", "colour_name", "size", "total_paise", "discount_paise"])
    .select(["order_lines.is_swag", "hsn_code", "gst_basis_points", "contents"])
    .where("order_id", "in", orderIds.length ? orderIds : [0])
    .orderBy("order_line_id")
    .execute();
export type LineToPrint = Awaited<ReturnType<typeof linesToPrint>>[number];

export const addressesToPrint = (db: Db | Trx, orderIds: readonly number[]) =>
  db
    .selectFrom("order_addresses")
    .select(["order_id", "is_billing", "recipient_name", "recipient_phone", "address", "recipient_city"])
    .select(["region", "postal_code", "country"])
    .where("order_id", "in", orderIds.length ? orderIds : [0])
    .execute();
export type AddressToPrint = Awaited<ReturnType<typeof addressesToPrint>>[number];

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
  return row?.content as Invoice | undefined;
};

/** The next number of a financial year. Its row stays locked until the transaction ends: who comes next waits. */
export async function takeNumber(trx: Trx, financialYear: string): Promise<number> {
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
