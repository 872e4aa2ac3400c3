import { sql } from "kysely";
import { type Changed, multiplyRows } from "./multiply-rows.ts";
import { newBuyer } from "./new-buyer.ts";
import { redeemKit } from "./redeem-kit.ts";
import type { TestStore } from "./store.ts";
import { FIRST_COPY, isUnpaidCopy } from "./years-of-orders.ts";

const id = `${FIRST_COPY} + n`;

/**
 * Gives each copied order its payment, ledger, parcel and invoice, spread over ten years as the orders are, and fills the
 * lists of what providers and couriers report. A tenth of the orders are welcome kits.
 */
export async function fillYearsOfMoney(store: TestStore, count: number, orderId: number): Promise<void> {
  const { db } = store.services.database;
  const ofOrder = `order_id = ${orderId}`;
  const multiply = (table: string, where: string, changed: Changed, copies = count) =>
    multiplyRows(db, table, where, changed, copies);
  const earlier = (column: string) => `original.${column} - n * interval '10 years' / ${count}`;
  await multiply("payments", ofOrder, {
    payment_id: id,
    order_id: id,
    asked_at: earlier("asked_at"),
    paid_at: earlier("paid_at"),
  });
  await multiply("order_ledger", `${ofOrder} and kind = 'paid'`, {
    ledger_entry_id: id,
    order_id: id,
    payment_id: id,
    at: earlier("at"),
  });
  await multiply("shipments", ofOrder, {
    shipment_id: id,
    order_id: id,
    awb_no: "'AWB' || n",
    sent_at: earlier("sent_at"),
  });
  await multiply("shipment_lines", `shipment_id = (select shipment_id from shipments where ${ofOrder})`, {
    shipment_id: id,
    order_line_id: id,
  });
  await multiply("invoices", ofOrder, {
    invoice_id: id,
    order_id: id,
    shipment_id: id,
    number: "n + 1",
    invoice_no: "'Y/' || n",
    issued_at: earlier("issued_at"),
  });
  await multiply("invoice_lines", `invoice_id = (select invoice_id from invoices where ${ofOrder})`, {
    invoice_id: id,
    order_line_id: id,
  });
  await forgetUnpaidCopies(store);
  await fillReports(store, count);
  const { body: kitNo } = await redeemKit(store, await newBuyer(store));
  await copyKits(store, count / 10, kitNo);
}

/** Copies that nobody paid have neither money nor documents. */
async function forgetUnpaidCopies(store: TestStore): Promise<void> {
  await store.services.database.db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    for (const table of ["order_ledger", "payments", "invoices", "shipments"])
      await sql
        .raw(`delete from ${table} where order_id > ${FIRST_COPY} and ${isUnpaidCopy("order_id")}`)
        .execute(trx);
  });
}

/** Each parcel was reported by its courier, and each payment by its provider; the newest wait for staff. */
async function fillReports(store: TestStore, count: number): Promise<void> {
  const { db } = store.services.database;
  const at = sql.raw(`now() - n * interval '10 years' / ${count}`);
  const series = sql.raw(`generate_series(1, ${count}) n`);
  await sql`insert into courier_events (provider, event_id, received_at, courier, awb_no, status, outcome)
    select 'easypost', 'years-' || n, ${at}, 'DHLExpress', 'AWB' || n, 'delivered',
      case when n <= 40 then 'no such parcel' else 'noted' end from ${series}`.execute(db);
  await sql`insert into payment_events (provider, event_id, kind, received_at, outcome, needs_attention, reference)
    select 'stripe', 'years-' || n, 'paid', ${at}, 'Paid', n <= 40, 'pay_' || n from ${series}`.execute(db);
}

async function copyKits(store: TestStore, copies: number, orderNo: string): Promise<void> {
  const { db } = store.services.database;
  const ofKit = `order_id = (select order_id from orders where order_no = '${orderNo}')`;
  const kitId = `${10 * FIRST_COPY} + n`;
  const multiply = (table: string, changed: Changed) => multiplyRows(db, table, ofKit, changed, copies);
  await multiply("orders", {
    order_id: kitId,
    user_id: id,
    order_no: "'KS-K' || lpad(n::text, 10, '0')",
    idempotency_key: "'years-of-kits-' || n",
    status: "'Delivered'",
    placed_at: `original.placed_at - n * interval '10 years' / ${copies}`,
  });
  await multiply("order_lines", { order_line_id: kitId, order_id: kitId });
  await multiply("order_addresses", { order_id: kitId });
  await multiply("order_status_changes", { order_status_change_id: kitId, order_id: kitId });
  await multiply("kit_redemptions", { order_id: kitId, user_id: id });
}
