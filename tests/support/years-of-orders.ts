import { sql } from "kysely";
import { type Changed, multiplyRows } from "./multiply-rows.ts";
import { placeOrder } from "./place-order.ts";
import type { TestStore } from "./store.ts";

/** Copies get ids from here on, so that `id of the copy - FIRST` is the number of its person and order. */
const FIRST = 10_000_000;
const id = `${FIRST} + n`;
/** A coupon that all these people have used. */
export const SHARED_COUPON = "SAVE10";

/**
 * Fills a store with `count` people, each with an order, its line item, address, payment and mail, a use of one shared
 * coupon, a login and a cart, and lets PostgreSQL count them. Returns one real order and its buyer.
 */
export async function fillYearsOfOrders(store: TestStore, count: number) {
  const { db } = store.services.database;
  const { orderNo, buyer } = await placeOrder(store, { checkoutFields: { couponCode: SHARED_COUPON } });
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
    status: "case when n % 50 = 0 then 'Order Requested' else 'Delivered' end",
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
    from carts c, order_lines l where c.cart_key > ${FIRST} and l.order_id = ${orderId}`.execute(db);
  await sql`vacuum analyze`.execute(db);
  return { orderNo, buyer };
}
