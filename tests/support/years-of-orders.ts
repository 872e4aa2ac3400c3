import { sql } from "kysely";
import { expect } from "vitest";
import { deliverNewOrder } from "./deliver-new-order.ts";
import { type Changed, multiplyRows } from "./multiply-rows.ts";
import { newStaff } from "./staff.ts";
import type { TestStore } from "./store.ts";

/** Copies get ids from here on, so that `id of the copy - FIRST_COPY` is the number of its person and order. */
export const FIRST_COPY = 10_000_000;
const id = `${FIRST_COPY} + n`;
/** Every fiftieth copy waits for its payment. */
export const isUnpaidCopy = (n: string) => `${n} % 50 = 0`;
/** A coupon that all these people have used. */
export const SHARED_COUPON = "SAVE10";

/** An order that was paid, sent and invoiced. */
async function deliverInvoicedOrder(store: TestStore) {
  const { token } = await newStaff(store, "support");
  const delivered = await deliverNewOrder(store, token, { checkoutFields: { couponCode: SHARED_COUPON } });
  const documents = () => store.services.database.db.selectFrom("invoices").select("invoice_id").execute();
  await expect.poll(documents).toHaveLength(1);
  return delivered;
}

/**
 * Fills a store with `count` people, each with an order, its line item, address and mail, a use of one shared
 * coupon, a login and a cart. Returns the order, a real one, that was copied; the caller runs `vacuum analyze`.
 */
export async function fillYearsOfOrders(store: TestStore, count: number) {
  const { db } = store.services.database;
  const { orderNo, buyer } = await deliverInvoicedOrder(store);
  await sql`insert into carts (user_id) values (${buyer.userId}) on conflict do nothing`.execute(db);
  const { order_id: orderId } = await db
    .selectFrom("orders")
    .select("order_id")
    .where("order_no", "=", orderNo)
    .executeTakeFirstOrThrow();
  const ofOrder = `order_id = ${orderId}`;
  const ofBuyer = `user_id = ${buyer.userId}`;
  const multiply = (table: string, where: string, changed: Changed) =>
    multiplyRows(db, table, where, changed, count);
  const earlier = `original.placed_at - n * interval '10 years' / ${count}`;
  await multiply("users", ofBuyer, {
    user_id: id,
    email: "'p' || n || '@years.example'",
    email_folded: "'p' || n || '@years.example'",
  });
  await multiply("orders", ofOrder, {
    order_id: id,
    user_id: id,
    order_no: "'KS-Y' || lpad(n::text, 10, '0')",
    idempotency_key: "'years-of-orders-' || n",
    placed_at: earlier,
    status: `case when ${isUnpaidCopy("n")} then 'Order Requested' else 'Delivered' end`,
    paid_paise: `case when ${isUnpaidCopy("n")} then 0 else original.paid_paise end`,
    invoiced_paise: `case when ${isUnpaidCopy("n")} then 0 else original.invoiced_paise end`,
  });
  await multiply("order_lines", ofOrder, { order_line_id: id, order_id: id });
  await multiply("order_addresses", ofOrder, { order_id: id });
  await multiply("order_status_changes", ofOrder, { order_status_change_id: id, order_id: id });
  await multiply("redemptions", ofOrder, { redemption_id: id, order_id: id, user_id: id });
  await multiply("mails", ofOrder, {
    mail_id: id,
    order_id: id,
    user_id: id,
    recipient: "'p' || n || '@years.example'",
    state: "'sent'",
    settled_at: "original.queued_at",
  });
  await multiply("sessions", ofBuyer, { token_hash: "sha256(('login' || n)::bytea)", user_id: id });
  await multiply("carts", ofBuyer, { cart_key: id, user_id: id });
  await sql`insert into cart_lines (cart_id, cart_key, product_id, variant_id, quantity)
    select lpad((c.cart_key)::text, 22, '0'), c.cart_key, l.product_id, l.variant_id, 1
    from carts c, order_lines l where c.cart_key > ${FIRST_COPY} and l.order_id = ${orderId}`.execute(db);
  return { orderNo, orderId };
}
