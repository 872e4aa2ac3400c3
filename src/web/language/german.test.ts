import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { findTextCalls } from "../bundling/find-texts.ts";
import { germanTexts } from "./german.ts";

const files = globSync("src/web/**/*.{ts,tsx}").filter(
  (file) =>
    !/\.test\.tsx?$|entry\.server/.test(file) && readFileSync(file, "utf8").includes('language/t.ts"'),
);
const calls = files.flatMap((file) =>
  findTextCalls(file, readFileSync(file, "utf8")).map((call) => ({
    ...call,
    file,
  })),
);
const texts = calls.flatMap(({ text }) => (text === null ? [] : [text]));
const valuesIn = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();

it("every text of the shop has a German one, and none is left over", () => {
  expect(texts.length).toBeGreaterThan(500);
  expect(texts.filter((text) => germanTexts[text] === undefined)).toEqual([]);
  expect(Object.keys(germanTexts).filter((text) => !texts.includes(text))).toEqual([]);
});

it("a German text has the values of the English one", () => {
  for (const [english, german] of Object.entries(germanTexts))
    expect(valuesIn(german), english).toEqual(valuesIn(english));
});

it("no German sentence puts a period after the days of an arrival: their short months end with one", () => {
  expect(Object.values(germanTexts).filter((text) => /\{(expected|days)\}\.$/.test(text))).toEqual([]);
});

it("no text is read when a module is loaded: the server would show all visitors the language of the first", () => {
  expect(
    calls.filter(({ isInFunction }) => !isInFunction).map(({ file, text }) => `${file}: ${text}`),
  ).toEqual([]);
});
