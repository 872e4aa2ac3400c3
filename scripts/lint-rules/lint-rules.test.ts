import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { ESLint } from "eslint";
import { afterAll, expect, test } from "vitest";
import { root } from "../project.mjs";
import { runQuietly } from "../run-program.mjs";

const folder = mkdtempSync(join(tmpdir(), "kitstore-lint-rules-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** The plugins of the project, in a folder of its own: a rule that does not compile, or looks at no file, finds nothing. */
const { plugins } = JSON.parse(readFileSync(join(root, "biome.json"), "utf8")) as {
  plugins: { path: string; includes: string[] }[];
};
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};
write(
  "biome.json",
  JSON.stringify({
    plugins: plugins.map(({ path, includes }) => ({ path: join(root, path), includes })),
    linter: { rules: { preset: "none" } },
  }),
);

const money = [
  "amountPaise / 3",
  "row.amount_paise / row.quantity",
  "event.amountMinor / link.amount_minor",
  "total / paidMinor",
  "Math.round(amountPaise * share)",
  "Math.floor((line.discount_paise * quantity) * 0.5)",
  "Math.ceil(paise)",
  "Math.trunc(shares.reduce((all, { amountPaise }) => all + amountPaise, 0))",
  "minor.toFixed(2)",
  "rupeesToPaise(amount) / 2",
];
const other = [
  "bytes / 1024",
  "paiseToRupees(1) * 2",
  "Math.round(milliseconds)",
  "Math.max(amountPaise, 1)",
  "share.toFixed(1)",
];
const file = (expressions: readonly string[]) =>
  expressions.map((each, at) => `export const planted${at} = ${each};\n`).join("");

/** The expressions of a file that a rule refuses. */
async function refused(path: string, expressions: readonly string[]): Promise<string[]> {
  write(path, file(expressions));
  const biome = join(root, "node_modules/@biomejs/biome/bin/biome");
  const { output } = await runQuietly(
    process.execPath,
    [biome, "lint", "--colors=off", "--max-diagnostics=100", `--config-path=${folder}`, join(folder, path)],
    process.env,
  );
  expect(output).toContain("Checked 1 file");
  const lines = [...output.matchAll(/:(\d+):\d+ plugin ━/g)].map(([, line]) => Number(line));
  return expressions.filter((_, at) => lines.includes(at + 1));
}

test.each(["src/buying/cart/planted.ts", "demo/planted.ts", "bench/planted.ts"])(
  "money is neither divided nor rounded in %s",
  async (path) => {
    expect(await refused(path, [...money, ...other])).toEqual(money);
  },
);

test("the money files do it", async () => {
  expect(await refused("src/platform/money/planted.ts", money)).toEqual([]);
});

test("a literal is not spread into an object", async () => {
  const spread = "({ ...{ a, b }, c })";
  const allowed = ["({ ...a, b })", "({ ...(a && { b }), c })", "[...[a], b]"];
  expect(await refused("tests/planted.ts", [spread, ...allowed])).toEqual([spread]);
});

test("the rules of React's hooks refuse a forgotten dependency, and a clock that is read while rendering", async () => {
  const eslint = new ESLint({
    cwd: root,
    overrideConfigFile: join(root, "scripts/lint-rules/react-hooks.config.mjs"),
  });
  const planted = [
    'import { useEffect } from "react";',
    "export function Planted({ name }: { name: string }) {",
    "  useEffect(() => console.info(name), []);",
    "  return <p>{Date.now()}</p>;",
    "}",
  ];
  const [result] = await eslint.lintText(planted.join("\n"), { filePath: join(root, "src/web/planted.tsx") });
  expect(result?.messages.map(({ ruleId }) => ruleId).sort()).toEqual([
    "react-hooks/exhaustive-deps",
    "react-hooks/purity",
  ]);
});
