import { expect, it } from "vitest";
import { openSealedText, sealText, secretKeyOf } from "./sealed-text.ts";

const keys = { current: secretKeyOf("a".repeat(32)), old: [] };

it("opens what it sealed, for the same context only", () => {
  const sealed = sealText(keys, "words", "one");
  expect(openSealedText(keys, sealed, "one")).toBe("words");
  expect(openSealedText(keys, sealed, "another")).toBeUndefined();
});

it("opens nothing that was cut, whatever its length: it may come from anybody's cookie", () => {
  const sealed = sealText(keys, "words", "one");
  const start = sealed.lastIndexOf(":") + 1;
  for (let length = start; length < sealed.length; length += 1)
    expect(openSealedText(keys, sealed.slice(0, length), "one")).toBeUndefined();
});
