import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addItem, type CartItem, clampQuantity, findShortfalls, isSameItem, mergeCarts } from "./cart.ts";

/** Only a few ids, so that random items are often the same. */
const item: fc.Arbitrary<CartItem> = fc.record({
  productId: fc.integer({ min: 1, max: 3 }),
  variantId: fc.integer({ min: 1, max: 3 }),
  size: fc.constantFrom("", "S", "M"),
  quantity: fc.integer({ min: 1, max: 700 }),
});
const items = fc.array(item, { maxLength: 20 });
const filled = (randomItems: readonly CartItem[]) => randomItems.reduce<CartItem[]>(addItem, []);
const key = (each: CartItem) => `${each.productId} ${each.variantId} ${each.size}`;
const unordered = (cart: readonly CartItem[]) =>
  Object.fromEntries(cart.map((each) => [key(each), each.quantity]));
const shirt = { productId: 7, variantId: 71, size: "M", quantity: 2 };

describe("addItem", () => {
  test("adds up the same product, variant and size, and keeps everything else apart", () => {
    const others = [
      { ...shirt, size: "L" },
      { ...shirt, variantId: 72 },
      { ...shirt, productId: 8 },
    ];
    expect(filled([shirt, ...others, shirt])).toEqual([{ ...shirt, quantity: 4 }, ...others]);
  });

  test("stops at 999", () => {
    expect(filled([{ ...shirt, quantity: 998 }, shirt])).toEqual([{ ...shirt, quantity: 999 }]);
    expect(addItem([], { ...shirt, quantity: 1_000 })).toEqual([{ ...shirt, quantity: 999 }]);
  });

  test("gives the same cart in any order", () => {
    fc.assert(
      fc.property(
        items.chain((randomItems) =>
          fc.tuple(
            fc.constant(randomItems),
            fc.shuffledSubarray(randomItems, {
              minLength: randomItems.length,
              maxLength: randomItems.length,
            }),
          ),
        ),
        ([drawn, shuffled]) => {
          expect(unordered(filled(shuffled))).toEqual(unordered(filled(drawn)));
        },
      ),
    );
  });

  test("has each item on one line, with everything that was added, up to 999", () => {
    fc.assert(
      fc.property(items, (randomItems) => {
        const cart = filled(randomItems);
        expect(new Set(cart.map(key)).size).toBe(cart.length);
        expect(new Set(cart.map(key))).toEqual(new Set(randomItems.map(key)));
        for (const line of cart) {
          const added = randomItems
            .filter((each) => isSameItem(each, line))
            .reduce((sum, each) => sum + each.quantity, 0);
          expect(line.quantity).toBe(Math.min(added, 999));
        }
      }),
    );
  });

  test("does not change the given cart", () => {
    const before = Object.freeze([Object.freeze({ ...shirt })]);
    addItem(before, shirt);
    expect(before).toEqual([shirt]);
  });
});

describe("mergeCarts", () => {
  test("is like adding the guest's items one by one", () => {
    fc.assert(
      fc.property(items, items, (user, guest) => {
        expect(mergeCarts(filled(user), guest)).toEqual(guest.reduce<CartItem[]>(addItem, filled(user)));
      }),
    );
  });

  test("gives the same items whichever cart is the guest's, and an empty cart changes nothing", () => {
    fc.assert(
      fc.property(items, items, (one, other) => {
        expect(unordered(mergeCarts(one, other))).toEqual(unordered(mergeCarts(other, one)));
        expect(mergeCarts(filled(one), [])).toEqual(filled(one));
        expect(mergeCarts([], filled(one))).toEqual(filled(one));
      }),
    );
  });
});

describe("clampQuantity", () => {
  test.each([
    [0, 1],
    [-5, 1],
    [1, 1],
    [2.9, 2],
    [999, 999],
    [1_000, 999],
    [Number.POSITIVE_INFINITY, 999],
    [Number.NEGATIVE_INFINITY, 1],
    [Number.NaN, 1],
  ])("%d is %i", (typed, expected) => expect(clampQuantity(typed)).toBe(expected));

  test("is always a whole number from 1 to 999 [spec 9.3]", () => {
    fc.assert(
      fc.property(fc.double(), (typed) => {
        const quantity = clampQuantity(typed);
        expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= 999).toBe(true);
      }),
    );
  });
});

describe("stockShortfalls", () => {
  const medium = { variantId: 71, size: "M", stock: 3 };

  test("compares the requested quantity with the stock, the last unit included", () => {
    expect(findShortfalls([{ ...shirt, quantity: 3 }], [medium])).toEqual([]);
    expect(findShortfalls([{ ...shirt, quantity: 4 }], [medium])).toEqual([
      { variantId: 71, size: "M", requested: 4, available: 3 },
    ]);
  });

  test("sums an item that is on two lines", () => {
    expect(findShortfalls([shirt, shirt], [medium])).toEqual([
      { variantId: 71, size: "M", requested: 4, available: 3 },
    ]);
  });

  test("a variant's stock limits all its sizes together", () => {
    const large = { ...shirt, size: "L" };
    const sizes = [medium, { ...medium, size: "L" }];
    expect(findShortfalls([shirt, large], sizes)).toEqual([]);
    expect(findShortfalls([shirt, large], sizes, [{ variantId: 71, stock: 3 }])).toEqual([
      { variantId: 71, size: null, requested: 4, available: 3 },
    ]);
  });

  test("stock that is not counted is unlimited, and the stock of another item does not matter", () => {
    const manyShirts = [{ ...shirt, quantity: 999 }];
    expect(findShortfalls(manyShirts, [])).toEqual([]);
    expect(
      findShortfalls(manyShirts, [{ ...medium, stock: null }], [{ variantId: 71, stock: null }]),
    ).toEqual([]);
    expect(
      findShortfalls(manyShirts, [{ ...medium, size: "L", stock: 0 }], [{ variantId: 72, stock: 0 }]),
    ).toEqual([]);
  });

  test("a stock of zero or below leaves 0 available", () => {
    for (const stock of [0, -2])
      expect(findShortfalls([shirt], [{ ...medium, stock }])).toMatchObject([{ available: 0 }]);
  });

  test("gives the same result however the demand is spread over lines", () => {
    const stock = fc.array(
      fc.record({
        variantId: fc.integer({ min: 1, max: 3 }),
        size: fc.constantFrom("", "S", "M"),
        stock: fc.option(fc.nat(2_000)),
      }),
      { maxLength: 6 },
    );
    const variants = fc.array(
      fc.record({ variantId: fc.integer({ min: 1, max: 3 }), stock: fc.option(fc.nat(3_000)) }),
      { maxLength: 3 },
    );
    fc.assert(
      fc.property(items, stock, variants, (cart, sizes, whole) => {
        const splitItems = cart.flatMap((each) => [
          { ...each, quantity: 1 },
          { ...each, quantity: each.quantity - 1 },
        ]);
        expect(findShortfalls(splitItems, sizes, whole)).toEqual(findShortfalls(cart, sizes, whole));
      }),
    );
  });
});
