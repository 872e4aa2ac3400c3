import type { BenchStore } from "../open-store.ts";
import { cpuMsOf } from "../processor-time.ts";
import { openBaselineServer } from "./baseline-server.ts";
import { type LoadGenerator, type LoadResult, openLoadGenerator } from "./load-generator.ts";
import { readUrls } from "./read-urls.ts";

const ROUNDS = 5;
/** A round is both servers in turns, so often: what else the machine does then falls on both. */
const SLICES = 4;
const CONNECTIONS = 32;
const HEADERS = { "accept-encoding": "br" };

interface Measurement {
  readonly perSecond: number;
  /** Microseconds of the server's processor time for one response. Not a number elsewhere than on Linux. */
  readonly cpuUs: number;
  /** How much of one core the generator used: near 1, it and not the server may be the limit. */
  readonly generatorShare: number;
  readonly failures: number;
}

interface Server {
  readonly url: string;
  readonly pid: number;
}

interface Slice extends LoadResult {
  readonly serverMs: number;
  readonly generatorMs: number;
}

interface Round {
  readonly store: Measurement;
  readonly baseline: Measurement;
  readonly ratio: number;
}

export interface ReadResult {
  readonly name: string;
  readonly store: Measurement;
  readonly baseline: Measurement;
  /** node:http's processor time for one response by the store's: the middle of five rounds in turns. */
  readonly ratio: number;
  readonly ratios: readonly number[];
  readonly failures: number;
}

/** Compares each cached response of the store with a plain node:http server that sends the same bytes. */
export async function* measureReads(store: BenchStore, seconds: number): AsyncGenerator<ReadResult> {
  const generator = await openLoadGenerator();
  for (const { name, path } of await readUrls(store)) {
    const response = await fetch(store.url + path, { headers: HEADERS });
    if (!response.ok) throw new Error(`${path} returned ${response.status}`);
    const server = await openBaselineServer(await store.bytesOf(path, HEADERS));
    const servers = {
      baseline: { url: server.url + path, pid: server.pid },
      store: { url: store.url + path, pid: store.pid },
    };
    await measureRound(generator, servers, SLICES); // warms up
    const rounds: Round[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push(await measureRound(generator, servers, seconds));
    await server.close();
    rounds.sort((a, b) => a.ratio - b.ratio);
    const middle = rounds[Math.floor(ROUNDS / 2)];
    if (!middle) throw new Error("No round");
    const failures = rounds.reduce((sum, each) => sum + each.store.failures + each.baseline.failures, 0);
    yield { name, ...middle, ratios: rounds.map(({ ratio }) => ratio), failures };
  }
  await generator.close();
}

async function measureRound(
  generator: LoadGenerator,
  servers: { readonly store: Server; readonly baseline: Server },
  seconds: number,
): Promise<Round> {
  const slices: { store: Slice; baseline: Slice }[] = [];
  for (let slice = 0; slice < SLICES; slice += 1) {
    const baseline = await measureSlice(generator, servers.baseline, seconds / SLICES);
    slices.push({ baseline, store: await measureSlice(generator, servers.store, seconds / SLICES) });
  }
  const baseline = together(slices.map((each) => each.baseline));
  const store = together(slices.map((each) => each.store));
  return { baseline, store, ratio: baseline.cpuUs / store.cpuUs };
}

async function measureSlice(generator: LoadGenerator, { url, pid }: Server, seconds: number): Promise<Slice> {
  const before = { server: await cpuMsOf(pid), generator: await cpuMsOf(generator.pid) };
  const result = await generator.run({ url, headers: HEADERS, connections: CONNECTIONS, seconds });
  const after = { server: await cpuMsOf(pid), generator: await cpuMsOf(generator.pid) };
  return {
    ...result,
    serverMs: after.server - before.server,
    generatorMs: after.generator - before.generator,
  };
}

function together(slices: readonly Slice[]): Measurement {
  const sum = (read: (slice: Slice) => number) => slices.reduce((total, slice) => total + read(slice), 0);
  const responses = sum((each) => each.responses);
  const seconds = sum((each) => each.seconds);
  const serverMs = sum((each) => each.serverMs);
  return {
    perSecond: responses / seconds,
    cpuUs: (serverMs * 1_000) / responses,
    generatorShare: sum((each) => each.generatorMs) / (seconds * 1_000),
    failures: sum((each) => each.failures),
  };
}
