import { randomUUID } from "node:crypto";
import { type CallOptions, createClient } from "../src/contract/client.ts";
import type { Output } from "../src/contract/route-types.ts";
import type { RouteKey } from "../src/contract/routes.ts";
import { databaseTransactionsPerSecond } from "./database-baseline.ts";
import type { BenchStore } from "./open-store.ts";

const CONCURRENCY = 8;
const CUSTOMERS = 300;
/** Waits until the sign-up mails are written, so that the checkout measurement includes only its own mails. */
const WAIT_FOR_MAILS_MS = 20_000;

export interface WriteResult {
  readonly name: string;
  readonly perSecond: number;
  /** Compared with transactions of three statements on the same kind of database (database-baseline.ts). */
  readonly ratio: number;
}

/** Measures adding to carts, and whole purchases (add, coupon, checkout), each by a separate customer. */
export async function measureWrites(store: BenchStore, seconds: number): Promise<WriteResult[]> {
  const databasePerSecond = await databaseTransactionsPerSecond(store.databaseUrl, seconds, CONCURRENCY);
  const call = <K extends RouteKey>(key: K, options: CallOptions<K>, token?: string): Promise<Output<K>> =>
    createClient({ baseUrl: store.url, token: () => token ?? null }).call(key, options);
  const item = await plainItem(call);

  const sessions = Array.from({ length: 64 }, () => randomUUID());
  const adds = await perSecond(seconds, (run) =>
    call("POST /api/ShoppingCart/Add/", {
      body: { ...item, qty: 1, sessionId: sessions[run % sessions.length] ?? "" },
    }),
  );

  const customers: { userId: number; token: string }[] = [];
  for (let i = 0; i < CUSTOMERS; i += 1) {
    const body = { firstName: "Bench", lastName: "Buyer", email: `bench-${randomUUID()}@ledgerline.example` };
    customers.push(await call("POST /api/accounts/signup", { body }));
  }
  await new Promise((done) => setTimeout(done, WAIT_FOR_MAILS_MS));
  const checkouts = await perSecond(
    seconds,
    async (run) => {
      const { userId, token } = customers[run] ?? customers[0] ?? { userId: 0, token: "" };
      const cart = await call("POST /api/ShoppingCart/Add/", { body: { ...item, qty: 1, userId } }, token);
      await call("POST /api/Redemption/Validate", { body: { name: "SAVE10", userId } }, token);
      await call(
        "POST /api/ShoppingCart/Checkout",
        { body: orderOf(userId, cart), headers: { "idempotency-key": randomUUID() } },
        token,
      );
    },
    CUSTOMERS,
  );
  return [
    { name: "add to cart", perSecond: adds, ratio: adds / databasePerSecond },
    { name: "whole checkout", perSecond: checkouts, ratio: checkouts / databasePerSecond },
  ];
}

export type ApiCall = <K extends RouteKey>(
  key: K,
  options: CallOptions<K>,
  token?: string,
) => Promise<Output<K>>;

/** Finds a product without sizes that has at least 999 in stock, so that it does not sell out in this run. */
export async function plainItem(call: ApiCall) {
  for (let productId = 1; productId < 60; productId += 1) {
    const product = await call("GET /api/Product/{productId}", { params: { productId } });
    const detail = product.productDetails.find(
      (each) => each.inStock && each.stock === null && each.sizes.length === 0,
    );
    if (!detail || product.isSwagItem) continue;
    const item = { productId, productDetailsId: detail.id, size: "" };
    const many = { ...item, qty: 999, sessionId: randomUUID() };
    const isPlenty = await call("POST /api/ShoppingCart/Add/", { body: many }).then(
      () => true,
      () => false,
    );
    if (isPlenty) return item;
  }
  throw new Error("No plain product to buy");
}

export function orderOf(userId: number, cart: Output<"POST /api/ShoppingCart/Add/">) {
  const address = {
    recipientName: "Bench Buyer",
    recipientCity: "Mumbai",
    region: "MH",
    address: "1 Road",
    recipientPhone: "1",
    country: "India",
  };
  return { userId, cart, deliveryAddress: [address], currencyCode: "INR", couponCode: "SAVE10" };
}

/** Runs `work` in AT_ONCE parallel loops, for `seconds` or at most `most` times. Returns the runs per second. */
async function perSecond(
  seconds: number,
  work: (run: number) => Promise<unknown>,
  maxRuns = Number.POSITIVE_INFINITY,
): Promise<number> {
  let run = 0;
  const startedAt = performance.now();
  const isOver = () => run >= maxRuns || performance.now() - startedAt > seconds * 1_000;
  const runLoop = async () => {
    while (!isOver()) {
      run += 1;
      await work(run - 1);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, runLoop));
  return run / ((performance.now() - startedAt) / 1_000);
}
