import { randomBytes, randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { insertCountedProducts } from "../support/counted-products.ts";
import { describeStore } from "../support/describe-store.ts";
import { type Buyer, newBuyer } from "../support/new-buyer.ts";
import { productCsvActions } from "../support/product-csv-actions.ts";
import { productInputOf } from "../support/product-input.ts";
import { checkoutBody } from "../support/shopping.ts";
import { newStaff } from "../support/staff.ts";
import { wrongStockCounts } from "../support/stock-ledger.ts";

const PRODUCTS = 200;
const BUYERS = 8;
const ORDERS_EACH = 12;
const LINES = 6;
const TIMEOUT_MS = 300_000;

/**
 * Staff import, save, count and schedule the same counted products that eight buyers order at the same moment. Each of
 * these locks products, variants and sizes (docs/decisions/0023-order-of-locks.md). A wrong order anywhere is a deadlock:
 * PostgreSQL then ends one of the two transactions with 40P01, and the client gets a 503.
 */
describeStore("200 counted products changed by staff while eight buyers order them", (store) => {
  const db = () => store().services.database.db;
  const pick = <T>(from: readonly T[]): T => from[Math.floor(Math.random() * from.length)] as T;

  async function fillCart({ userId }: Buyer, productIds: readonly number[]) {
    const chosen = Array.from({ length: LINES }, () => pick(productIds));
    await db()
      .transaction()
      .execute(async (trx) => {
        await sql`insert into carts (user_id) values (${userId}) on conflict (user_id) do update set touched_at = now()`.execute(
          trx,
        );
        const { rows } = await sql<{ product_id: number; variant_id: number; cart_key: number }>`
          select product_id, variant_id, cart_key from product_variants, carts
          where product_id = any (${[...new Set(chosen)]}::int[]) and user_id = ${userId}`.execute(trx);
        await sql`delete from cart_lines where cart_key = ${rows[0]?.cart_key}`.execute(trx);
        await trx
          .insertInto("cart_lines")
          .values(
            rows.map((row) => ({
              ...row,
              cart_id: randomBytes(16).toString("base64url"),
              size: pick(["S", "M"]),
              quantity: 1,
            })),
          )
          .execute();
      });
  }

  it(
    "no order and no change ends in a deadlock, and the ledger is the stock",
    async () => {
      const productIds = await insertCountedProducts(store(), PRODUCTS);
      const { token: staff } = await newStaff(store(), "catalogue");
      const failures: string[] = [];
      const done = new Map<string, number>();
      const noted = <T extends { status: number; problem: { detail: string } }>(
        what: string,
        response: T,
      ) => {
        if (response.status >= 500) failures.push(`${what}: ${response.status} ${response.problem.detail}`);
        if (response.status === 200) done.set(what, (done.get(what) ?? 0) + 1);
        return response;
      };
      let areBuying = true;

      const buyers = Array.from({ length: BUYERS }, async () => {
        const buyer = await newBuyer(store());
        for (let order = 0; order < ORDERS_EACH; order += 1) {
          await fillCart(buyer, productIds);
          const placed = await store().call("POST /api/ShoppingCart/Checkout", {
            token: buyer.token,
            body: checkoutBody(buyer.userId, []),
            headers: { "idempotency-key": randomUUID() },
          });
          expect(noted("checkout", placed).status === 200 || placed.status >= 500).toBe(true);
        }
      });
      const untilBought = async (change: (round: number) => Promise<void>) => {
        for (let round = 0; areBuying; round += 1) await change(round);
      };
      const imports = untilBought(async (round) => {
        const imported = round % 2 ? productIds : productIds.slice(0, 10);
        const rows = imported.map((id) => `counted-${id},Round ${round}`);
        const csv = ["Address,Disclaimer", ...rows].join("\n");
        // A step that failed, as by a deadlock, would have stopped the import.
        const { run } = await productCsvActions(store).apply(staff, csv);
        if (run.changedProducts > 0) done.set("import", (done.get("import") ?? 0) + 1);
      });
      const saves = untilBought(async () => {
        const params = { productId: pick(productIds) };
        const { body } = await store().call("GET /api/admin/products/{productId}", { token: staff, params });
        noted(
          "save",
          await store().call("PUT /api/admin/products/{productId}", {
            token: staff,
            params,
            body: { ...productInputOf(body), disclaimer: randomUUID() },
          }),
        );
      });
      const counts = untilBought(async () => {
        const { body } = await store().call("GET /api/admin/stock", {
          token: staff,
          query: { productId: String(pick(productIds)) },
        });
        const item = pick(body.rows);
        noted(
          "count",
          await store().call("POST /api/admin/stock/{stockId}/movements", {
            token: staff,
            params: { stockId: item.id },
            body: { reason: "received", pieces: 1, seen: item.stock ?? 0 },
          }),
        );
      });
      await Promise.all(buyers).finally(() => {
        areBuying = false;
      });
      await Promise.all([imports, saves, counts]);
      expect(failures).toEqual([]);
      expect([...done.keys()].sort()).toEqual(["checkout", "count", "import", "save"]);
      expect(done.get("checkout")).toBe(BUYERS * ORDERS_EACH);
      expect(await wrongStockCounts(store())).toEqual([]);
      const { rows } = await sql<{
        deadlocks: number;
      }>`select deadlocks::int from pg_stat_database where datname = current_database()`.execute(db());
      expect(rows[0]?.deadlocks, "also none that a retry has hidden").toBe(0);
    },
    TIMEOUT_MS,
  );
});
