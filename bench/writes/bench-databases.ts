import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { dropDatabase, newDatabase } from "../bench-database.ts";
import { openBenchStore } from "../open-store.ts";
import { callerOf, order, plainItem, signUp } from "../purchase.ts";
import type { Buyer, Item } from "./write-generator.ts";

const BUYERS = 64;
const names = { template: "kitstore_bench", store: "kitstore_bench_store", floor: "kitstore_bench_floor" };

export interface BenchDatabases {
  /** The addresses of two databases that are the same, with `buyers` who are logged in, and one order, whose mail is written. */
  readonly store: string;
  readonly floor: string;
  readonly item: Item;
  readonly buyers: readonly Buyer[];
  drop(): Promise<void>;
}

/** Makes the databases of the store and of the floor, on a server whose user may create databases. */
export async function makeBenchDatabases(serverUrl: string): Promise<BenchDatabases> {
  const template = await newDatabase(serverUrl, names.template);
  const store = await openBenchStore({ DATABASE_URL: template });
  const call = callerOf(store.url);
  const item = await plainItem(call);
  const buyers: Buyer[] = [];
  for (let i = 0; i < BUYERS; i += 1) {
    const { userId, token } = await signUp(call);
    buyers.push({ userId, token });
  }
  for (const buyer of buyers.slice(0, 1)) await order(call, item, buyer);
  await untilMailsAreWritten(template);
  await store.close();
  return {
    store: await newDatabase(serverUrl, names.store, names.template),
    floor: await newDatabase(serverUrl, names.floor, names.template),
    item,
    buyers,
    drop: async () => {
      for (const name of Object.values(names)) await dropDatabase(serverUrl, name);
    },
  };
}

async function untilMailsAreWritten(databaseUrl: string): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  while (await hasMailsToWrite(client)) await pause(100);
  await client.end();
}

/** Also a mail whose job is not marked as done yet. */
export async function hasMailsToWrite(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ waits: boolean }>(
    "select exists (select from pgboss.job where name in ('mail.send', 'mail.send-code') and state < 'completed') as waits",
  );
  return rows[0]?.waits === true;
}
