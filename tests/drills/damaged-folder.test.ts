import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { damages } from "../support/damage.ts";
import { runStoreProcess, startStoreProcess } from "../support/store-process.ts";

const CAN_TAKE_MS = 300_000;

describe("the embedded database's folder", () => {
  let root: string;
  const at = (name: string) => join(root, name);
  const start = (folder: string, program?: string) => runStoreProcess({ DATA_DIR: folder }, program);

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), "kitstore-folder-"));
    const store = await startStoreProcess({ DATA_DIR: at("whole") });
    const second = await start(at("whole"), "verify-audit.ts");
    expect([second.code, second.output.trim().split("\n")]).toEqual([
      1,
      [expect.stringContaining("in use by another Kitstore")],
    ]);
    store.kill("SIGTERM");
    await store.ended;
  }, CAN_TAKE_MS);
  afterAll(() => rm(root, { recursive: true, force: true }), CAN_TAKE_MS);

  it.each(damages)(
    "is never replaced by a new store: %s",
    async (name, damage) => {
      const folder = at(name);
      await cp(at("whole"), folder, { recursive: true, filter: (path) => !path.endsWith("lock") });
      await damage(folder);
      const names = async () =>
        (await readdir(folder, { recursive: true })).filter((name) => !name.endsWith("postmaster.pid"));
      const before = await names();
      const { code, output } = await start(folder);
      expect([code, output.trim().split("\n").length]).toEqual([1, 1]);
      expect(output).toMatch(/^DATA_DIR: .*damaged or gone/);
      expect(await names()).toEqual(before);
    },
    CAN_TAKE_MS,
  );

  it("with files of an unfinished first start is not taken for an empty one", async () => {
    await mkdir(join(at("half"), "postgres", "base"), { recursive: true });
    const { code, output } = await start(at("half"));
    expect([code, output]).toEqual([
      1,
      expect.stringMatching(/^DATA_DIR: .* has files but no whole database.*\n$/),
    ]);
  });

  it("that is a file is refused in one line", async () => {
    await writeFile(at("file"), "");
    for (const folder of [at("file"), join(at("file"), "below")]) {
      const { code, output } = await start(folder);
      expect([code, output]).toEqual([
        1,
        expect.stringMatching(/^DATA_DIR: .* is a file, or under one.*\n$/),
      ]);
    }
  });

  it("is not made by a program that only reads", async () => {
    const { code, output } = await start(at("nothing"), "verify-audit.ts");
    expect([code, output]).toEqual([1, expect.stringMatching(/^DATA_DIR: .* has no database\.\n$/)]);
    expect(await readdir(root)).not.toContain("nothing");
  });
});
