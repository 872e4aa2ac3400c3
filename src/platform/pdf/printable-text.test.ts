import { expect, test } from "vitest";
import { isRefusal } from "../../contract/errors.ts";
import { splitIntoParagraphs, unprintableCharacters } from "./printable-text.ts";
import { refuseUnprintable } from "./refuse-unprintable.ts";

test("a text that the fonts have is printed as it is, composed, in its own lines", () => {
  expect(splitIntoParagraphs("Zoe\u0308  Łukasz\t№5 ½\r\n張偉 தமிழ் 🎂")).toEqual([
    "Zoë Łukasz №5 ½",
    "張偉 தமிழ் 🎂",
  ]);
  expect(splitIntoParagraphs("")).toEqual([""]);
});

test("letters of another look become plain ones, and what no font has is written as its number, never as ? or a box", () => {
  expect(splitIntoParagraphs("𝓜𝓪𝓻𝓲𝓪 𒀀\u{e000}\u0007!")).toEqual(["Maria [U+12000][U+E000] !"]);
});

test("characters that no document can show are named, each once", () => {
  expect(unprintableCharacters("Zoë 張偉 தமிழ் \u200d محمد 🎂 𝓜\n")).toEqual([]);
  expect(unprintableCharacters("ᠮᠣᠩ ᠮ 𒀀 Anna")).toEqual(["ᠮ", "ᠣ", "ᠩ", "𒀀"]);
});

test("a document with such characters is refused, with the text and the characters that it is about", () => {
  expect(refuseUnprintable("The invoice of KS-1", { name: "Anna", address: ["12 MG Road", "Pune"] })).toBe(
    undefined,
  );
  const refused = refuseUnprintable("The invoice of KS-1", {
    "name of who is billed": "ᠮᠣ",
    address: ["Pune", "𒀀"],
  });
  expect(isRefusal(refused) && refused.refused).toBe("text_not_printable");
  expect(refused?.detail).toContain(
    "The invoice of KS-1 cannot be printed yet: the name of who is billed has ᠮ (U+182E), ᠣ (U+1823); the address has 𒀀 (U+12000).",
  );
});
