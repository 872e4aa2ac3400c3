import { beforeAll, describe, expect, it } from "vitest";
import { keyOf } from "../../../platform/language/catalogue-file.ts";
import { readCatalogue, translatedTexts } from "../../../platform/language/catalogues.ts";
import { readTextsFrom } from "../../../platform/language/t.ts";
import { readSentencesFrom, serverSentence } from "./server-sentences.ts";

const states: Readonly<Record<string, string>> = { Dispatched: "Versandt" };
const inGerman = (text: string) => serverSentence(text, (value) => states[value] ?? value);

beforeAll(() => {
  const entries = readCatalogue("de", "admin");
  const german = translatedTexts("de", entries);
  readTextsFrom(() => german);
  readSentencesFrom(entries.map(keyOf));
});

describe("a sentence of the API in German", () => {
  it("is found word for word", () => {
    expect(inGerman("There is no such product.")).toBe("Dieses Produkt gibt es nicht.");
  });

  it("has its values, and those that are words are translated too", () => {
    expect(inGerman("Steel Mug does not come in XL.")).toBe("Steel Mug gibt es nicht in XL.");
    expect(inGerman("The order is now 'Dispatched'. Nothing was changed.")).toBe(
      "Die Bestellung ist jetzt „Versandt“. Nichts wurde geändert.",
    );
    expect(inGerman("₹1,499.00 paid back by hand")).toBe("₹1,499.00 von Hand zurückgezahlt");
    expect(inGerman("Parcel 2 sent instead of parcel 1")).toBe("Paket 2 anstelle von Paket 1 versandt");
  });

  it("stays English where the catalogue has it not", () => {
    expect(inGerman("A courier said this.")).toBe("A courier said this.");
  });
});
