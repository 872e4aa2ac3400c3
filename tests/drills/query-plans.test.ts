import { afterAll, expect, it } from "vitest";
import type { RouteKey } from "../../src/contract/routes.ts";
import { newBuyer } from "../support/new-buyer.ts";
import { openPlanWatcher } from "../support/query-plans.ts";
import { cartItem, checkoutBody, plainProduct } from "../support/shopping.ts";
import { newStaff } from "../support/staff.ts";
import { type CallOptions, newSessionId, openStore } from "../support/store.ts";
import { fillYearsOfOrders, SHARED_COUPON } from "../support/years-of-orders.ts";

/** People, orders and carts; `npm run drills` has the large form. */
const COUNT = process.env.DRILLS === "long" ? 200_000 : 20_000;

const store = await openStore({ kind: "postgres" });
afterAll(() => store.close());

it(`no call of the cart, checkout, orders and payments reads a whole table that has ${COUNT} rows`, async () => {
  const { orderNo } = await fillYearsOfOrders(store, COUNT);
  const { largeTables, wholeTableReads } = await openPlanWatcher(store, COUNT);
  expect(largeTables).toEqual([
    ...["cart_lines", "carts", "mails", "order_addresses", "order_lines", "order_status_changes"],
    ...["orders", "redemptions", "sessions", "users"],
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
  expect(found).toEqual({});
}, 600_000);
