import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { addCatalogue } from "../../platform/language/catalogues.ts";
import { inLanguageOrEnglish, noteEnglish } from "../../platform/language/in-language.ts";
import { inItsLanguage } from "./in-its-language.ts";

const shown = (text: string, english: readonly string[], language = "nb") =>
  inLanguageOrEnglish(language, () => {
    english.forEach(noteEnglish);
    return renderToStaticMarkup(createElement("p", null, inItsLanguage(text)));
  });

it("marks what is English in a mail of another language, and nothing else", () => {
  const english = ["Everyday Mug", "Sage"];
  expect(shown("Everyday Mug", english)).toBe('<p><span lang="en">Everyday Mug</span></p>');
  expect(shown("Sage · Størrelse M", english)).toBe('<p><span lang="en">Sage</span> · Størrelse M</p>');
  expect(shown("Message, Everyday Mugs", english)).toBe("<p>Message, Everyday Mugs</p>");
  expect(shown("Hei Asha,", [])).toBe("<p>Hei Asha,</p>");
});

it("takes the longer of two English texts, and leaves figures alone", () => {
  expect(shown("Mug for tea (2)", ["Mug", "T-shirt", "Mug for tea (2)", "2", ""])).toBe(
    '<p><span lang="en">Mug for tea (2)</span></p>',
  );
});

it("keeps English in its own direction in a mail from right to left", () => {
  const remove = addCatalogue("ar", []);
  expect(shown("Mug.", ["Mug."], "ar")).toBe('<p><span lang="en" dir="ltr">Mug.</span></p>');
  remove();
});

it("keeps numbers in one line inside and outside of what is English", () => {
  expect(shown("Bag 20 L, 15 %", ["Bag 20 L"])).toBe(
    '<p><span lang="en">Bag <span style="white-space:nowrap">20 L</span></span>, <span style="white-space:nowrap">15 %</span></p>',
  );
});
