import { describe, expect, it } from "vitest";
import { type HeldSku, type HoldLimits, refuseUnpaidHolds } from "./unpaid-holds.ts";

const limits: HoldLimits = { unpaidPiecesPerPerson: 20, unpaidPiecesPerClient: 50, unpaidShare: 50 };
/** A new order of 4 pieces of one SKU, by somebody who holds nothing else. */
const sku = (more: Partial<HeldSku> = {}): HeldSku => ({
  variantId: 1,
  size: "",
  byPerson: 4,
  byClient: 4,
  byUnproved: 0,
  byThis: 4,
  ...more,
});
const refuse = (held: readonly HeldSku[], left: number | undefined = 1_000) =>
  refuseUnpaidHolds({ held, leftOf: () => left, productOf: () => ({ name: "Mug" }), limits });
const available = (...asked: Parameters<typeof refuse>) => {
  const refused = refuse(...asked);
  return refused && [refused.refused, refused.extra?.available];
};

describe("of one SKU a person may hold unpaid", () => {
  it("half of what others do not hold, the new pieces included", () => {
    expect(available([sku()], 4)).toBeUndefined(); // 4 of 8
    expect(available([sku()], 3)).toBeUndefined(); // 4 of 7, rounded up
    expect(available([sku()], 2)).toEqual(["too_many_unpaid", 3]); // 4 of 6
    expect(available([sku({ byPerson: 6 })], 4)).toEqual(["too_many_unpaid", 3]); // 6 of 10, 2 from earlier
    expect(available([sku({ byPerson: 9 })], 1)).toEqual(["too_many_unpaid", 0]);
  });

  it("two pieces, however few there are", () => {
    const two = { byPerson: 2, byThis: 2 };
    expect(available([sku(two)], 0)).toBeUndefined();
    expect(available([sku({ byPerson: 3, byThis: 1 })], 0)).toEqual(["too_many_unpaid", 0]);
  });

  it("as much as they like of what is not counted, or not in the new order", () => {
    expect(
      refuseUnpaidHolds({ held: [sku()], leftOf: () => undefined, productOf: () => ({ name: "" }), limits }),
    ).toBeUndefined();
    expect(available([sku({ byThis: 0 })], 0)).toBeUndefined();
  });

  it("says how many may be ordered now", () => {
    expect(refuse([sku()], 2)?.detail).toMatch(/^You can order 3 of Mug now, and no more until your earlier/);
    expect(refuse([sku({ byPerson: 9 })], 1)?.detail).toMatch(/^You can order no more of Mug until/);
  });
});

describe("of one SKU all who have not proved their address may hold unpaid", () => {
  it("half of what others do not hold", () => {
    expect(available([sku({ byPerson: 1, byThis: 1, byUnproved: 5 })], 5)).toBeUndefined();
    expect(available([sku({ byPerson: 1, byThis: 1, byUnproved: 6 })], 5)).toBeUndefined(); // 6 of 11
    expect(available([sku({ byPerson: 1, byThis: 1, byUnproved: 7 })], 5)).toEqual(["too_many_unproved", 0]);
    expect(refuse([sku({ byPerson: 2, byThis: 2, byUnproved: 7 })], 5)?.detail).toMatch(
      /confirm your email address/,
    );
    expect(available([sku({ byPerson: 2, byThis: 2, byUnproved: 7 })], 5)).toEqual(["too_many_unproved", 1]);
  });
});

describe("of all SKUs together", () => {
  const many = (more: Partial<HeldSku>, variantId = 1) => sku({ variantId, ...more });

  it("a person holds as many pieces as the setting says", () => {
    expect(available([many({ byPerson: 16 }), many({ byPerson: 4 }, 2)])).toBeUndefined();
    expect(available([many({ byPerson: 16 }), many({ byPerson: 5 }, 2)])).toEqual(["too_many_unpaid", 7]);
    expect(refuse([many({ byPerson: 16 }), many({ byPerson: 5 }, 2)])?.detail).toMatch(
      /^Your orders that are not paid yet may have up to 20 pieces, and already have 13: you can order 7 more now/,
    );
  });

  it("a network holds more than a person, and no more than the setting says", () => {
    expect(available([many({ byClient: 50 })])).toBeUndefined();
    expect(available([many({ byClient: 51 })])).toEqual(["too_many_unpaid", 3]);
    expect(refuse([many({ byClient: 51 })])?.detail).toMatch(
      /^Many orders from your network are not paid yet: you can order 3/,
    );
  });

  it("the pieces of a variant that is counted over all sizes and by size count once", () => {
    const sizes = [many({ size: "S", byPerson: 8 }), many({ size: "M", byPerson: 8 })];
    expect(available([many({ byPerson: 16, byThis: 8 }), ...sizes])).toBeUndefined();
    expect(available([many({ byPerson: 10, byThis: 4 }), ...sizes, many({ byPerson: 5 }, 2)])).toEqual([
      "too_many_unpaid",
      11,
    ]);
  });
});
