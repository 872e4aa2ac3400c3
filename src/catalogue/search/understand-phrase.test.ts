import { describe, expect, it } from "vitest";
import { EntrySearch } from "./catalogue-search.ts";
import { isOfKind } from "./colour-families.ts";
import type { Reading } from "./understand-phrase.ts";
import { Vocabulary } from "./vocabulary.ts";

const currencies = [
  { currencyCode: "INR", currencyRate: 1, currencySymbol: "₹" },
  { currencyCode: "USD", currencyRate: 85, currencySymbol: "$" },
  { currencyCode: "EUR", currencyRate: 92, currencySymbol: "€" },
  { currencyCode: "SGD", currencyRate: 63, currencySymbol: "S$" },
];
const synonyms = [
  { words: "birthday, secret santa", finds: "gift" },
  { words: "mug, cup", finds: "" },
];
const search = new EntrySearch(new Vocabulary("en", synonyms, currencies));
search.put({ id: 1, name: "Everyday Mug", colours: ["Clay"], sizes: [] });
search.put({ id: 2, name: "Classic T-shirt", colours: ["Ink"], sizes: ["S", "M", "XL", "6-7 Y"] });
search.put({ id: 3, name: "Water Bottle 500 ml", colours: [], sizes: [] });

const understand = (term: string, currencyCode = "USD") => search.understand(term, currencyCode);
const of = <Kind extends Reading["kind"]>(term: string, kind: Kind, currencyCode?: string) =>
  understand(term, currencyCode).readings.find((reading) => reading.kind === kind) as
    | Extract<Reading, { kind: Kind }>
    | undefined;

describe("a price in words", () => {
  it.each([
    ["mug under 5 dollars", "USD", null, 500, true],
    ["mug below $5.50", "USD", null, 550, true],
    ["mug less than 1,299 rupees", "INR", null, 129_900, true],
    ["mug up to 5€", "EUR", null, 500, false],
    ["mug 5 euro or less", "EUR", null, 500, false],
    ["20 euro", "EUR", null, 2_000, false],
    ["mug over 20", "USD", 2_000, null, true],
    ["at least 20usd", "USD", 2_000, null, false],
    ["between 5 and 10 dollars", "USD", 500, 1_000, false],
    ["$10-$20", "USD", 1_000, 2_000, false],
    ["10 to 5 eur", "EUR", 500, 1_000, false],
    ["about $20", "USD", 1_500, 2_500, false],
    ["becher unter 19,99 euro", "EUR", null, 1_999, true],
    ["zwischen 5 und 10 €", "EUR", 500, 1_000, false],
    ["mug under S$5", "SGD", null, 500, true],
  ])("%s", (term, currencyCode, fromHundredths, toHundredths, isExclusive) => {
    expect(of(term, "price")?.price).toMatchObject({
      currencyCode,
      fromHundredths,
      toHundredths,
      isExclusive,
    });
  });

  it.each(["bottle 500 ml", "bottle under 500 ml", "hub 5 in 1", "mug 4711", "a5", "6-7", "between 5 and"])(
    "is not in %s",
    (term) => expect(of(term, "price")).toBeUndefined(),
  );

  it("is in the shown currency without another, and says where a word may mean several", () => {
    expect(of("under 500", "price", "INR")?.price.currencyCode).toBe("INR");
    expect(of("mug under 5 dollars", "price", "SGD")?.price.currencyCode).toBe("SGD");
    expect(of("mug under 5 dollars", "price", "SGD")?.inOther).toEqual([]);
    expect(of("mug under 5 dollars", "price", "EUR")).toMatchObject({
      price: { currencyCode: "USD", otherCurrencies: ["SGD"] },
      inOther: [{ currencyCode: "SGD", term: "mug under 5 SGD" }],
      without: "mug",
    });
  });
});

