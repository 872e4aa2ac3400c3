import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findProblems } from "./find-problems.ts";
import { readTable } from "./read-table.ts";
import { readTestTitles } from "./read-test-titles.ts";

/** A small project. */
const files: Readonly<Record<string, string>> = {
  "src/sizes.ts": `export const refused = "Select a Size";`,
  "src/mail.tsx": "export const sentence = <p>\n  Your enquiry is\n  with Us.\n</p>;",
  "src/sizes.test.ts": `
    import { describe, it, test } from "vitest";
    it("asks for a size", () => {});
    test.each([["S"], ["M"]])("takes %s", () => {});
    test.each\`a|b\`(\`a title in backticks\`, () => {});
    it.skip("waits", () => {});
    it.todo("comes later");
    describe.skip("a group", () => { it("waits with its group", () => {}); });
    const talk = "asks for nothing"; // it("asks in a comment")
  `,
  "bench/sizes.test.ts": `it("asks elsewhere", () => {});`,
};
const requirements = { sections: new Map([[5, 1]]), testFiles: ["src/**/*.test.ts"] };
const row = (...cells: string[]): string => `| ${cells.join(" | ")} |`;
const validRow = row(
  "5",
  '"Select a Size"',
  "`src/sizes.ts`",
  "`src/sizes.test.ts`: asks for a size",
  "shown",
);

let root = "";
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "kitstore-coverage-"));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), text);
  }
});
afterAll(() => rm(root, { recursive: true }));

const faultsIn = (...rows: string[]) => findProblems(root, rows.join("\n"), requirements).faults;

describe("the check of the coverage table", () => {
  test("finds no fault in a correct table", () => {
    expect(faultsIn(validRow)).toEqual([]);
    const several = row(
      "5",
      '"Your enquiry is with Us." and "Select a Size", by a bar \\| too',
      "`src/sizes.ts`, `src/mail.tsx`",
      "`src/sizes.test.ts`: takes %s<br>`src/sizes.test.ts`: a title in backticks",
      "shown",
    );
    expect(faultsIn(several)).toEqual([]);
  });

  test.each([
    [
      "a file that is not there",
      ["5", "x", "`src/none.ts`", "`src/sizes.test.ts`: asks for a size", "shown"],
      "there is no file src/none.ts",
    ],
    [
      "a test file that is not there",
      ["5", "x", "`src/sizes.ts`", "`src/none.test.ts`: asks for a size", "shown"],
      "there is no test file src/none.test.ts",
    ],
    [
      "a title that is not there",
      ["5", "x", "`src/sizes.ts`", "`src/sizes.test.ts`: asks for nothing", "shown"],
      "has no test 'asks for nothing'",
    ],
    [
      "a title in a comment",
      ["5", "x", "`src/sizes.ts`", "`src/sizes.test.ts`: asks in a comment", "shown"],
      "has no test 'asks in a comment'",
    ],
    [
      "a group in place of a test",
      ["5", "x", "`src/sizes.ts`", "`src/sizes.test.ts`: a group", "shown"],
      "has no test 'a group'",
    ],
    [
      "a test that is skipped",
      ["5", "x", "`src/sizes.ts`", "`src/sizes.test.ts`: waits", "shown"],
      "the test 'waits' does not run",
    ],
    [
      "a test yet to be written",
      ["5", "x", "`src/sizes.ts`", "`src/sizes.test.ts`: comes later", "shown"],
      "the test 'comes later' does not run",
    ],
    [
      "a test whose group is skipped",
      ["5", "x", "`src/sizes.ts`", "`src/sizes.test.ts`: waits with its group", "shown"],
      "does not run",
    ],
    [
      "a test that no test run includes",
      ["5", "x", "`src/sizes.ts`", "`bench/sizes.test.ts`: asks elsewhere", "shown"],
      "no test run includes bench/sizes.test.ts",
    ],
    [
      "a claim of an open row",
      ["5", "x", "", "`src/sizes.test.ts`: asks for nothing", "open"],
      "has no test 'asks for nothing'",
    ],
    [
      "a text that the file does not have",
      ["5", '"Pick a Size"', "`src/sizes.ts`", "`src/sizes.test.ts`: asks for a size", "shown"],
      '"Pick a Size" is in none',
    ],
    [
      "a text with different capital letters",
      ["5", '"Select a size"', "`src/sizes.ts`", "`src/sizes.test.ts`: asks for a size", "shown"],
      '"Select a size" is in none',
    ],
    [
      "a text that only the test has",
      ["5", '"asks for a size"', "`tests/x`", "`src/sizes.test.ts`: asks for a size", "shown"],
      "is in none",
    ],
    [
      "a shown row without a file",
      ["5", "x", "", "`src/sizes.test.ts`: asks for a size", "shown"],
      "it names no file",
    ],
    ["a shown row without a test", ["5", "x", "`src/sizes.ts`", "", "shown"], "it names no test"],
    ["an unknown state", ["5", "x", "`src/sizes.ts`", "", "done"], "its state is 'done'"],
    ["an unknown section", ["12", "x", "", "", "open"], "there is no such section"],
    [
      "a test without its title",
      ["5", "x", "`src/sizes.ts`", "`src/sizes.test.ts`", "shown"],
      "a test is written",
    ],
    ["a row with a missing column", ["5", "x", "`src/sizes.ts`", "shown"], "4 columns instead of 5"],
  ])("reports %s", (_, cells, fault) => {
    expect(faultsIn(validRow, row(...cells)).join("\n")).toContain(fault);
  });

  test("reports a missing row of a section", () => {
    expect(faultsIn("# Nothing left")).toEqual(["section 5: 0 rows instead of 1"]);
  });

  test("counts open rows, which are no fault", () => {
    const found = findProblems(
      root,
      [validRow, row("5", '"Not built"', "", "", "open")].join("\n"),
      requirements,
    );
    expect([found.rows.length, found.open.length, found.faults]).toEqual([2, 1, []]);
  });
});

test("reads the lines that begin with a section number as rows", () => {
  const { rows } = readTable(
    `| § | Says | Files | Tests | State |\n|---|---|---|---|---|\n${validRow}\nText | 5 |`,
  );
  expect(rows).toMatchObject([{ line: 3, section: 5, texts: ["Select a Size"], state: "shown" }]);
});

test("reads the titles of tests as they are written", () => {
  expect([...readTestTitles("a.test.ts", files["src/sizes.test.ts"] ?? "")]).toEqual([
    ["asks for a size", "runs"],
    ["takes %s", "runs"],
    ["a title in backticks", "runs"],
    ["waits", "skipped"],
    ["comes later", "skipped"],
    ["waits with its group", "skipped"],
  ]);
});
