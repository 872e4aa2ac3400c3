import { fork } from "node:child_process";
import { randomUUID } from "node:crypto";
import { fileURLToPath } from "node:url";
import { Connection } from "./connection.ts";

/** What is bought. */
export interface Item {
  readonly productId: number;
  readonly productDetailsId: number;
  readonly size: string;
}

export interface Buyer {
  readonly userId: number;
  readonly token: string;
}

export interface WriteLoad {
  readonly url: string;
  readonly item: Item;
  /** By guests, each with a cart of their own: additions. By these buyers: additions, a coupon and the order. */
  readonly by: { readonly sessionIds: readonly string[] } | { readonly buyers: readonly Buyer[] };
  readonly count: number;
}

export interface WriteGenerator {
  readonly pid: number;
  /** Sends the load by CONNECTIONS at a time. Returns the seconds that it took. */
  run(load: WriteLoad): Promise<number>;
  close(): Promise<void>;
}

const CONNECTIONS = 8;

/** A process that sends additions to carts or whole purchases, and parses nothing of what comes back. */
export async function openWriteGenerator(): Promise<WriteGenerator> {
  const child = fork(fileURLToPath(import.meta.url), ["generate"]);
  return {
    pid: child.pid ?? 0,
    run: (load) =>
      new Promise((done, fail) => {
        child.once("message", (message) => {
          if (typeof message === "number") done(message);
          else fail(new Error(String(message)));
        });
        child.send(load);
      }),
    close: () =>
      new Promise((done) => {
        child.once("exit", () => done());
        child.kill();
      }),
  };
}

if (process.argv[2] === "generate")
  process.on("message", (load) =>
    generate(load as WriteLoad).then(
      (seconds) => process.send?.(seconds),
      (error) => process.send?.(String(error)),
    ),
  );

async function generate({ url, item, by, count }: WriteLoad): Promise<number> {
  const connections = await Promise.all(Array.from({ length: CONNECTIONS }, () => Connection.open(url)));
  const startedAt = performance.now();
  // A guest or buyer stays with one connection, so that nobody waits for their own cart.
  await Promise.all(
    connections.map(async (connection, first) => {
      for (let run = first; run < count; run += CONNECTIONS)
        if ("buyers" in by) await buy(connection, item, pick(by.buyers, run));
        else await add(connection, { ...item, qty: 1, sessionId: pick(by.sessionIds, run) });
    }),
  );
  const seconds = (performance.now() - startedAt) / 1_000;
  for (const connection of connections) connection.close();
  return seconds;
}

function pick<Value>(list: readonly Value[], run: number): Value {
  const value = list[run % list.length];
  if (value === undefined) throw new Error("Nobody to write for");
  return value;
}

const add = (connection: Connection, body: object, token?: string): Promise<string> =>
  connection.post("/api/ShoppingCart/Add/", JSON.stringify(body), token ? authorization(token) : "");

async function buy(connection: Connection, item: Item, { userId, token }: Buyer): Promise<void> {
  const headers = authorization(token);
  const cart = await add(connection, { ...item, qty: 1, userId }, token);
  await connection.post("/api/Redemption/Validate", JSON.stringify({ name: COUPON, userId }), headers);
  await connection.post(
    "/api/ShoppingCart/Checkout",
    `{"userId":${userId},"cart":${cart},"deliveryAddress":[${ADDRESS}],"currencyCode":"INR","couponCode":"${COUPON}"}`,
    `${headers}idempotency-key: ${randomUUID()}\r\n`,
  );
}

const authorization = (token: string): string => `authorization: Bearer ${token}\r\n`;
const COUPON = "SAVE10";
const ADDRESS = JSON.stringify({
  recipientName: "Bench Buyer",
  recipientCity: "Mumbai",
  region: "MH",
  address: "1 Road",
  recipientPhone: "1",
  country: "India",
});
