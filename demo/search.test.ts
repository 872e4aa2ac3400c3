import { beforeAll, describe, expect, it } from "vitest";
import type { Spelling } from "../src/catalogue/search/understand-phrase.ts";
import type { CatalogueSnapshot } from "../src/catalogue/snapshot/catalogue.ts";
import { categories } from "./catalogue/categories.ts";
import { productsByCategory } from "./catalogue/products.ts";
import { openDemoShop } from "./demo-shop.ts";

const products = categories.flatMap((category) =>
  productsByCategory[category.slug].map(({ name, seo }) => ({
    name,
    category: category.name,
    keywords: seo.keywords.join(", "),
  })),
);
let shop: CatalogueSnapshot;
beforeAll(async () => {
  shop = await openDemoShop();
});
const find = (term: string, spelling?: Spelling) => shop.find(term, { spelling }).ids;
const correct = (term: string) => shop.find(term).corrected;
const found = (term: string): (string | undefined)[] =>
  find(term).map((id) => shop.products.get(id)?.productName);

const TEES = ["Classic Crew T-shirt", "Heavyweight T-shirt", "Long-Sleeve T-shirt", "Junior T-shirt"];
const MUGS = ["Everyday Mug", "Enamel Camp Mug"];
const POWER_BANKS = ["Slim Power Bank 10,000 mAh", "Magnetic Power Bank 5,000 mAh"];
const WARM = ["Brushed Fleece Hoodie", "Quarter-Zip Pullover", "Loopback Sweatshirt"];
const NOTEBOOK = "Hardcover Notebook A5";
const MUG = "Everyday Mug";

describe("a term with a typing error", () => {
  it.each([
    ["muug", "mug"],
    ["botl", "bottle"],
    ["notbok", "notebook"],
    ["wirless charger", "wireless charger"],
    ["navy t-shrit", "navy t-shirt"],
    ["mgu", "mug"],
    ["hwite mug", "white mug"],
    ["powerbnak", "power bank"],
    ["jackte", "jacket"],
    ["mug", null],
    ["mugs", null],
    ["hoodies", null],
    ["note book", null],
    ["tee shirt", null],
    ["hood", null],
    ["black", null],
  ])("%s is taken for %s", (term, meant) => {
    expect(correct(term)).toBe(meant);
  });
});

describe("every forgiven search", () => {
  const words = [
    ...new Set(
      products.flatMap(
        ({ name, keywords, category }) =>
          `${name} ${keywords} ${category}`.toLowerCase().match(/[a-z]{3,}/g) ?? [],
      ),
    ),
  ];
  const mistypings = (word: string): string[] =>
    [...word].flatMap((letter, at) => [
      word.slice(0, at) + (word[at + 1] ?? "") + letter + word.slice(at + 2),
      word.slice(0, at) + word.slice(at + 1),
      word.slice(0, at) + letter + word.slice(at),
    ]);
  const isForgiven = (term: string) => find(term).length > 0 && find(term, "as typed").length === 0;

  it("says what it was taken for: exchanged, missing and doubled letters in every word of the catalogue", () => {
    const forgiven = words.flatMap(mistypings).filter(isForgiven);
    expect(forgiven.length).toBeGreaterThan(1_000);
    expect(forgiven.filter((term) => correct(term) === null)).toEqual([]);
  }, 300_000); // eight seconds of a processor, which the journeys share

  it("finds nothing when the typing is to be taken as it is", () => {
    expect(found("mgu")).toEqual(found("mug"));
    expect(find("mgu", "as typed")).toEqual([]);
    expect(find("mug", "as typed")).toEqual(find("mug"));
  });
});

