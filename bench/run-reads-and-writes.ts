import { loadavg } from "node:os";
import { readGoals, writeGoals } from "./limits.ts";
import { openBenchStore } from "./open-store.ts";
import { measureReads, type ReadResult } from "./reads/measure-reads.ts";
import { makeBenchDatabases } from "./writes/bench-databases.ts";
import { openFloorServer } from "./writes/floor-server.ts";
import { measureWrites, type WriteResult } from "./writes/measure-writes.ts";
import { differences, writtenRows } from "./writes/written-rows.ts";

/**
 * Compares the processor time of a response with that of a plain node:http server that sends the same bytes, and of a write with that of
 * a floor that writes the same rows (writes/floor.sql), in turns, so that a busy machine slows both. Returns how many goals were missed.
 */
export async function runReadsAndWrites(serverUrl: string, seconds: number): Promise<number> {
  const databases = await makeBenchDatabases(serverUrl);
  const store = await openBenchStore({ DATABASE_URL: databases.store });
  const floor = await openFloorServer(databases.floor);
  let missed = 0;
  try {
    print(`load ${loadavg()[0]?.toFixed(1)}; processor time, middle of the rounds\n`);
    print(
      ["read", "store/s, us", "node:http/s, us", "generator", "ratio", "goal"].map(cell).join("") +
        "   rounds",
    );
    for await (const result of measureReads(store, seconds))
      missed += report(result, ofRead(result), readGoals);
    print(
      `\n${["write", "store/s", "server+db ms", "floor/s", "server+db ms", "per s", "ratio", "goal"].map(cell).join("")}   rounds`,
    );
    const writers = [
      { ...store, databaseUrl: databases.store },
      { ...floor, databaseUrl: databases.floor },
    ] as const;
    for await (const result of measureWrites(...writers, databases, seconds))
      missed += report(result, ofWrite(result), writeGoals);
  } finally {
    await store.close();
    await floor.close();
  }
  const unequal = differences(await writtenRows(databases.store), await writtenRows(databases.floor));
  for (const line of unequal) print(`The floor writes other rows. ${line}`);
  await databases.drop();
  return missed + unequal.length;
}

function report(
  { name, ratio, ratios }: { name: string; ratio: number; ratios: readonly number[] },
  { cells, failures = 0 }: { readonly cells: readonly string[]; readonly failures?: number },
  goals: Readonly<Record<string, number>>,
): number {
  const goal = goals[name] ?? 0;
  const isMissed = ratio < goal || failures > 0;
  print(
    [name, ...cells, ratio.toFixed(2), String(goal)].map(cell).join("") +
      `   ${ratios[0]?.toFixed(2)} to ${ratios.at(-1)?.toFixed(2)}` +
      (isMissed ? `  BELOW${failures ? ` (${failures} failures)` : ""}` : ""),
  );
  return Number(isMissed);
}

function ofRead({ store, baseline, failures }: ReadResult) {
  const pair = ({ perSecond, cpuUs }: ReadResult["store"]) => `${perSecond.toFixed(0)}, ${cpuUs.toFixed(1)}`;
  return { cells: [pair(store), pair(baseline), store.generatorShare.toFixed(2)], failures };
}

function ofWrite({ store, floor, perSecondRatio }: WriteResult) {
  const cells = [store, floor].flatMap(({ perSecond, serverMs, databaseMs }) => [
    perSecond.toFixed(0),
    `${serverMs.toFixed(2)}+${databaseMs.toFixed(2)}`,
  ]);
  return { cells: [...cells, perSecondRatio.toFixed(2)] };
}

const cell = (text: string, at: number): string => (at === 0 ? text.padEnd(24) : text.padStart(16));
const print = (line: string) => process.stdout.write(`${line}\n`);
