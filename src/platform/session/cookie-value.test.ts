import { expect, it } from "vitest";
import { cookieValue } from "./cookie-value.ts";

it.each([
  ["", undefined],
  ["lang=de", "de"],
  ["theme=dark; lang=de", "de"],
  ["language=en; lang=de", "de"],
  ["old-lang=en; lang=de", "de"],
  ["language=en", undefined],
  ["lang =de", "de"],
  ["lang=a=b; lang=c", "a=b"],
  ["lang", undefined],
])("the cookie 'lang' of %j is %j", (header, value) => {
  expect(cookieValue(header, "lang")).toBe(value);
});

it("no header has no cookie", () => {
  expect(cookieValue(undefined, "lang")).toBeUndefined();
});
