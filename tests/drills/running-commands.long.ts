import { existsSync, readFileSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { runningLines } from "../../scripts/project-files/running-lines.ts";
import { createTestDatabase } from "../support/databases.ts";
import { runStoreProcess, runStoreUntil, startStoreProcess } from "../support/store-process.ts";

const CAN_TAKE_MS = 300_000;
const root = join(import.meta.dirname, "..", "..");
const read = (path: string): string => readFileSync(join(root, path), "utf8");

let home = "";
afterAll(() => rm(home, { recursive: true, force: true }));

it(
  "every command of kitstore that the page names does what it says",
  async () => {
    home = await mkdtemp(join(tmpdir(), "kitstore-commands-"));
    const [shop, backups] = [join(home, "shop"), join(home, "backups")];
    await mkdir(backups);
    const store = await startStoreProcess({ DATA_DIR: shop });
    await expect.poll(async () => (await fetch(`${store.url}/readyz`)).status).toBe(200);
    store.kill("SIGTERM");
    expect(await store.ended).toBe(0);
    const target = await createTestDatabase("postgres", { demo: false });
    await target.database.pool.query(
      "drop schema public cascade; create schema public; drop schema if exists pgboss cascade",
    );

    /** What it writes when it was right, and the exit code; where the store is another one, its folder. */
    const expected: Readonly<Record<string, { text: RegExp; code?: number; folder?: string }>> = {
      // No store runs.
      "restore-test": { text: /The books agree/ },
      doctor: { text: /\d+ well, \d+ to look at, \d+ to mend\./, code: 1 },
      "check-books": { text: /The books agree/ },
      "audit-chain": { text: /none changed or missing/ },
      "upgrade --check": { text: /nothing is to be migrated/ },
      upgrade: { text: /nothing is to be migrated/ },
      backup: { text: /rows of \d+ tables/ },
      restore: { text: /The books agree/, folder: join(home, "restored") },
      move: { text: /The books agree/ },
    };
    const programs = [...read("scripts/package/kitstore.mjs").matchAll(/^ {2}"?([\w-]+)"?: "([\w-]+)",$/gm)];
    const done = new Set<string>();
    for (const line of runningLines().filter((each) => each.startsWith("kitstore "))) {
      const [, command = "", ...given] = line.split(" ");
      const file = programs.find(([, name]) => name === command)?.[2];
      expect(file, line).toBeDefined();
      const args = given.map((each) =>
        each.startsWith("postgres:")
          ? (target.url ?? "")
          : each.replace("/backups", backups).replace("shop.backup", join(home, "shop.backup")),
      );
      if (command === "daily-backups") {
        await runDaily(shop, args, backups);
        continue;
      }
      const key = [command, ...given.filter((each) => each.startsWith("--"))].join(" ");
      const { text, code = 0, folder = shop } = expected[key] ?? { text: /^$/ };
      const ended = await runStoreProcess({ DATA_DIR: folder }, [`${file}.ts`, ...args]);
      expect(ended.output, line).toMatch(text);
      expect(ended.code, line).toBe(code);
      done.add(key);
    }
    expect([...done].sort()).toEqual(Object.keys(expected).sort());
    await target.drop();
  },
  CAN_TAKE_MS,
);

/** It stays, so it is ended once it has said what the first backup holds. */
async function runDaily(folder: string, args: readonly string[], backups: string): Promise<void> {
  await runStoreUntil({ DATA_DIR: folder }, ["daily-backups.ts", ...args], /rows of \d+ tables/);
  expect((await readdir(backups)).filter((name) => name.endsWith(".backup"))).toHaveLength(1);
  expect(existsSync(folder)).toBe(true);
}
