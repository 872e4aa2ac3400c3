import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { dumpDatabase } from "../../src/app/backup/dump-database.ts";
import { type Database, openDatabase } from "../../src/platform/db/database.ts";
import { createTestDatabase } from "../support/databases.ts";
import { runStoreProcess, startStoreProcess } from "../support/store-process.ts";

const CAN_TAKE_MS = 300_000;
let home = "";
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), "kitstore-move-"));
});
afterAll(() => rm(home, { recursive: true, force: true }));

/** Everything in a database but its waiting jobs, which begin at other times in a copy. */
async function linesOf(database: Database): Promise<string[]> {
  const lines = [];
  for await (const line of dumpDatabase(database.pool, new Date(0)))
    if (!line.startsWith('["job"')) lines.push(line);
  return lines.sort();
}
async function linesIn(folder: string): Promise<string[]> {
  const database = await openDatabase({ url: undefined, folder });
  try {
    return await linesOf(database);
  } finally {
    await database.close();
  }
}

it(
  "an embedded store is backed up while people fill carts, restored elsewhere, and moved to PostgreSQL without a difference",
  async () => {
    const [first, second, file] = [join(home, "first"), join(home, "second"), join(home, "store.backup")];
    const store = await startStoreProcess({ DATA_DIR: first });
    let isOver = false;
    let added = 0;
    const shop = async () => {
      while (!isOver) {
        const { status } = await fetch(`${store.url}/api/ShoppingCart/Add/`, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({
            sessionId: crypto.randomUUID(),
            productId: 42,
            productDetailsId: 4201,
            qty: 1,
            size: "",
          }),
        });
        expect(status).toBeLessThan(500);
        added += 1;
      }
    };
    const shopping = Promise.all([shop(), shop()]);
    await expect.poll(() => added).toBeGreaterThan(10);
    const taken = await runStoreProcess({ DATA_DIR: first }, ["backup.ts", file]);
    const again = await runStoreProcess({ DATA_DIR: first }, ["backup.ts", file]);
    isOver = true;
    await shopping;
    store.kill("SIGTERM");
    await store.ended;
    expect([taken.code, taken.output]).toEqual([0, expect.stringMatching(/rows of \d+ tables/)]);
    expect([again.code, again.output]).toEqual([1, `${file} exists already. Give another name.\n`]);

    const restored = await runStoreProcess({ DATA_DIR: second }, ["restore.ts", file]);
    expect([restored.code, restored.output]).toEqual([0, expect.stringContaining("The books agree.")]);
    const full = await runStoreProcess({ DATA_DIR: second }, ["restore.ts", file]);
    expect([full.code, full.output]).toEqual([1, expect.stringContaining("is not empty")]);

    const target = await createTestDatabase("postgres", { demo: false });
    try {
      const moved = await runStoreProcess({ DATA_DIR: second }, ["move.ts", target.url ?? ""]);
      expect([moved.code, moved.output]).toEqual([0, expect.stringContaining("The audit chain holds")]);
      expect(await linesOf(target.database)).toEqual(await linesIn(second));
    } finally {
      await target.drop();
    }
  },
  CAN_TAKE_MS,
);
