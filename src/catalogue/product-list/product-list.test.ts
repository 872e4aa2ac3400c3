import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { listedProduct, listedProducts, randomProducts } from "../../../tests/support/listed-products.ts";
import { knownFilterValues, plainProductList } from "../../../tests/support/plain-product-list.ts";
import type { Product } from "../../contract/catalogue.schemas.ts";
import { listQueryEntries, priceBandsIn, readListQuery, sortOptions } from "./list-query.ts";
import { buildProductList as buildList, type ListCurrencies } from "./product-list.ts";

const rates = [
  { currencyCode: "INR", currencyRate: 1 },
  { currencyCode: "JPY", currencyRate: 0.56 },
  { currencyCode: "USD", currencyRate: 85 },
];
const rupees = { currencyCode: "INR", rates };

const buildProductList = (all: readonly Product[], search: URLSearchParams, currencies: ListCurrencies) =>
  buildList(listedProducts(all), search, currencies);

const listFor = (products: Product[], search: string) =>
  buildProductList(products, new URLSearchParams(search), rupees);
const ids = (products: Product[], search: string) =>
  listFor(products, search).cards.map((card) => card.productId);

const searches = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ["colour", "sage"],
        ["colour", "deep-clay"],
        ["size", "m"],
        ["size", "s"],
        ["in-stock", "1"],
      ),
      fc.constantFrom(
        ...[...priceBandsIn("INR"), ...priceBandsIn("USD")].map(({ value }) => ["price", value]),
      ),
      fc.constantFrom(...sortOptions.map(({ value }) => ["sort", value])),
      fc.constantFrom(["colour", "nonsense"], ["price", "-1"], ["sort", "__proto__"]),
    ),
    { maxLength: 5 },
  )
  .map((pairs) => new URLSearchParams(pairs as [string, string][]));

