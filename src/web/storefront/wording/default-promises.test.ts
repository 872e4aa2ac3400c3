import { expect, it } from "vitest";
import { inLanguage } from "../../../platform/language/in-language.ts";
import { defaultSettings } from "../../../platform/settings/settings.ts";
import { shownPromises } from "./default-promises.ts";

it("the promises of a new store are in the language of the page, a company's own are as it wrote them", () => {
  const own = { title: "Customer Support", text: "Day and night." };
  expect(shownPromises([...defaultSettings.promises, own])).toEqual([...defaultSettings.promises, own]);
  expect(inLanguage("de", () => shownPromises([...defaultSettings.promises, own]))).toEqual([
    {
      title: "Weltweiter Versand",
      text: "Wir liefern in jedes Land und sagen vor der Bestellung, was es kostet.",
    },
    { title: "Hohe Qualität", text: "Ausgesucht von Menschen, die sie jeden Tag benutzen." },
    { title: "Persönliche Hilfe", text: "Schreib uns: Ein Mensch antwortet." },
    own,
  ]);
});

it("the first promise says where a store delivers that does not deliver everywhere, and of many countries how many", () => {
  const few = { countries: ["Norway", "Sweden"], inWords: "Norway and Sweden" };
  const text = "We tell you what it costs before you order.";
  expect(
    shownPromises(
      [...defaultSettings.promises.slice(0, 1), { title: "World Wide Shipping", text: "By bicycle." }],
      few,
    ),
  ).toEqual([
    { title: "Delivered to Norway and Sweden", text },
    { title: "Delivered to Norway and Sweden", text: "By bicycle." },
  ]);
  const many = { countries: Array.from({ length: 24 }, (_, at) => `Country ${at}`) };
  expect(inLanguage("nb", () => shownPromises(defaultSettings.promises, many))[0]).toEqual({
    title: "Levering til 24 land",
    text: "Vi sier hva det koster før du bestiller.",
    link: "Alle land",
  });
});
