import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { generate } from "openapi-typescript-codegen";
import { afterAll, beforeAll, expect, it } from "vitest";

const root = new URL("../../", import.meta.url).pathname;
const run = promisify(execFile);
let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "generated-client-"));
  const options = { useOptions: true, useUnionTypes: true } as const;
  for (const [input, output] of [
    ["openapi.json", "shop"],
    ["openapi-admin.json", "admin"],
  ] as const)
    await generate({ ...options, input: join(root, input), output: join(folder, output) });
  const compilerOptions = {
    strict: true,
    noEmit: true,
    target: "es2024",
    module: "esnext",
    moduleResolution: "bundler",
    lib: ["es2024", "dom", "dom.iterable"],
    types: [],
  };
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["**/*.ts"] }));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What the compiler says of the generated clients and of a program that uses them. */
async function compile(program: string): Promise<string> {
  await writeFile(join(folder, "program.ts"), program);
  const compiler = join(root, "node_modules/typescript/bin/tsc");
  return run(process.execPath, [compiler, "-p", folder], { cwd: folder }).then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout,
  );
}

const program = (quantity: string) => `
  import { CartService, CatalogueService, type CartLine } from "./shop";
  import { AdminCatalogueService } from "./admin";

  export async function buy(sessionId: string): Promise<string[]> {
    const product = await CatalogueService.readProduct({ productId: 5 });
    const lines = await CartService.addCartLine({
      requestBody: { productId: 5, productDetailsId: 9, qty: ${quantity}, size: "", userId: 0, sessionId },
    });
    const names: string[] = Array.isArray(lines) ? lines.map((line: CartLine) => line.productName) : [];
    return "productName" in product ? [product.productName, ...names] : names;
  }

  export const importOf = (importId: number) => AdminCatalogueService.readProductImport({ importId });
`;

it("clients that a generator makes of the two OpenAPI documents compile, and know the fields of a call", async () => {
  expect(await compile(program("2"))).toBe("");
  expect(await compile(program('"two"'))).toContain("Type 'string' is not assignable to type 'number'");
});
