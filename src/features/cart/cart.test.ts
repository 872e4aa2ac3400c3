import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addItem, type CartItem, clampQuantity, mergeCarts, sameItem, stockShortfalls } from "./cart.ts";

/** Few ids, so that items meet. */
const item: fc.Arbitrary<CartItem> = fc.record({
  productId: fc.integer({ min: 1, max: 3 }),
  variantId: fc.integer({ min: 1, max: 3 }),
  size: fc.constantFrom("", "S", "M"),
  quantity: fc.integer({ min: 1, max: 700 }),
});
const items = fc.array(item, { maxLength: 20 });
const filled = (drawn: readonly CartItem[]) => drawn.reduce<CartItem[]>(addItem, []);
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

  test("in any order gives one cart", () => {
    fc.assert(
      fc.property(
        items.chain((drawn) =>
          fc.tuple(
            fc.constant(drawn),
            fc.shuffledSubarray(drawn, { minLength: drawn.length, maxLength: drawn.length }),
          ),
        ),
        ([drawn, shuffled]) => {
          expect(unordered(filled(shuffled))).toEqual(unordered(filled(drawn)));
        },
      ),
    );
  });

  test("leaves no item on two lines, loses none, and holds what was put in, up to 999", () => {
    fc.assert(
      fc.property(items, (drawn) => {
        const cart = filled(drawn);
        expect(new Set(cart.map(key)).size).toBe(cart.length);
        expect(new Set(cart.map(key))).toEqual(new Set(drawn.map(key)));
        for (const line of cart) {
          const put = drawn
            .filter((each) => sameItem(each, line))
            .reduce((sum, each) => sum + each.quantity, 0);
          expect(line.quantity).toBe(Math.min(put, 999));
        }
      }),
    );
  });

  test("does not touch the cart it was given", () => {
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

  test("holds the same whichever cart is the guest's, and an empty one changes nothing", () => {
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

  test("is always a whole number from 1 to 999", () => {
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

  test("compares what is wanted with what there is, the last piece included", () => {
    expect(stockShortfalls([{ ...shirt, quantity: 3 }], [medium])).toEqual([]);
    expect(stockShortfalls([{ ...shirt, quantity: 4 }], [medium])).toEqual([
      { variantId: 71, size: "M", wanted: 4, available: 3 },
    ]);
  });

  test("sums an item that stands on two lines", () => {
    expect(stockShortfalls([shirt, shirt], [medium])).toEqual([
      { variantId: 71, size: "M", wanted: 4, available: 3 },
    ]);
  });

  test("a variant's count holds over all its sizes together", () => {
    const large = { ...shirt, size: "L" };
    const sizes = [medium, { ...medium, size: "L" }];
    expect(stockShortfalls([shirt, large], sizes)).toEqual([]);
    expect(stockShortfalls([shirt, large], sizes, [{ variantId: 71, stock: 3 }])).toEqual([
      { variantId: 71, size: null, wanted: 4, available: 3 },
    ]);
  });

  test("no count is unlimited; another's count is another's", () => {
    const lots = [{ ...shirt, quantity: 999 }];
    expect(stockShortfalls(lots, [])).toEqual([]);
    expect(stockShortfalls(lots, [{ ...medium, stock: null }], [{ variantId: 71, stock: null }])).toEqual([]);
    expect(
      stockShortfalls(lots, [{ ...medium, size: "L", stock: 0 }], [{ variantId: 72, stock: 0 }]),
    ).toEqual([]);
  });

  test("none left is 0, and a count below is no more than that", () => {
    for (const stock of [0, -2])
      expect(stockShortfalls([shirt], [{ ...medium, stock }])).toMatchObject([{ available: 0 }]);
  });

  test("does not care how the demand is spread over lines", () => {
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
        const pieceByPiece = cart.flatMap((each) => [
          { ...each, quantity: 1 },
          { ...each, quantity: each.quantity - 1 },
        ]);
        expect(stockShortfalls(pieceByPiece, sizes, whole)).toEqual(stockShortfalls(cart, sizes, whole));
      }),
    );
  });
});
