import { expect, test } from "vitest";
import { declaredNames } from "./declared-names.ts";
import { findRetiredWords, splitName } from "./find-retired-words.ts";

const retiredWords = [
  { word: "comeback", use: "refund or return" },
  { word: "back office", use: "admin" },
  { word: "* later", use: "lazy" },
  { word: "no such *", use: "the thing, then NotFound" },
];
const namesIn = (source: string) => declaredNames("cart.tsx", source).map(({ name }) => name);
const find = (
  file: string,
  source = "",
  exceptions: { file: string; name: string; reason: string }[] = [],
) => {
  const { findings, unused } = findRetiredWords([{ file, source }], retiredWords, exceptions);
  return { found: findings.map(({ name, line }) => (line ? `${name} in line ${line}` : name)), unused };
};

test("splits names of every form into words", () => {
  expect(splitName("readHTMLPage")).toEqual(["read", "html", "page"]);
  expect(splitName("READ_HTML_PAGE")).toEqual(["read", "html", "page"]);
  expect(splitName("read-html.store")).toEqual(["read", "html", "store"]);
});

test("reads every kind of declared name", () => {
  const source = `
    import { imported, other as renamedImport } from "./other.ts";
    import * as everything from "./other.ts";
    interface AnInterface { field: string; method(): void }
    type AType = string;
    class AClass { property = 1; classMethod() {} }
    function aFunction(parameter: number, { taken, from: renamed, ...rest }: AnInterface) {
      const variable = { key: 1, taken, other: { nested: 2 } };
      const [first, second] = parameter;
      return <div title={variable} />;
    }`;
  expect(namesIn(source)).toEqual([
    ...["renamedImport", "everything", "AnInterface", "field", "method", "AType", "AClass", "property"],
    ...["classMethod", "aFunction", "parameter", "renamed", "variable", "key", "other", "nested"],
    ...["first", "second"],
  ]);
});

test("finds a retired word in a declared name, with its line", () => {
  expect(
    find("src/cart.ts", "const a = 1;\nconst readComeback = 1;\ntype BackOfficeUser = 1;").found,
  ).toEqual(["readComeback in line 2", "BackOfficeUser in line 3"]);
});

test("finds a retired word in a file's name", () => {
  expect(find("src/back-office.tsx").found).toEqual(["back-office"]);
  expect(find("tests/api/comeback.test.ts").found).toEqual(["comeback"]);
});

test("leaves other words alone, and names that are only imported or used", () => {
  const source = `import { comeback } from "./other.ts";\nconst officeBack = comeback({ ...comeback });`;
  expect(find("src/office-back.ts", source).found).toEqual([]);
});

test("a star stands for at least one more word at that end", () => {
  expect(find("src/page-later.ts").found).toEqual(["page-later"]);
  expect(find("src/later.ts").found).toEqual([]);
  expect(find("src/later-page.ts").found).toEqual([]);
  expect(find("src/no-such-order.ts").found).toEqual(["no-such-order"]);
  expect(find("src/order-no-such.ts").found).toEqual([]);
});

test("an exception allows one name in one file, and is reported when nothing needs it", () => {
  const exception = { file: "src/cart.ts", name: "comeback", reason: "a column" };
  const source = "const comeback = 1;";
  expect(find("src/cart.ts", source, [exception])).toEqual({ found: [], unused: [] });
  expect(find("src/order.ts", source, [exception])).toEqual({
    found: ["comeback in line 1"],
    unused: [exception],
  });
});
