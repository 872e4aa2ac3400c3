import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "../../src/platform/db/database.ts";
import type { DatabaseProxy } from "./database-proxy.ts";
import type { Inbox } from "./inbox.ts";
import type { PeopleStore } from "./new-buyer.ts";
import type { OwnPostgresServer } from "./postgres-server.ts";

/** What the drill of the alert rules runs. */
export interface AlertedStore {
  readonly url: string;
  readonly postgres: OwnPostgresServer;
  readonly proxy: DatabaseProxy;
  /** Past the proxy. */
  readonly database: Database;
  readonly inbox: Inbox;
  workers(): Promise<number[]>;
  stopStore(): Promise<void>;
  startStore(): Promise<void>;
}

/** Lets something go wrong, and returns what ends it. What is over by itself returns nothing. */
export type Cause = (store: AlertedStore) => Promise<undefined | (() => unknown)>;
/** The alerts that a cause makes fire. Others may fire beside them. */
export type AlertCause = readonly [alerts: readonly string[], cause: Cause];

export const people = ({ database }: AlertedStore): PeopleStore => ({
  services: { database },
  now: () => new Date(),
});

/** In each lane one after the other, until the returned function is called. A failure is what the drill asks for. */
export function repeat(
  lanes: number,
  act: (lane: number) => Promise<unknown>,
  everyMs = 20,
): () => Promise<unknown> {
  let isOver = false;
  const run = async (lane: number) => {
    while (!isOver) {
      await act(lane).catch(() => undefined);
      await pause(everyMs);
    }
  };
  const running = Promise.all(Array.from({ length: lanes }, (_, lane) => run(lane)));
  return () => {
    isOver = true;
    return running;
  };
}

export async function times(count: number, act: (at: number) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < count; at += 1) await act(at);
}