describe("a filtered list", () => {
  it("is the same as one made in the plainest way, of 500 random products", () => {
    const many = randomProducts({ minLength: 450, maxLength: 500, size: "max" });
    const currencies = fc.constantFrom("INR", "USD", "JPY");
    fc.assert(
      fc.property(
        many,
        fc.array(searches, { minLength: 2, maxLength: 2 }),
        currencies,
        (all, asked, currencyCode) => {
          for (const search of asked)
            for (const page of ["1", "2"]) {
              const query = new URLSearchParams([...search, ["page", page]]);
              const plain = plainProductList(all, query, { currencyCode, rates });
              expect(buildProductList(all, query, { currencyCode, rates })).toEqual(plain);
            }
        },
      ),
      { numRuns: 4 },
    );
  });

  it("is a subset of all products, has no product twice, and has as many products as each count says", () => {
    fc.assert(
      fc.property(randomProducts({ maxLength: 8 }), searches, (all, search) => {
        const list = buildProductList(all, search, rupees);
        const found = list.cards.map((card) => card.productId);
        expect(new Set(found).size).toBe(found.length);
        expect(all.map((each) => each.productId)).toEqual(expect.arrayContaining(found));
        expect(list.total).toBe(all.length);
        for (const { name, values } of list.filters)
          for (const { value, count } of values) {
            const alone = readListQuery(search, knownFilterValues(all, rates));
            const asked = listQueryEntries({ ...alone, chosen: { ...alone.chosen, [name]: [value] } });
            expect(buildProductList(all, new URLSearchParams(asked), rupees).cards).toHaveLength(count);
          }
      }),
      { numRuns: 60 },
    );
  });

  it("keeps the given order among equal products, and the given order of all when no sorting is chosen", () => {
    fc.assert(
      fc.property(randomProducts({ maxLength: 8 }), (all) => {
        expect(ids(all, "")).toEqual(all.map((each) => each.productId));
        for (const [order, key] of [
          ["price-low", (p: number) => p],
          ["price-high", (p: number) => -p],
        ] as const) {
          const paid = listFor(all, `sort=${order}`).cards.map((card) => ({
            id: card.productId,
            by: key(card.isSwagItem ? 0 : card.sellingPrice),
          }));
          expect(paid).toEqual(paid.toSorted((a, b) => a.by - b.by || a.id - b.id));
        }
      }),
    );
  });

  it("needs one variant that has every chosen value, and shows that variant", () => {
    const tee = listedProduct(1, [
      { colour: "Sage", price: 900, sizes: { M: false, L: true } },
      { colour: "Ink", price: 400, sizes: { M: true } },
    ]);
    expect(ids([tee], "colour=sage&size=m&in-stock=1")).toEqual([]);
    expect(ids([tee], "colour=sage&size=m")).toEqual([1]);
    expect(listFor([tee], "colour=ink").cards[0]?.sellingPrice).toBe(400);
    expect(ids([tee], "colour=sage&price=inr-200-500")).toEqual([]);
  });

  it("treats two values of one filter as either, and ignores unknown values", () => {
    const all = [
      listedProduct(1, [{ colour: "Sage", price: 100 }]),
      listedProduct(2, [{ colour: "Ink", price: 100 }]),
      listedProduct(3, [{ colour: "Deep Clay", price: 100 }]),
    ];
    expect(ids(all, "colour=sage&colour=deep-clay")).toEqual([1, 3]);
    expect(ids(all, "colour=mauve&sort=backwards&price=7")).toEqual([1, 2, 3]);
  });

  it("has price bands with round edges of the shown currency, in steps of 1, 2 and 5", () => {
    const all = [99, 499, 850, 2499].map((price, id) => listedProduct(id + 1, [{ colour: "Sage", price }]));
    const bands = (currencyCode: string, search = "") =>
      buildProductList(all, new URLSearchParams(search), { currencyCode, rates })
        .filters.find(({ name }) => name === "price")
        ?.values.map(({ value }) => value);
    expect(bands("INR")).toEqual(["inr-50-100", "inr-200-500", "inr-500-1000", "inr-2000-5000"]);
    expect(bands("USD")).toEqual(["usd-1-2", "usd-5-10", "usd-10-20", "usd-20-50"]);
    expect(bands("JPY")).toEqual(["jpy-100-200", "jpy-500-1000", "jpy-1000-2000", "jpy-2000-5000"]);
  });

  it("means the same by a price band in every currency, and shows a band of another one while it is chosen", () => {
    const all = [850, 849, 1699, 1700].map((price, id) => listedProduct(id + 1, [{ colour: "Sage", price }]));
    for (const currencyCode of ["INR", "USD"]) {
      const query = new URLSearchParams("price=usd-10-20");
      const list = buildProductList(all, query, { currencyCode, rates });
      // ₹849 is shown as $9.99, ₹1699 as $19.99.
      expect(list.cards.map(({ productId }) => productId)).toEqual([1, 3]);
      const prices = list.filters.find(({ name }) => name === "price")?.values ?? [];
      expect(prices.filter(({ isChosen }) => isChosen).map(({ value }) => value)).toEqual(["usd-10-20"]);
      expect(prices.some(({ value }) => value.startsWith("inr-"))).toBe(currencyCode === "INR");
    }
  });

  it("puts the kit, which shows no price, in no price band", () => {
    const beside = [
      listedProduct(1, [{ colour: "Sage", price: 100 }], true),
      listedProduct(2, [{ colour: "Sage", price: 100 }]),
    ];
    expect(ids(beside, "price=inr-100-200")).toEqual([2]);
  });

  it("has pages of 48 that together are the list, in its order, with the counts of the whole list", () => {
    const all = [...Array(110).keys()].map((id) =>
      listedProduct(id + 1, [{ colour: id % 5 ? "Sage" : "Ink", price: 100 + (id % 3) }]),
    );
    for (const query of ["", "sort=price-high", "colour=sage", "colour=sage&sort=name"]) {
      const first = listFor(all, query);
      const pages = [first, listFor(all, `${query}&page=2`), listFor(all, `${query}&page=3`)];
      const count = query.includes("colour") ? 88 : 110;
      const lengths = [48, Math.min(48, count - 48), Math.max(0, count - 96)];
      expect(pages.map(({ cards }) => cards.length)).toEqual(lengths);
      expect(new Set(pages.flatMap(({ cards }) => cards.map(({ productId }) => productId))).size).toBe(count);
      for (const list of pages) {
        expect(list).toMatchObject({ count, total: 110, pageCount: Math.ceil(count / 48) });
        expect(list.filters).toEqual(first.filters);
      }
    }
    const prices = [1, 2, 3].flatMap((page) => listFor(all, `sort=price-low&page=${page}`).cards);
    const inOrder = prices.toSorted((a, b) => a.sellingPrice - b.sellingPrice || a.productId - b.productId);
    expect(prices).toEqual(inOrder);
    expect(listFor([], "").pageCount).toBe(1);
  });

  it("offers no filter that would leave the list as it is", () => {
    const all = [
      listedProduct(1, [{ colour: "Sage", price: 100 }]),
      listedProduct(2, [{ colour: "Sage", price: 120 }]),
    ];
    expect(listFor(all, "").filters).toEqual([]);
    expect(listFor(all, "colour=sage").filters.map(({ name }) => name)).toEqual(["colour"]);
  });
});
