import { randomUUID } from "node:crypto";
import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import type { Tables } from "../../src/platform/db/tables.ts";
import { newClaimLinks } from "../../tests/support/new-claim-links.ts";
import { dropDatabase, newDatabase } from "../bench-database.ts";
import { claimGoal } from "../limits.ts";
import { openBenchStore } from "../open-store.ts";
import { callerOf, signUp } from "../purchase.ts";
import { Connection } from "../writes/connection.ts";

const NAME = "kitstore_bench_claims";
const KIT_ID = 25;
const SIZE = "M";
const CONNECTIONS = 16;
const BATCH = 64;
const ADDRESS = {
  recipientName: "Bench Buyer",
  recipientCity: "Mumbai",
  region: "MH",
  address: "1 Road",
  recipientPhone: "1",
  country: "India",
};

/**
 * `npm run bench -- claims [count]`: so many links, 5,000 by default, are claimed in one burst, in turns with as many plain checkouts of
 * carts that are filled before. All want the same counted piece, in both: each waits until the one before is on the disk. Returns how many goals were missed: the ratio, and that each link has one kit and no stock is below zero.
 */
export async function runClaims(serverUrl: string, count: number): Promise<number> {
  const databaseUrl = await newDatabase(serverUrl, NAME);
  await (await openBenchStore({ DATABASE_URL: databaseUrl })).close(); // makes the demo store
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: databaseUrl }) }),
  });
  const { rows } = await sql<{ variantId: number }>`update variant_sizes set stock = ${count}
    where size = ${SIZE} and variant_id in (select variant_id from product_variants where product_id = ${KIT_ID})
    returning variant_id as "variantId"`.execute(db);
  const variantId = rows[0]?.variantId ?? 0;
  const item = await countedItem(db, count);
  const tokens = await newClaimLinks(db, { occasionId: 1, count, now: new Date() });
  const store = await openBenchStore({ DATABASE_URL: databaseUrl });
  const connections = await Promise.all(
    Array.from({ length: CONNECTIONS }, () => Connection.open(store.url)),
  );
  try {
    const fillCarts = await cartsOf(store.url, { item, connections });
    const seconds = { claims: 0, checkouts: 0 };
    for (let from = 0; from < count; from += BATCH) {
      const batch = tokens.slice(from, from + BATCH);
      const carts = (await fillCarts()).slice(0, batch.length);
      seconds.claims += await timed(connections, batch, (connection, token) =>
        connection.post("/api/claims", JSON.stringify(claimOf(token, variantId)), ""),
      );
      seconds.checkouts += await timed(connections, carts, (connection, { body, headers }) =>
        connection.post("/api/ShoppingCart/Checkout", body, headers),
      );
    }
    const faults = await faultsOf(db, count);
    for (const fault of faults) print(fault);
    const ratio = seconds.checkouts / seconds.claims;
    print(
      `${count} claims: ${(count / seconds.claims).toFixed(0)} per s, plain checkouts ${(count / seconds.checkouts).toFixed(0)} per s, ratio ${ratio.toFixed(2)}, goal ${claimGoal}${ratio < claimGoal ? "  BELOW" : ""}`,
    );
    return faults.length + Number(ratio < claimGoal);
  } finally {
    for (const connection of connections) connection.close();
    await store.close();
    await db.destroy();
    await dropDatabase(serverUrl, NAME);
  }
}

const claimOf = (token: string, variantId: number) => ({
  token,
  variantId,
  size: SIZE,
  delivery: { to: "address", address: ADDRESS },
});

/** Runs the batch by all connections. Returns the seconds that it took. */
async function timed<Each>(
  connections: readonly Connection[],
  batch: readonly Each[],
  run: (connection: Connection, each: Each) => Promise<unknown>,
): Promise<number> {
  const startedAt = performance.now();
  await Promise.all(
    connections.map(async (connection, first) => {
      for (const [at, each] of batch.entries())
        if (at % connections.length === first) await run(connection, each);
    }),
  );
  return (performance.now() - startedAt) / 1_000;
}

/** A product without sizes that is counted as the kit is: whoever orders it waits for who orders it at the same moment. */
async function countedItem(db: Kysely<Tables>, count: number) {
  const { rows } = await sql<{
    productId: number;
    productDetailsId: number;
  }>`update product_variants set stock = ${2 * count + BATCH}
    where variant_id = (select v.variant_id from product_variants v join products p using (product_id)
      where not p.is_swag_item and p.withdrawn_at is null and not exists (select from variant_sizes s where s.variant_id = v.variant_id)
      order by v.variant_id limit 1)
    returning product_id as "productId", variant_id as "productDetailsId"`.execute(db);
  return { ...rows[0], size: "" };
}

/** Fills the carts of a batch of customers, who are made once, and returns the requests that order them. */
async function cartsOf(
  url: string,
  { item, connections }: { readonly item: object; readonly connections: readonly Connection[] },
) {
  const call = callerOf(url);
  const buyers = await Promise.all(Array.from({ length: BATCH }, () => signUp(call)));
  return async () => {
    const carts: { body: string; headers: string }[] = [];
    await timed(connections, buyers, async (connection, { userId, token }) => {
      const authorization = `authorization: Bearer ${token}\r\n`;
      const added = JSON.stringify({ ...item, qty: 1, userId });
      const cart = await connection.post("/api/ShoppingCart/Add/", added, authorization);
      carts.push({
        body: `{"userId":${userId},"cart":${cart},"deliveryAddress":[${JSON.stringify(ADDRESS)}],"currencyCode":"INR","couponCode":""}`,
        headers: `${authorization}idempotency-key: ${randomUUID()}\r\n`,
      });
    });
    return carts;
  };
}

/** What is wrong afterwards: a link without its kit or with two, and stock below zero. */
async function faultsOf(db: Kysely<Tables>, count: number): Promise<string[]> {
  const { rows } = await sql<{ used: number; kits: number; left: number }>`select
    (select count(*) from claim_links where used_at is not null)::int as used,
    (select count(distinct order_id) from kit_redemptions)::int as kits,
    (select min(stock) from variant_sizes where size = ${SIZE} and variant_id in
      (select variant_id from product_variants where product_id = ${KIT_ID}))::int as left`.execute(db);
  const found = rows[0];
  const isRight = found?.used === count && found.kits === count && found.left === 0;
  return isRight ? [] : [`Of ${count} links: ${JSON.stringify(found)}`];
}

const print = (line: string) => process.stdout.write(`${line}\n`);
