import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { cpuMsOf, databaseCpuMs, usedSince } from "../processor-time.ts";
import { type BenchDatabases, hasMailsToWrite } from "./bench-databases.ts";
import { openWriteGenerator, type WriteGenerator, type WriteLoad } from "./write-generator.ts";

/** Each is the store and the floor in turns, so that what else the machine does falls on both. */
const ROUNDS = 5;
/** So many writes, of both alike, stand for a second. */
const PER_SECOND = { "add to cart": 400, "whole checkout": 40 };
const GUESTS = 64;
const LOOK_EVERY_MS = 20;

export interface Writer {
  readonly url: string;
  readonly pid: number;
  readonly databaseUrl: string;
}

export interface Writes {
  readonly perSecond: number;
  /** Milliseconds of processor time of one write, until its mails are written: of the server, and of PostgreSQL's processes for it. */
  readonly serverMs: number;
  readonly databaseMs: number;
}

export interface WriteResult {
  readonly name: string;
  readonly store: Writes;
  readonly floor: Writes;
  /** The floor's processor time by the store's, server and database together: the middle of the rounds. */
  readonly ratio: number;
  readonly ratios: readonly number[];
  /** The store's writes per second by the floor's, of that round. */
  readonly perSecondRatio: number;
}

/** Compares additions to a cart, and whole checkouts (addition, coupon, order and its mail), with the floor that writes the same rows. */
export async function* measureWrites(
  store: Writer,
  floor: Writer,
  { item, buyers }: BenchDatabases,
  seconds: number,
): AsyncGenerator<WriteResult> {
  const generator = await openWriteGenerator();
  const sessionIds = Array.from({ length: GUESTS }, () => randomUUID());
  for (const [name, perSecond] of Object.entries(PER_SECOND)) {
    const load = {
      item,
      by: name === "add to cart" ? { sessionIds } : { buyers },
      count: Math.ceil(perSecond * seconds),
    };
    const measureRound = async () => {
      const ofStore = await measureTurn(generator, store, load);
      const ofFloor = await measureTurn(generator, floor, load);
      const cpuMs = ({ serverMs, databaseMs }: Writes) => serverMs + databaseMs;
      return {
        store: ofStore,
        floor: ofFloor,
        ratio: cpuMs(ofFloor) / cpuMs(ofStore),
        perSecondRatio: ofStore.perSecond / ofFloor.perSecond,
      };
    };
    await measureRound(); // warms up
    const rounds: Awaited<ReturnType<typeof measureRound>>[] = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measureRound());
    rounds.sort((a, b) => a.ratio - b.ratio);
    const middle = rounds[Math.floor(ROUNDS / 2)];
    if (!middle) throw new Error("No round");
    yield { name, ...middle, ratios: rounds.map(({ ratio }) => ratio) };
  }
  await generator.close();
}

async function measureTurn(
  generator: WriteGenerator,
  { url, pid, databaseUrl }: Writer,
  load: Omit<WriteLoad, "url">,
): Promise<Writes> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const cpuMs = async () => ({ server: await cpuMsOf(pid), database: await databaseCpuMs(client) });
  const before = await cpuMs();
  const seconds = await generator.run({ ...load, url });
  while (await hasMailsToWrite(client)) await pause(LOOK_EVERY_MS);
  const after = await cpuMs();
  await client.end();
  return {
    perSecond: load.count / seconds,
    serverMs: (after.server - before.server) / load.count,
    databaseMs: usedSince(before.database, after.database) / load.count,
  };
}
