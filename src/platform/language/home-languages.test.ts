import { expect, it } from "vitest";
import { homeLanguages } from "./home-languages.ts";

it("knows which countries a language is at home in, and leaves English to all", () => {
  const countries = (tag: string) =>
    homeLanguages(["en", "de", "nb", "hi", "pt", "pt-BR"])
      .filter(({ language }) => language === tag)
      .map(({ country }) => country);
  expect(countries("de").toSorted()).toEqual(["Austria", "Germany", "Liechtenstein", "Switzerland"]);
  expect(countries("nb")).toContain("Norway");
  expect(countries("hi")).not.toContain("India");
  expect(countries("en")).toEqual([]);
  expect(homeLanguages(["pt", "pt-BR"]).find(({ country }) => country === "Brazil")?.language).toBe("pt-BR");
  expect(homeLanguages(["en"])).toEqual([]);
});
