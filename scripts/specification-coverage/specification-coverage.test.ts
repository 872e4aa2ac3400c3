import { expect, test } from "vitest";
import { findGaps } from "./find-gaps.ts";

const list = `# Rules\n\n- 5.1 Sizes: "Select a Size"\n- 5.2 One\n- 5.3 Two\n- 5.4 Three\n`;
const sources = `const refused = <p>Select\n  a Size</p>;`;
const complete = `
  it("asks for a size [spec 5.1]", () => {});
  test.each([["S"], ["M"]])(\`takes %s [spec 5.2-4]\`, () => {});`;
const faults = (source: string, rules = list, shipped = sources) =>
  findGaps(rules, [{ file: "src/sizes.test.ts", source }], shipped).faults;

test("a list whose rules all have a test has no fault", () => {
  expect(findGaps(list, [{ file: "src/sizes.test.ts", source: complete }], sources)).toEqual({
    rules: 4,
    faults: [],
  });
});

test.each([
  ["a range that ends too early", complete.replace("5.2-4", "5.2-3")],
  [
    "a tag in a comment",
    complete.replace(/(test\.each.*)5\.2-4/s, "$15.2-3").concat('\n// it("is [spec 5.4]")'),
  ],
  ["a tag before the end of the title", complete.replace("takes %s [spec 5.2-4]", "[spec 5.2-4] takes %s")],
])("%s shows nothing", (_, source) => {
  expect(faults(source)).toContain("no test shows 5.4, Three");
});

test.each(["it.skip", "test.todo", "describe.skip", "describe.skipIf(true)", "test.fails.each([1])"])(
  "a file with %s shows nothing",
  (call) => {
    expect(faults(`${complete}\n${call}("waits", () => {});`)).toHaveLength(4);
  },
);

test.each(["5.5", "6.1", "5.3-2", "five", "5.2-9"])("the tag %s is reported", (tag) => {
  expect(faults(`${complete}\nit("more [spec ${tag}]", () => {});`).join("\n")).toMatch(
    /src\/sizes\.test\.ts has a tag for .+, which is no rule/,
  );
});

test("a number that is there twice is reported", () => {
  expect(faults(complete, `${list}- 5.4 Three again\n`)).toEqual(["5.4 is there twice"]);
});

test("a text that is gone, or has other letters, is reported", () => {
  expect(faults(complete, list, "Select a size")).toEqual(['5.1: "Select a Size" is nowhere in the sources']);
});
