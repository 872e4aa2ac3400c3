import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { refuseUnusedNames, replaceBodies } from "./drop-unused-functions.ts";
import { unusedParts } from "./unused-functions.ts";

it("gives functions another body, also those that are assigned, and leaves the rest alone", () => {
  const code =
    "function a(x) { return function b() { return x; }; }\nc.d = function (y) { return y; };\nlet e = 1;";
  expect(replaceBodies("x.js", code, { b: "throw 1;", "c.d": "" })).toBe(
    "function a(x) { return function b() { throw 1; }; }\nc.d = function (y) {  };\nlet e = 1;",
  );
});

it.each([
  ["is missing", "function other() {}"],
  ["stands there twice", "function a() {}\nfunction b() { function a() {} }"],
])("refuses a function that %s", (_what, code) => {
  expect(() => replaceBodies("x.js", code, { a: "" })).toThrow("not exactly one a");
});

it("refuses an import of what is gone, under another name too", () => {
  expect(() => refuseUnusedNames("x.tsx", 'import {\n  memo,\n  Activity as Part,\n} from "react";')).toThrow(
    "Activity",
  );
  refuseUnusedNames("x.tsx", 'import { memo } from "react";\nimport { Activity } from "./activity.ts";');
});

it("was read in the installed versions", () => {
  for (const [name, { version }] of Object.entries(unusedParts))
    expect(JSON.parse(readFileSync(`node_modules/${name}/package.json`, "utf8"))).toMatchObject({ version });
});