describe("the best results", () => {
  it.each([
    // full names and beginnings of names
    ["everyday mug", [MUG]],
    ["welcome kit", ["Welcome Kit"]],
    ["desk", ["Desk Wireless Charger"]],
    ["Piqué polo", ["Piqué Polo Shirt"]],
    ["pique", ["Piqué Polo Shirt"]],
    ["espresso cups set of two", ["Espresso Cups, Set of Two"]],
    // one word and several words
    ["mug", MUGS],
    ["mugs", MUGS],
    ["bottles", ["Insulated Bottle 600 ml", "Sports Bottle 750 ml"]],
    ["hoodies", ["Brushed Fleece Hoodie"]],
    ["pouches", ["Tech Pouch"]],
    ["diaries", [NOTEBOOK]],
    ["children's tees", ["Junior T-shirt"]],
    ["pen", ["Aluminium Click Pen", "Cedar Pencils, Set of Six"]],
    ["cap", ["Six-Panel Cap"]],
    ["10000 mah", ["Slim Power Bank 10,000 mAh"]],
    ["usb-c hub", ["USB-C Hub, 5 in 1"]],
    ["bamboo bottle", ["Insulated Bottle 600 ml"]],
    ["a bag for my laptop", ['Felt Laptop Sleeve 14"', "Commuter Backpack 20 L"]],
    // unfinished words
    ["mu", MUGS],
    ["umb", ["Windproof Umbrella"]],
    ["t-s", TEES],
    ["power b", POWER_BANKS],
    ["classic crew t", ["Classic Crew T-shirt"]],
    // written as one word and as two
    ["t-shirt", TEES],
    ["tshirt", TEES],
    ["T shirts", TEES],
    ["tee shirt", TEES],
    ["tees", TEES],
    ["notebook", [NOTEBOOK]],
    ["note book", [NOTEBOOK]],
    ["power bank", POWER_BANKS],
    ["powerbank", POWER_BANKS],
    ["lunchbox", ["Steel Lunch Box with Bamboo Lid"]],
    ["back pack", ["Commuter Backpack 20 L"]],
    // other names
    ["cup", ["Espresso Cups, Set of Two", MUG]],
    ["rucksack", ["Commuter Backpack 20 L"]],
    ["headphones", ["Wireless Earbuds"]],
    ["ear phones", ["Wireless Earbuds"]],
    ["thermos", ["Vacuum Flask 1 L"]],
    ["brolly", ["Windproof Umbrella"]],
    ["holdall", ["Weekender Duffel"]],
    ["aluminum stand", ["Aluminium Phone Stand"]],
    // colours
    ["black t-shirt", ["Classic Crew T-shirt"]],
    ["ink tshirt", ["Classic Crew T-shirt"]],
    ["yellow hat", ["Ribbed Beanie"]],
    ["green bottle", ["Insulated Bottle 600 ml"]],
    ["gray mouse", ["Quiet Wireless Mouse"]],
    // typing errors
    ["muug", [MUG]],
    ["mgu", MUGS],
    ["hodoie", ["Brushed Fleece Hoodie"]],
    ["bottel", ["Insulated Bottle 600 ml", "Sports Bottle 750 ml"]],
    ["umbrlla", ["Windproof Umbrella"]],
    ["notebok", [NOTEBOOK]],
    ["tshrit", ["Classic Crew T-shirt"]],
    ["headfones", ["Wireless Earbuds"]],
    ["clasic crw tshirt", ["Classic Crew T-shirt"]],
    ["powrbank", POWER_BANKS],
    ["notbok", [NOTEBOOK]],
    // typing errors in unfinished words
    ["botl", ["Insulated Bottle 600 ml", "Sports Bottle 750 ml"]],
    ["hodi", ["Brushed Fleece Hoodie"]],
    ["notb", [NOTEBOOK]],
    ["umbe", ["Windproof Umbrella"]],
    ["bakpa", ["Commuter Backpack 20 L"]],
    ["powr b", POWER_BANKS],
  ])("for %j are %j [spec 1.4]", (term, first) => expect(found(term).slice(0, first.length)).toEqual(first));
});

describe("all results", () => {
  it.each([
    ["pullover", WARM],
    ["jumper", WARM],
    ["hat", ["Six-Panel Cap", "Ribbed Beanie"]],
    ["jacket", ["Packable Windbreaker", "Quarter-Zip Pullover"]],
    ["mug", [...MUGS, "Commuter Tumbler 450 ml", "Espresso Cups, Set of Two"]],
    ["sage mug", [MUG]],
    ["red mug", [MUG]],
    ["rice", ["Steel Lunch Box with Bamboo Lid"]],
    ["sleeve", ["Long-Sleeve T-shirt", 'Felt Laptop Sleeve 14"']],
  ])("for %j are %j", (term, all) => expect(found(term).toSorted()).toEqual(all.toSorted()));

  it.each([
    "xylophone",
    "zzzzqqqq",
    "asdf",
    "dog",
    "lamp",
    "mug xyzzy",
    "hoodie mug",
    "mug 4711",
    "5001 mah",
    "---",
    "",
    "%",
  ])("for %j is nothing", (term) => expect(found(term)).toEqual([]));
});

describe("suggestions while typing", () => {
  const complete = (typed: string) => shop.completions(typed);
  /** The offered completions; only those that find something. */
  const offered = (typed: string) => complete(typed).filter((term) => find(term).length > 0);

  it.each([
    ["bot", "bottle"],
    ["Bot", "bottle"],
    ["  umb", "umbrella"],
    ["t-s", "t-shirt"],
    ["tshir", "t-shirt"],
    ["usb", "usb-c"],
    ["power b", "power bank"],
    ["water bot", "water bottle"],
    ["mus", "mustard"],
    // with a typing error
    ["botle", "bottle"],
    ["botl", "bottle"],
    ["hodie", "hoodie"],
    ["notbok", "notebook"],
    ["notb", "notebook"],
    ["wirless ear", "wireless earbuds"],
  ])("%j completes to %j first [spec 1.4]", (typed, term) => expect(offered(typed)[0]).toBe(term));

  it.each(["bottle", "Bottles", "mug", "desk mat", "b", "", "   ", "xylo", "lamp", "4711", "%", "<b>"])(
    "%j gets no completion",
    (typed) => expect(offered(typed)).toEqual([]),
  );

  it("offers each word once, however products spell it, and no word that finds nothing", () => {
    const terms = offered("ca");
    expect(new Set(terms).size).toBe(terms.length);
    expect(complete("hoodie mu")).toContain("hoodie mug");
    expect(offered("hoodie mu")).toEqual([]);
  });
});

describe("search", () => {
  it("finds all products of a category, and the category by its name, by other names and with typing errors", () => {
    expect(found("drinkware").toSorted()).toEqual(
      productsByCategory.drinkware.map(({ name }) => name).toSorted(),
    );
    const first = (term: string) => shop.searchCategories(term)[0]?.categoryUrl;
    expect(["drink", "clothes", "stationary", "gadgts", "bag", "kettle"].map(first)).toEqual([
      "drinkware",
      "apparels",
      "stationary",
      "electronic-gadgets",
      "bags",
      undefined,
    ]);
  });

  it("uses only the first ten words of a query", () => {
    expect(found(`${"mug ".repeat(10)}xyzzy`)).toEqual(found("mug"));
    expect(found(`${"mug ".repeat(9)}xyzzy`)).toEqual([]);
  });
});
