import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const files = globSync("src/web/**/*.tsx").filter((file) => !file.endsWith(".test.tsx"));
const sources = files.map((file) => ({ file, text: readFileSync(file, "utf8") }));
/** A field that masks what is typed, always or until it is asked to show it. */
const withPassword = sources.filter(({ text }) => /type=(?:"password"|\{[^}]*"password")/.test(text));

it("each form with a password tells password managers which one it is, and none listens to what is pasted", () => {
  expect(withPassword.length).toBeGreaterThan(4);
  for (const { file, text } of withPassword)
    expect([file, /"(?:current|new)-password"/.test(text)]).toEqual([file, true]);
  for (const { file, text } of sources) expect([file, /onPaste=/.test(text)]).toEqual([file, false]);
});
