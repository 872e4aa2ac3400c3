import { randomUUID } from "node:crypto";
import type pg from "pg";
import { type CallOptions, createClient } from "../../src/contract/client.ts";
import type { RouteKey } from "../../src/contract/routes.ts";
import { orderOf, plainItem } from "../measure-writes.ts";
import type { BenchStore } from "../open-store.ts";
import { databaseCpuMs, readFigures } from "./process-figures.ts";

const ADDS = 300;
const ORDERS = 100;

export interface Cost {
  readonly name: string;
  readonly storeMs: number;
  readonly databaseMs: number | undefined;
}

/** Processor time of the store and of PostgreSQL for one add to a cart and one order, the store's jobs and mails included. */
export async function measureCosts({ url }: BenchStore, pool: pg.Pool): Promise<Cost[]> {
  const call = <K extends RouteKey>(key: K, options: CallOptions<K>, token?: string) =>
    createClient({ baseUrl: url, token: () => token ?? null }).call(key, options);
  const item = await plainItem(call);
  const costOf = async (
    name: string,
    count: number,
    work: (run: number) => Promise<unknown>,
  ): Promise<Cost> => {
    const before = { store: (await readFigures(url)).cpuMs, database: await databaseCpuMs(pool) };
    for (let run = 0; run < count; run += 1) await work(run);
    const database = await databaseCpuMs(pool);
    return {
      name,
      storeMs: ((await readFigures(url)).cpuMs - before.store) / count,
      databaseMs:
        database === undefined || before.database === undefined
          ? undefined
          : (database - before.database) / count,
    };
  };
  const add = () =>
    call("POST /api/ShoppingCart/Add/", { body: { ...item, qty: 1, sessionId: randomUUID() } });
  for (let run = 0; run < 100; run += 1) await add(); // warms up
  const adds = await costOf("a guest adds to a new cart", ADDS, add);
  const buyers: { userId: number; token: string }[] = [];
  for (let run = 0; run < ORDERS + 20; run += 1) {
    const body = { firstName: "Bench", lastName: "Buyer", email: `bench-${randomUUID()}@ledgerline.example` };
    buyers.push(await call("POST /api/accounts/signup", { body }));
  }
  const order = async () => {
    const { userId, token } = buyers.pop() ?? { userId: 0, token: "" };
    const cart = await call("POST /api/ShoppingCart/Add/", { body: { ...item, qty: 1, userId } }, token);
    const headers = { "idempotency-key": randomUUID() };
    await call("POST /api/ShoppingCart/Checkout", { body: orderOf(userId, cart), headers }, token);
  };
  for (let run = 0; run < 20; run += 1) await order();
  return [adds, await costOf("a customer adds and places an order", ORDERS, order)];
}
