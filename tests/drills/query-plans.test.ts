import { sql } from "kysely";
import { afterAll, expect, it } from "vitest";
import type { RouteKey } from "../../src/contract/routes.ts";
import { newBuyer } from "../support/new-buyer.ts";
import { openPlanWatcher } from "../support/query-plans.ts";
import { cartItem, checkoutBody, plainProduct } from "../support/shopping.ts";
import { newStaff } from "../support/staff.ts";
import { type CallOptions, newSessionId, openStore } from "../support/store.ts";
import { fillYearsOfMoney } from "../support/years-of-money.ts";
import { fillYearsOfOrders, SHARED_COUPON } from "../support/years-of-orders.ts";

/** People, orders and carts; `npm run drills` has the large form. */
const COUNT = process.env.DRILLS === "long" ? 200_000 : 20_000;

const store = await openStore({ kind: "postgres" });
afterAll(() => store.close());

it(`no call of the cart, checkout, orders and payments reads a whole table that has ${COUNT} rows`, async () => {
  const { orderNo, orderId } = await fillYearsOfOrders(store, COUNT);
  await fillYearsOfMoney(store, COUNT, orderId);
  await sql`vacuum analyze`.execute(store.services.database.db);
  const { largeTables, wholeTableReads } = await openPlanWatcher(store, COUNT * 0.9);
  expect(largeTables).toEqual([
    ...["cart_lines", "carts", "courier_events", "invoice_lines", "invoices", "mails", "order_addresses"],
    ...["order_ledger", "order_lines", "order_status_changes", "orders", "payment_events", "payments"],
    ...["redemptions", "sessions", "shipment_lines", "shipments", "users"],
  ]);
  const found: Record<string, string[]> = {};
  const call = async <K extends RouteKey>(key: K, options: CallOptions<K>, note = "") => {
    const { response, reads } = await wholeTableReads(() => store.call(key, options));
    if (response.status !== 200) throw new Error(`${key}: ${response.problem.detail}`);
    if (reads.length > 0) found[`${key}${note && `, ${note}`}`] = reads;
    return response.body;
  };
  const { userId, token } = await newBuyer(store);
  const sessionId = newSessionId();
  const line = cartItem(plainProduct(store), 2);
  await call("POST /api/ShoppingCart/Add/", { body: { ...line, sessionId } }, "guest");
  const cart = await call("POST /api/ShoppingCart/Add/", { body: { ...line, userId }, token });
  await call("POST /api/ShoppingCart/Cart/{userIdOrSessionId}", {
    params: { userIdOrSessionId: userId },
    token,
  });
  const placed = await call("POST /api/ShoppingCart/Checkout", {
    body: checkoutBody(userId, cart, { couponCode: SHARED_COUPON }),
    token,
  });
  const params = { orderNo: placed };
  await call("GET /api/orders/{userId}", { params: { userId }, token });
  await call("GET /api/orders/{orderNo}/details", { params, token });
  const { token: staff } = await newStaff(store, "admin");
  const asStaff = { token: staff, params };
  await call("GET /api/admin/orders", { token: staff });
  await call("GET /api/admin/orders", { token: staff, query: { status: "Order Requested" } }, "by status");
  await call("GET /api/admin/orders", { token: staff, query: { q: orderNo } }, "searched");
  await call("GET /api/admin/order-queues", { token: staff });
  await call("GET /api/admin/orders/{orderNo}", asStaff);
  await call("POST /api/admin/orders/{orderNo}/status", {
    ...asStaff,
    body: { from: "Order Requested", to: "Order Confirmed" },
  });
  await call("POST /api/orders/{orderNo}/cancel", { params, token });
  await call("GET /api/admin/dashboard", { token: staff });
  await call("GET /api/admin/people", { token: staff, query: { q: "years" } });
  await call("GET /api/admin/coupons", { token: staff });
  await call("GET /api/admin/stock", { token: staff });
  const support = { token: staff };
  await call("GET /api/admin/courier-events", support);
  await call("GET /api/admin/courier-events", { ...support, query: { dismissed: "true" } }, "dismissed");
  await call("GET /api/admin/courier-events", { ...support, query: { q: "AWB1" } }, "searched");
  await call("GET /api/admin/payment-events", support);
  await call("GET /api/admin/payment-events", { ...support, query: { needsAttention: "true" } }, "waiting");
  await call("GET /api/admin/payment-events", { ...support, query: { q: "pay_77" } }, "searched");
  await call("GET /api/admin/kit", support);
  await call("GET /api/admin/payments", support);
  await call("GET /api/admin/payments", { ...support, query: { q: orderNo } }, "searched");
  await call("POST /api/admin/payments/statement", {
    ...support,
    body: { text: `Date;Text;Amount\n2026-11-24;${orderNo};1.00`, choices: [] },
  });
  const month = store.services.calendar.dayOf(store.now()).slice(0, 7);
  const ofMonth = { ...support, params: { month } };
  await call("GET /api/admin/months/{month}/sales", ofMonth);
  await call("GET /api/admin/months/{month}/money", ofMonth);
  await call("GET /api/admin/invoices/summary", { ...support, query: { month } });
  await call("GET /api/admin/invoices/gaps", support);
  await call("GET /api/admin/months/{month}", ofMonth);
  await call("GET /api/admin/months/{month}/open-orders", ofMonth);
  expect(found).toEqual({});
}, 600_000);
