import { randomUUID } from "node:crypto";
import type { Output } from "../src/contract/call-types.ts";
import { type CallOptions, createClient } from "../src/contract/client.ts";
import type { RouteKey } from "../src/contract/routes.ts";
import { bareTransactionsPerSecond } from "./bare-transactions.ts";
import type { BenchStore } from "./store.ts";

const AT_ONCE = 8;
const BUYERS = 300;
/** Their welcome mails are written meanwhile: a purchase is measured with its own mail only. */
const MAILS_WRITTEN_MS = 20_000;

export interface WriteResult {
  readonly name: string;
  readonly perSecond: number;
  /** Of the bare three-statement transactions that the same kind of database does a second. */
  readonly ratio: number;
}

/** Adding to carts, and whole purchases (add, coupon, checkout), by buyers of their own. */
export async function writes(store: BenchStore, seconds: number): Promise<WriteResult[]> {
  const bare = await bareTransactionsPerSecond(store.databaseUrl, seconds, AT_ONCE);
  const call = <K extends RouteKey>(key: K, options: CallOptions<K>, token?: string): Promise<Output<K>> =>
    createClient({ baseUrl: store.address, token: () => token ?? null }).call(key, options);
  const item = await plainItem(call);

  const sessions = Array.from({ length: 64 }, () => randomUUID());
  const adds = await perSecond(seconds, (turn) =>
    call("POST /api/ShoppingCart/Add/", {
      body: { ...item, qty: 1, sessionId: sessions[turn % sessions.length] ?? "" },
    }),
  );

  const buyers: { userId: number; token: string }[] = [];
  for (let i = 0; i < BUYERS; i += 1) {
    const body = { firstName: "Bench", lastName: "Buyer", email: `bench-${randomUUID()}@ledgerline.example` };
    buyers.push(await call("POST /api/accounts/signup", { body }));
  }
  await new Promise((go) => setTimeout(go, MAILS_WRITTEN_MS));
  const checkouts = await perSecond(
    seconds,
    async (turn) => {
      const { userId, token } = buyers[turn] ?? buyers[0] ?? { userId: 0, token: "" };
      const cart = await call("POST /api/ShoppingCart/Add/", { body: { ...item, qty: 1, userId } }, token);
      await call("POST /api/Redemption/Validate", { body: { name: "SAVE10", userId } }, token);
      await call(
        "POST /api/ShoppingCart/Checkout",
        { body: orderOf(userId, cart), headers: { "idempotency-key": randomUUID() } },
        token,
      );
    },
    BUYERS,
  );
  return [
    { name: "add to cart", perSecond: adds, ratio: adds / bare },
    { name: "whole checkout", perSecond: checkouts, ratio: checkouts / bare },
  ];
}

type Caller = <K extends RouteKey>(key: K, options: CallOptions<K>, token?: string) => Promise<Output<K>>;

/** A product without sizes of which 999 can be had: as good as uncounted for this run. */
async function plainItem(call: Caller) {
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

function orderOf(userId: number, cart: Output<"POST /api/ShoppingCart/Add/">) {
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

/** How often a second `work` ends, AT_ONCE at a time, for `seconds` or `most` turns. */
async function perSecond(
  seconds: number,
  work: (turn: number) => Promise<unknown>,
  most = Number.POSITIVE_INFINITY,
): Promise<number> {
  let turn = 0;
  const startedAt = performance.now();
  const isOver = () => turn >= most || performance.now() - startedAt > seconds * 1_000;
  const lane = async () => {
    while (!isOver()) {
      turn += 1;
      await work(turn - 1);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return turn / ((performance.now() - startedAt) / 1_000);
}
