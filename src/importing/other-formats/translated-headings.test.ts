import fc from "fast-check";
import { afterEach, beforeEach, expect, it } from "vitest";
import { addLanguage } from "../../../tests/support/added-language.ts";
import { translatedField } from "./translated-headings.ts";

let remove: (() => void)[] = [];
beforeEach(() => {
  remove = ["nb", "pt-BR"].map(addLanguage);
});
afterEach(() => {
  for (const each of remove) each();
});

it.each([
  ["Name:nb", "Name:nb"],
  ["name : NB", "Name:nb"],
  ["shortDescription:nb", "Short description:nb"],
  ["Meta description:pt-br", "Meta description:pt-BR"],
  ["metaKeywords:nb", "Keywords:nb"],
  ["Colour:de", "Colour:de"],
  ["Name in German", "Name:de"],
  ["Colour in german", "Colour:de"],
  ["Keywords in Norwegian Bokmål", "Keywords:nb"],
])("%s is the column %s", (heading, field) => {
  expect(translatedField(heading)).toBe(field);
});

it.each([
  "Name",
  "Name:en",
  "Name:tlh",
  "Name in English",
  "Price:nb",
  "Made in Germany",
  ":nb",
  "Name:",
  "g:title",
])("%s is no column of translations", (heading) => {
  expect(translatedField(heading)).toBeUndefined();
});

it("is a field of a language of the program, or nothing, whatever the heading", () => {
  const heading = fc.oneof(
    fc.string({ maxLength: 60 }),
    fc.tuple(
      fc.constantFrom("Name", "Colour", "x"),
      fc.constantFrom(":", " in "),
      fc.string({ maxLength: 20 }),
    ),
  );
  fc.assert(
    fc.property(heading, (any) => {
      const field = translatedField(Array.isArray(any) ? any.join("") : any);
      expect(field === undefined || /^[A-Z][a-z ]+:(?:de|nb|pt-BR)$/.test(field)).toBe(true);
    }),
  );
});
