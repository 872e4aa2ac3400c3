import { describe, expect, it } from "vitest";
import { colourFamilies } from "./colour-families.ts";
import { languagesWithWords, languageWords } from "./language-words.ts";

const fieldsOf = (words: object): string[] =>
  Object.entries(words).flatMap(([name, value]) =>
    typeof value === "string" || ["colours", "currencies", "sizes"].includes(name)
      ? name
      : [name, ...Object.keys(value).map((each) => `${name}.${each}`)],
  );

describe.each(languagesWithWords)("the words of a search in %s", (language) => {
  const { en, [language]: own } = languageWords;

  it("have every field of the English ones, and no other", () => {
    expect(fieldsOf(own ?? {}).sort()).toEqual(fieldsOf(en ?? {}).sort());
  });

  it("name colours that there are", () => {
    const families = Object.keys(own?.colours ?? {}).map((kind) => kind.replace(/^(dark|light) /, ""));
    expect(families.filter((family) => !colourFamilies.some((known) => known === family))).toEqual([]);
  });
});

it("a language is a file: Norwegian and German are there beside English", () => {
  expect(languagesWithWords).toEqual(expect.arrayContaining(["en", "de", "nb"]));
});
