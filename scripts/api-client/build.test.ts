import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { root } from "../project.mjs";
import { buildClient } from "./build.ts";

const TIMEOUT_MS = 300_000;
let folder = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "kitstore-client-"));
  buildClient(join(folder, "node_modules", "@kitstore", "client"));
  mkdirSync(join(folder, "node_modules"), { recursive: true });
  symlinkSync(join(root, "node_modules", "typebox"), join(folder, "node_modules", "typebox"));
  writeFileSync(join(folder, "package.json"), `{ "type": "module" }`);
}, TIMEOUT_MS);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the compiler says about a program that knows the package alone; empty when it compiles. */
function compile(program: string): string {
  writeFileSync(join(folder, "sample.ts"), program);
  const tsc = join(root, "node_modules", "typescript", "bin", "tsc");
  const options = "--noEmit --strict --module nodenext --target es2024 --lib es2024,dom --types ";
  try {
    execFileSync(process.execPath, [tsc, ...options.trim().split(" "), "", "sample.ts"], {
      cwd: folder,
      timeout: TIMEOUT_MS / 2,
    });
    return "";
  } catch (error) {
    return String((error as { stdout?: Buffer }).stdout);
  }
}

it(
  "is a package of its own that types each call",
  () => {
    expect(
      compile(`import { createClient } from "@kitstore/client";
        const cards = await createClient({ baseUrl: "http://127.0.0.1" }).call("GET /api/Product/Search", { query: { searchTerm: "mug" } });
        export const names: string[] = cards.map((card) => card.productName);`),
    ).toBe("");
    expect(
      compile(`import { createClient } from "@kitstore/client";
        await createClient().call("GET /api/Product/Search", { query: { term: "mug" } });`),
    ).toContain("searchTerm");
  },
  TIMEOUT_MS,
);

it("runs without the store's own packages", async () => {
  const { createClient } = await import(
    join(folder, "node_modules", "@kitstore", "client", "dist", "client.js")
  );
  const fetch = async (url: string) => Response.json({ url });
  expect(await createClient({ fetch, baseUrl: "http://shop" }).call("GET /api/HeaderMenu", {})).toEqual({
    url: "http://shop/api/HeaderMenu",
  });
});
