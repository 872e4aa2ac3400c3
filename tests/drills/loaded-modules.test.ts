import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..", "..");
const preload = join(root, "tests", "support", "note-modules.mjs");
/**
 * What a start loads without the built pages: 2,883 on 28 November 2026, so a new library of some size is noticed. The last one
 * was libphonenumber-js with 93.
 */
const MAX_OF_STORE = 2_915;
/** The same of a process that opens no store: 457. */
const MAX_OF_PRIMARY = 520;

/** The modules that a Node process has at its end, as URLs. */
async function modulesOf(args: readonly string[], env: Record<string, string> = {}): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), "kitstore-modules-"));
  try {
    const file = join(folder, "modules");
    const child = spawn(process.execPath, ["--import", preload, ...args], {
      cwd: root,
      env: { PATH: process.env.PATH ?? "", NODE_ENV: "production", NOTE_MODULES: file, ...env },
      stdio: "ignore",
    });
    await once(child, "exit");
    return (await readFile(file, "utf8")).split("\n").filter((url) => url.startsWith("file:"));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

it("a start loads only what it uses: no image library, no payment provider's, no company login", async () => {
  const loaded = await modulesOf(["--input-type=module", "-e", 'await import("./src/app/start-store.ts")']);
  const packages = new Set(loaded.map((url) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1]));
  expect([...packages]).toContain("fastify");
  for (const late of [
    "sharp",
    "stripe",
    "openid-client",
    "jose",
    "pdfkit",
    "fontkit",
    "@simplewebauthn/server",
    "fast-xml-parser",
  ])
    expect([...packages]).not.toContain(late);
  expect(loaded.length).toBeLessThan(MAX_OF_STORE);
});

it("the primary process of several workers has no store in memory", async () => {
  const loaded = await modulesOf(["src/app/main.ts"], { PORT: "http" }); // refused once its imports are loaded
  expect(loaded.filter((url) => /\/(?:run-workers|prepare-store)\.ts$/.test(url))).toHaveLength(2);
  expect(loaded.filter((url) => /\/node_modules\/(?:fastify|pg-boss|typebox)\//.test(url))).toEqual([]);
  expect(loaded.length).toBeLessThan(MAX_OF_PRIMARY);
});
