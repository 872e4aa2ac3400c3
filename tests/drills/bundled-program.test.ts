import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { createClient } from "../../src/contract/client.ts";
import { createTestDatabase } from "../support/databases.ts";
import { type StoreProcess, startStoreProcess } from "../support/store-process.ts";

const CAN_TAKE_MS = 300_000;
const root = join(import.meta.dirname, "..", "..");
const program = join(root, "build", "program", "main.js");
/**
 * Of the primary process and its workers, pages included: 264 on 28 November 2026, of them 148 pieces that the bundler cut, one for
 * what several pages or programs share. From the sources a start loads 2,883.
 */
const MAX_MODULES = 400;

async function printQuotation({ url }: StoreProcess): Promise<Buffer> {
  const { call } = createClient({ baseUrl: url });
  const { productDetails } = await call("GET /api/Product/{productId}", { params: { productId: 23 } });
  const lines = [{ productDetailsId: productDetails[0]?.id ?? 0, qty: 25 }];
  const { pdf } = await call("POST /api/quotations", { body: { company: "Acme", name: "Asha Rao", lines } });
  return Buffer.from(pdf, "base64");
}

it(
  "the bundled program serves with two workers, prints in a thread, and loads no source and few modules",
  async () => {
    const test = await createTestDatabase("postgres");
    const folder = await mkdtemp(join(tmpdir(), "kitstore-bundled-"));
    const noted = join(folder, "modules");
    onTestFinished(async () => {
      await test.drop();
      await rm(folder, { recursive: true, force: true });
    });
    const NODE_OPTIONS = `--import ${join(root, "tests", "support", "note-modules.mjs")}`;
    const store = await startStoreProcess(
      { DATABASE_URL: test.url ?? "", DATA_DIR: folder, WORKERS: "2", NOTE_MODULES: noted, NODE_OPTIONS },
      program,
    );
    try {
      expect((await fetch(`${store.url}/`)).status).toBe(200);
      expect((await fetch(`${store.url}/admin`)).status).toBe(200);
      expect((await printQuotation(store)).subarray(0, 5).toString()).toBe("%PDF-");
    } finally {
      store.kill("SIGTERM");
      expect(await store.ended).toBe(0);
    }
    const loaded = new Set(
      (await readFile(noted, "utf8")).split("\n").filter((url) => url.startsWith("file:")),
    );
    const folders = new Set([...loaded].map((url) => url.slice(`file://${root}/`.length).split("/")[0]));
    expect([...folders].sort()).toEqual(["build", "node_modules"]);
    expect([...loaded].filter((url) => url.endsWith("/build/program/main.js"))).toHaveLength(1);
    expect(loaded.size).toBeLessThan(MAX_MODULES);
  },
  CAN_TAKE_MS,
);