describe("a colour", () => {
  it.each([
    ["black t-shirt", "Black"],
    ["schwarzes t-shirt", "Schwarz"],
    ["dark green t-shirt", "Dark green"],
    ["hellblaue tasse", "Hellblau"],
    ["off-white mug", "White"],
    ["navy mug", "Navy"],
    ["clay mug", "Clay"],
    ["blck t-shirt", "Black"],
  ])("in %s is %s", (term, label) => expect(of(term, "colour")?.colour.label).toBe(label));

  it("is in none that has no word for one, and can be taken back by its words alone", () => {
    expect(of("light mug", "colour")).toBeUndefined();
    expect(of("dark green t-shirt xl", "colour")?.without).toBe("t-shirt xl");
  });

  it.each([
    ["#25304d", ["black", "blue"]],
    ["#3a3d42", ["black", "grey"]],
    ["#c4623f", ["red", "orange"]],
    ["#2a5647", ["green"]],
    ["#f8f5ee", ["white"]],
    ["#e3d8bf", ["beige"]],
    ["#d39f3d", ["yellow", "gold"]],
    ["#c3c5c6", ["grey", "silver"]],
    ["#ff0000", ["red"]],
    ["#800080", ["purple"]],
    ["#ffc0cb", ["pink"]],
    ["#8b4513", ["brown"]],
  ])("%s is %j to the eye", (hex, families) => {
    const all = ["black", "white", "grey", "silver", "beige", "brown", "red", "orange", "yellow"];
    const others = ["gold", "green", "blue", "purple", "pink"];
    expect([...all, ...others].filter((family) => isOfKind(hex, { family }))).toEqual(families);
  });
});

describe("a size", () => {
  it.each([
    ["t-shirt xl", "XL"],
    ["extra large t-shirt", "XL"],
    ["t-shirt size m", "M"],
    ["t-shirt m", "M"],
    ["t-shirt größe s", "S"],
    ["t-shirt 6-7", "6-7"],
  ])("in %s is %s", (term, label) => expect(of(term, "size")?.label).toBe(label));

  it.each(["t-s", "bottle 500 m", "t-shirt xxl", "m"])("is not in %s", (term) =>
    expect(of(term, "size")).toBeUndefined(),
  );
});

describe("what is left of a phrase", () => {
  it("is also what somebody wants several of, but never without a size or measure", () => {
    expect(understand("2 mugs").wordings).toEqual([["2", "mug"], ["mug"]]);
    expect(understand("3 t-shirts").wordings).toContainEqual(["t", "shirt"]);
    for (const term of ["2 mug", "500 ml bottles", "14 inch", "2"])
      expect(
        understand(term).wordings.filter(([first = ""]) => !/^\d/.test(first)),
        term,
      ).toEqual([]);
  });

  const wordsOf = (term: string) => understand(term).wordings[0] ?? [];

  it("is searched without what was understood and what says nothing", () => {
    expect(wordsOf("looking for a black mug under $20")).toEqual(["mug"]);
    expect(understand("mug for my birthday")).toMatchObject({ wordings: [["mug"]], presents: ["birthday"] });
    expect(understand("secret santa").presents).toEqual(["secretsanta"]);
  });

  it("is all of it where it only has such words, and where it is to be taken as it is", () => {
    expect(wordsOf("what is this")).toEqual(["what", "is", "this"]);
    expect(search.understand("black mug xl", "USD", "as typed")).toMatchObject({
      readings: [],
      wordings: [["black", "mug", "xl"]],
    });
  });

  it("is a question where a page of the shop has the reply, beside the thing that it is about", () => {
    expect(understand("where is my order")).toMatchObject({ topics: ["orders"], wordings: [] });
    expect(understand("how do i return a mug")).toMatchObject({ topics: ["returns"], wordings: [["mug"]] });
    expect(understand("can i talk to someone")).toMatchObject({ topics: ["contact"], wordings: [] });
    expect(understand("bulk order 100 mugs")).toMatchObject({ topics: ["bulk"], wordings: [["mug"]] });
    expect(understand("versandkosten").topics).toEqual(["delivery"]);
  });
});
