import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, expect, it } from "vitest";
import type { RouteKey } from "../../src/contract/routes.ts";
import { newBuyer } from "../support/new-buyer.ts";
import { watchReachedRows } from "../support/reached-rows.ts";
import { cartItem, checkoutBody, plainProduct } from "../support/shopping.ts";
import { type CallOptions, newSessionId, openStore } from "../support/store.ts";
import { fillYearsOfOrders } from "../support/years-of-orders.ts";

const page = readFileSync(join(import.meta.dirname, "..", "..", "docs", "scale.md"), "utf8");

/** The columns by which a shopper's calls may reach tables that have rows for each person: each leads to one person, cart or order. */
const keys: Readonly<Record<string, readonly string[]>> = {
  users: ["user_id"],
  sessions: ["token_hash"],
  carts: ["user_id", "session_hash", "cart_key"],
  cart_lines: ["cart_key", "cart_id"],
  orders: ["user_id", "order_id", "order_no"],
  redemptions: ["user_id", "order_id"],
};
/** The parts of an order have its id, and not its person's. */
const partsOfOrders =
  `invoices order_addresses order_lines order_status_changes mails payments refunds shipments kit_redemptions`.split(
    " ",
  );
const columnsOf = (table: string) =>
  keys[table] ?? (partsOfOrders.includes(table) ? ["order_id"] : undefined);

const store = await openStore({ kind: "postgres" });
afterAll(() => store.close());

it("a shopper's calls reach what is a person's by the person's key, but for what docs/scale.md names", async () => {
  await fillYearsOfOrders(store, 2_000);
  await sql`vacuum analyze`.execute(store.services.database.db);
  const watch = watchReachedRows(store);
  const without = new Set<string>();
  const shared = new Set<string>();
  const seen = new Set<string>();
  const call = async <K extends RouteKey>(key: K, options: CallOptions<K>) => {
    const { response, reads, written: tables } = await watch(() => store.call(key, options));
    if (response.status !== 200) throw new Error(`${key}: ${response.problem.detail}`);
    for (const { table, by } of reads) {
      const columns = columnsOf(table);
      if (columns) seen.add(table);
      if (columns?.every((column) => !by.includes(column))) without.add(`${table} by ${by.join(", ")}`);
    }
    for (const table of tables) (columnsOf(table) ? seen : shared).add(table);
    return response.body;
  };
  const { userId, token } = await newBuyer(store);
  const sessionId = newSessionId();
  for (const owner of [{ sessionId }, { userId }]) {
    const login = "userId" in owner ? { token } : {};
    const line = { ...cartItem(plainProduct(store), 2), ...owner };
    const [added] = await call("POST /api/ShoppingCart/Add/", { body: line, ...login });
    const cartId = added?.cartId ?? "";
    await call("POST /api/ShoppingCart/Update/", { body: { ...line, cartId, qty: 3 }, ...login });
    const userIdOrSessionId = "userId" in owner ? userId : sessionId;
    await call("POST /api/ShoppingCart/Cart/{userIdOrSessionId}", {
      params: { userIdOrSessionId },
      ...login,
    });
    await call("POST /api/ShoppingCart/Delete", { body: { cartId }, ...login });
  }
  const cart = await call("POST /api/ShoppingCart/Add/", {
    body: { ...cartItem(plainProduct(store), 2), userId },
    token,
  });
  await call("POST /api/Redemption/Validate", { body: { name: "SAVE10", userId }, token });
  const body = checkoutBody(userId, cart, { couponCode: "SAVE10" });
  const params = { orderNo: await call("POST /api/ShoppingCart/Checkout", { body, token }) };
  await call("GET /api/orders/{userId}", { params: { userId }, token });
  await call("GET /api/orders/{orderNo}/details", { params, token });
  await call("POST /api/orders/{orderNo}/reorder", { params, token });
  await call("POST /api/orders/{orderNo}/cancel", { params, token });
  expect([...seen].sort()).toEqual([...Object.keys(keys), ...partsOfOrders].sort());
  // Of all accounts with one mailbox: kits and coupons are once for each mailbox, and unpaid orders hold so much of a stock.
  const byMailbox = [
    "kit_redemptions by occasion_id",
    "redemptions by coupon_id",
    "users by email_folded",
    "users by mailbox",
  ];
  expect([...without].sort()).toEqual(byMailbox);
  expect([...shared].sort()).toEqual(["coupons", "job_common", "product_variants", "stock_movements"]);
  for (const name of [...seen, ...shared, "mailbox"]) expect(page).toContain(`\`${name}\``);
}, 300_000);
