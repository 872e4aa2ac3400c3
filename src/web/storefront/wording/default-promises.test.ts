import { expect, it, onTestFinished } from "vitest";
import { defaultSettings } from "../../../platform/settings/settings.ts";
import { readLanguageFrom } from "../../language/t.ts";
import { shownPromises } from "./default-promises.ts";

it("the promises of a new store are in the language of the page, a company's own are as it wrote them", () => {
  const own = { title: "Customer Support", text: "Day and night." };
  expect(shownPromises([...defaultSettings.promises, own])).toEqual([...defaultSettings.promises, own]);
  readLanguageFrom(() => "de");
  onTestFinished(() => readLanguageFrom(() => "en"));
  expect(shownPromises([...defaultSettings.promises, own])).toEqual([
    {
      title: "Weltweiter Versand",
      text: "Wir liefern in jedes Land und sagen vor der Bestellung, was es kostet.",
    },
    { title: "Hohe Qualität", text: "Ausgesucht von Menschen, die sie jeden Tag benutzen." },
    { title: "Persönliche Hilfe", text: "Schreib uns: Ein Mensch antwortet." },
    own,
  ]);
});
