import { expect, test } from "vitest";
import { declaredNames, retiredIn, splitName } from "./retired-words.ts";

test("splits names of every form into words", () => {
  for (const name of ["readHTMLPage", "READ_HTML_PAGE", "read-html.page"])
    expect(splitName(name)).toEqual(["read", "html", "page"]);
});

test("reads the names that a file declares, with their lines", () => {
  const source = `import { goods } from "./other.ts";
const first = goods, unseen = 1;
export async function second() {}
  export default class Third {}
type Fourth = string; interface Fifth {}
let sixth; // const comment`;
  expect(declaredNames(source)).toEqual([
    { name: "first", line: 2 },
    { name: "second", line: 3 },
    { name: "Third", line: 4 },
    { name: "Fourth", line: 5 },
    { name: "Fifth", line: 5 },
    { name: "sixth", line: 6 },
  ]);
});

test("finds a retired word in a name, and says what to use", () => {
  expect(retiredIn("readComeback")).toEqual(["comeback", "refund or return"]);
  expect(retiredIn("back-office")).toEqual(["back office", "admin"]);
  expect(retiredIn("BACK_OFFICE_USERS")).toEqual(["back office", "admin"]);
  expect(retiredIn("officeBack")).toBeUndefined();
});
