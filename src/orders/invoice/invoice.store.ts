import { sql } from "kysely";
import type { OrderId, UserId } from "../../contract/ids.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import type { Invoice } from "../../platform/db/stored-values.ts";
import type { NewRow } from "../../platform/db/tables.ts";

import { eInvoiceKind } from "../order/e-invoice-kind.ts";
import type { BilledLine, LineBalance, OrderBalance } from "./invoice-balance.ts";

export type InvoiceKind = Invoice["kind"] & string;

export const readOffice = (trx: Trx, officeId: number) =>
  trx
    .selectFrom("office_locations")
    .select(["name", "address", "gstin"])
    .where("office_location_id", "=", officeId)
    .executeTakeFirst();

/** Who placed an order that goes to somebody else. */
export const readBuyer = (trx: Trx, userId: UserId) =>
  trx
    .selectFrom("users")
    .select([sql<string>`trim(concat_ws(' ', first_name, last_name))`.as("name"), "email"])
    .where("user_id", "=", userId)
    .executeTakeFirst();

/** The newest invoice of pieces of an order, with its id. Credit notes, and what bills them again, are left out. */
export const findLastInvoice = (db: Db | Trx, orderId: OrderId) =>
  db
    .selectFrom("invoices")
    .select(["invoice_id", "content"])
    .where("order_id", "=", orderId)
    .where("kind", "=", "invoice")
    .where("corrects_id", "is", null)
    .orderBy("invoice_id", "desc")
    .limit(1)
    .executeTakeFirst();

/** What has been sent, invoiced, credited and refunded of an order: the order is locked. */
export async function readBalance(trx: Trx, orderId: OrderId): Promise<OrderBalance> {
  const { rows: lines } = await sql<LineBalance>`
    select l.order_line_id as "lineId", l.quantity, (l.total_paise - l.discount_paise)::bigint as "netPaise",
      (select coalesce(sum(sl.quantity), 0)::int from shipment_lines sl join shipments s using (shipment_id)
        where sl.order_line_id = l.order_line_id and s.replaces_id is null and s.return_id is null) as "sentQuantity",
      coalesce(b.quantity, 0)::int as "billedQuantity", coalesce(b.billed, 0)::bigint as "billedPaise",
      coalesce(b.credited, 0)::bigint as "creditedPaise", coalesce(r.paise, 0)::bigint as "refundedPaise",
      coalesce(r.withdrawn, 0)::int as "withdrawnQuantity"
    from order_lines l
    left join lateral (select sum(il.quantity) filter (where i.kind = 'invoice') as quantity,
        sum(il.amount_paise) filter (where i.corrects_id is null) as billed,
        sum(case i.kind when 'credit note' then il.amount_paise else -il.amount_paise end)
          filter (where i.corrects_id is not null) as credited
      from invoice_lines il join invoices i using (invoice_id) where il.order_line_id = l.order_line_id) b on true
    left join lateral (select sum(rl.amount_paise) as paise,
        sum(rl.quantity) filter (where not exists (select from returns where returns.refund_id = f.refund_id)
          and not exists (select from shipments where shipments.refund_id = f.refund_id)) as withdrawn
      from refund_lines rl join refunds f using (refund_id)
      where rl.order_line_id = l.order_line_id and f.state in ('requested', 'done')) r on true
    where l.order_id = ${orderId} order by l.order_line_id`.execute(trx);
  const { rows } = await sql<Omit<OrderBalance, "lines">>`
    select o.status = 'Cancelled' as "isCancelled", o.paid_paise as "paidPaise", coalesce(o.shipping_paise, 0)::bigint as "shippingPaise",
      coalesce(sum(i.shipping_paise) filter (where i.corrects_id is null), 0)::bigint as "billedShippingPaise",
      coalesce(sum(case i.kind when 'credit note' then i.shipping_paise else -i.shipping_paise end)
        filter (where i.corrects_id is not null), 0)::bigint as "creditedShippingPaise",
      (select coalesce(sum(shipping_paise), 0)::bigint from refunds f where f.order_id = o.order_id and f.state in ('requested', 'done')) as "refundedShippingPaise",
      (select coalesce(sum(amount_paise), 0)::bigint from refunds f where f.order_id = o.order_id and f.state in ('requested', 'done')) as "refundedPaise",
      (select coalesce(sum(free_paise), 0)::bigint from refunds f where f.order_id = o.order_id and f.state in ('requested', 'done')) as "refundedFreePaise",
      o.refund_failed_paise as "refundFailedPaise", max(i.invoice_id) filter (where i.corrects_id is null) as "lastInvoiceId"
    from orders o left join invoices i on i.order_id = o.order_id where o.order_id = ${orderId}
    group by o.order_id`.execute(trx);
  const [order] = rows;
  if (!order) throw new Error(`There is no order ${orderId}`);
  return { ...order, lines };
}

