import { expect, it } from "vitest";
import { addCatalogue } from "./catalogues.ts";
import { inLanguage, inLanguageOrEnglish, shownInEnglish } from "./in-language.ts";
import { t } from "./t.ts";

const order = (language: string, companyName: string) =>
  inLanguageOrEnglish(language, () => t("This is the store of {companyName}.", { companyName }));

it("a sentence of a mail has one full stop, though its last value has one too", () => {
  expect(order("en", "Acme Ltd.")).toBe("This is the store of Acme Ltd.");
  expect(order("de", "Acme Ltd.")).toMatch(/Acme Ltd\.(?!\.)/);
  const remove = addCatalogue("ar", [
    {
      english: "This is the store of {companyName}.",
      translation: "متجر {companyName}.",
      isFuzzy: false,
      origins: [],
      comments: [],
    },
  ]);
  expect(order("ar", "Acme Ltd.")).toBe("متجر \u2068Acme Ltd.\u2069");
  remove();
  expect(order("en", "Acme")).toBe("This is the store of Acme.");
  expect(order("en", "$& Ltd.")).toBe("This is the store of $& Ltd.");
});

it("a mail notes what it shows in English, with its values, and a page does not", () => {
  const remove = addCatalogue("fi", []);
  const noted = () => {
    t("Hello {firstName},", { firstName: "Aino" });
    return [...shownInEnglish()];
  };
  expect(inLanguageOrEnglish("fi", noted)).toEqual(["Hello Aino,"]);
  expect(inLanguageOrEnglish("de", noted)).toEqual([]);
  expect(inLanguageOrEnglish("en", noted)).toEqual([]);
  expect(inLanguage("fi", noted)).toEqual([]);
  remove();
});
