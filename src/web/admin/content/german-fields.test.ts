import { expect, test } from "vitest";
import { withGermanText } from "./german-fields.tsx";

const link = { name: "Mugs", link: "/mugs" };

test("a German text is added to a part, and its last one goes with all translations", () => {
  const translated = withGermanText(link, "name", "Becher");
  expect(translated).toEqual({ ...link, translations: { de: { name: "Becher" } } });
  expect(withGermanText(translated, "name", "")).toEqual(link);
});

test("a German text leaves the others", () => {
  const tile = { translations: { de: { alt: "Ein Tisch", caption: "Unten" } } };
  expect(withGermanText(tile, "caption", "")).toEqual({ translations: { de: { alt: "Ein Tisch" } } });
});
