import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, expect, it } from "vitest";
import { inspectDataFolder, openInFolder } from "./embedded-folder.ts";

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "kitstore-embedded-"));
});
afterAll(() => rm(root, { recursive: true, force: true }));

it("refuses the database of another major version with the way out, and writes nothing", async () => {
  const folder = join(root, "older");
  await mkdir(join(folder, "postgres"), { recursive: true });
  await writeFile(join(folder, "postgres", "PG_VERSION"), "17\n");
  const before = await readdir(folder, { recursive: true });
  for (const mustExist of [false, true])
    await expect(inspectDataFolder(folder, { mustExist })).rejects.toThrow(
      /^DATA_DIR: the database in .* is of PostgreSQL 17, and this version of Kitstore reads 18\. Make a backup with the version that wrote it \(npm run backup\), and restore it into an empty folder/,
    );
  expect(await readdir(folder, { recursive: true })).toEqual(before);
});

it("takes the version that a new database has", async () => {
  const folder = join(root, "new");
  await inspectDataFolder(folder, { mustExist: false });
  const database = await openInFolder(folder, (dataDir) => PGlite.create({ dataDir }));
  await database.close();
  expect(await readFile(join(folder, "postgres", "PG_VERSION"), "utf8")).toBe("18\n");
  await expect(inspectDataFolder(folder, { mustExist: true })).resolves.toBeUndefined();
});