/**
 * The next number of a kind in a financial year. Its row stays locked until the transaction ends: the next
 * document waits, and a rollback leaves no gap.
 */
export async function takeInvoiceNumber(trx: Trx, kind: InvoiceKind, financialYear: string): Promise<number> {
  const { last_number } = await trx
    .insertInto("invoice_years")
    .values({ kind, financial_year: financialYear, last_number: 1 })
    .onConflict((on) =>
      on.columns(["kind", "financial_year"]).doUpdateSet({ last_number: sql`invoice_years.last_number + 1` }),
    )
    .returning("last_number")
    .executeTakeFirstOrThrow();
  return last_number;
}

export async function insertInvoice(
  trx: Trx,
  invoice: NewRow<"invoices">,
  lines: readonly BilledLine[],
): Promise<void> {
  const { invoice_id } = await trx
    .insertInto("invoices")
    .values(invoice)
    .returning("invoice_id")
    .executeTakeFirstOrThrow();
  if (lines.length === 0) return;
  await trx
    .insertInto("invoice_lines")
    .values(
      lines.map(({ lineId, quantity, amountPaise }) => ({
        invoice_id,
        order_line_id: lineId,
        quantity,
        amount_paise: amountPaise,
      })),
    )
    .execute();
}

/** The invoices and credit notes of an order, oldest first, with the names of who issued each; null: the store itself. */
export const selectInvoices = (db: Db | Trx, orderId: OrderId) =>
  db
    .selectFrom("invoices")
    .leftJoin("users", "users.user_id", "issued_by")
    .select(["invoice_id", "kind", "invoice_no", "total_paise", "issued_at", "first_name", "last_name"])
    .select(eInvoiceKind)
    .where("order_id", "=", orderId)
    .orderBy("invoice_id");
export type InvoiceRow = Awaited<ReturnType<ReturnType<typeof selectInvoices>["execute"]>>[number];

/** One document of an order. Undefined when the order has none of that id. */
export const findInvoice = async (
  db: Db | Trx,
  orderId: OrderId,
  invoiceId: number,
): Promise<Invoice | undefined> => {
  const row = await db
    .selectFrom("invoices")
    .select("content")
    .where("order_id", "=", orderId)
    .where("invoice_id", "=", invoiceId)
    .executeTakeFirst();
  return row?.content;
};

/** The invoices of these orders, in the order of their numbers. */
export const listInvoicesOf = (db: Db, orderNos: readonly string[]) =>
  db
    .selectFrom("invoices")
    .innerJoin("orders", "orders.order_id", "invoices.order_id")
    .select("content")
    .where("order_no", "in", orderNos)
    .where("kind", "=", "invoice")
    .orderBy("invoice_id")
    .execute();

/** The documents issued from one moment to before another, oldest first, for the GST summary. */
export const listIssued = (db: Db | Trx, from: Date, before: Date) =>
  db
    .selectFrom("invoices")
    .select(["invoice_id", "order_id", "kind", "total_paise", "content"])
    .where("issued_at", ">=", from)
    .where("issued_at", "<", before)
    .orderBy("issued_at")
    .orderBy("invoice_id")
    .execute();
