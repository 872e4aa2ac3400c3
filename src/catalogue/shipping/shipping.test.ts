import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  dearerBand,
  formatWeight,
  locationFor,
  nextBand,
  type ServiceLocation,
  shippingPaise,
} from "./shipping.ts";

const india: ServiceLocation = {
  id: 1,
  name: "India",
  isRestOfWorld: false,
  deliveryChargePaise: 8_000,
  bands: [
    { weightFromGrams: 0, weightToGrams: 500, chargePaise: 6_000 },
    { weightFromGrams: 501, weightToGrams: 2_000, chargePaise: 12_000 },
    { weightFromGrams: 2_001, weightToGrams: 10_000, chargePaise: 30_000 },
  ],
};
const world = {
  ...india,
  id: 9,
  name: "Rest of the world",
  isRestOfWorld: true,
  deliveryChargePaise: 350_000,
};
const cart = (weightGrams: number) => ({ weightGrams, swagOnly: false, lineCount: 1 });

const band = fc
  .tuple(fc.nat(5_000), fc.nat(3_000), fc.nat(50_000))
  .map(([weightFromGrams, span, chargePaise]) => ({
    weightFromGrams,
    weightToGrams: weightFromGrams + span,
    chargePaise,
  }));
const location: fc.Arbitrary<ServiceLocation> = fc
  .record({ deliveryChargePaise: fc.nat(50_000), bands: fc.array(band, { maxLength: 6 }) })
  .map((drawn) => ({ id: 1, name: "Anywhere", isRestOfWorld: false, ...drawn }));
const weight = fc.nat(9_000);

describe("locationFor", () => {
  test.each(["India", "india", " INDIA "])("finds %j by its name", (country) => {
    expect(locationFor([world, india], country)).toBe(india);
  });

  test("ships anywhere else as the rest of the world, when that is known [spec 10.31]", () => {
    expect(locationFor([india, world], "Others")).toBe(world);
    expect(locationFor([india, world], "Bhutan")).toBe(world);
    expect(locationFor([india], "Bhutan")).toBeUndefined();
  });
});

describe("shippingPaise", () => {
  test.each([
    [0, 6_000],
    [500, 6_000],
    [501, 12_000],
    [2_000, 12_000],
    [2_001, 30_000],
    [10_000, 30_000],
    [10_001, 8_000],
  ])("%i g to India cost %i paise: both ends of a band belong to it [spec 9.11]", (grams, expected) => {
    expect(shippingPaise(india, cart(grams))).toBe(expected);
  });

  test("a band of charge 0 leaves the country's charge [spec 9.11]", () => {
    const free = { ...india, bands: [{ weightFromGrams: 0, weightToGrams: 500, chargePaise: 0 }] };
    expect(shippingPaise(free, cart(500))).toBe(8_000);
  });

  test("where two bands have the same weight the cheaper one counts, in any order of the bands", () => {
    const bands = [
      { weightFromGrams: 0, weightToGrams: 500, chargePaise: 6_000 },
      { weightFromGrams: 500, weightToGrams: 900, chargePaise: 9_000 },
    ];
    for (const order of [bands, bands.toReversed()])
      expect(shippingPaise({ ...india, bands: order }, cart(500))).toBe(6_000);
  });

  test("the kit alone and an empty cart ship free, also to a country without a known charge [spec 9.13]", () => {
    for (const where of [india, undefined]) {
      expect(shippingPaise(where, { weightGrams: 1_800, swagOnly: true, lineCount: 1 })).toBe(0);
      expect(shippingPaise(where, { weightGrams: 0, swagOnly: false, lineCount: 0 })).toBe(0);
    }
  });

  test("is to be confirmed only where products go to an unknown country [spec 10.31]", () => {
    expect(shippingPaise(undefined, cart(100))).toBeNull();
    fc.assert(
      fc.property(location, weight, fc.boolean(), fc.nat(3), (where, weightGrams, swagOnly, lineCount) => {
        expect(shippingPaise(where, { weightGrams, swagOnly, lineCount })).not.toBeNull();
      }),
    );
  });

  test("is always the country's charge or the charge of a band that has the weight [spec 9.10]", () => {
    fc.assert(
      fc.property(location, weight, (where, grams) => {
        const holding = where.bands.filter(
          (each) => each.chargePaise > 0 && !(grams < each.weightFromGrams) && !(grams > each.weightToGrams),
        );
        const possible = holding.length
          ? holding.map((each) => each.chargePaise)
          : [where.deliveryChargePaise];
        expect(possible).toContain(shippingPaise(where, cart(grams)));
      }),
    );
  });
});

describe("nextBand", () => {
  test.each([
    [0, { gramsMore: 501, chargePaise: 12_000 }],
    [500, { gramsMore: 1, chargePaise: 12_000 }],
    [501, { gramsMore: 1_500, chargePaise: 30_000 }],
    [10_000, { gramsMore: 1, chargePaise: 8_000 }],
    [10_001, undefined],
  ])("after %i g comes %j", (grams, expected) => {
    expect(nextBand(india, grams)).toEqual(expected);
  });

  test("the charge changes exactly at its weight; without a next band it never changes", () => {
    fc.assert(
      fc.property(location, weight, (where, grams) => {
        const charge = shippingPaise(where, cart(grams));
        const next = nextBand(where, grams);
        const until = next ? grams + next.gramsMore : 20_000;
        for (let heavier = grams; heavier < until; heavier++)
          if (shippingPaise(where, cart(heavier)) !== charge) expect.fail(`another charge at ${heavier} g`);
        if (next) expect(shippingPaise(where, cart(until))).toBe(next.chargePaise);
        if (next) expect(next.chargePaise).not.toBe(charge);
      }),
    );
  });
});

describe("dearerBand", () => {
  test.each([
    [352, { gramsMore: 149, chargePaise: 12_000 }],
    [501, { gramsMore: 1_500, chargePaise: 30_000 }],
    [10_000, undefined],
    [10_001, undefined],
  ])(
    "after %i g to India comes %j: a lower charge above the last band gives no warning",
    (grams, expected) => {
      expect(dearerBand(india, grams)).toEqual(expected);
    },
  );

  test("costs more from exactly its weight on; without one the next change, if any, is a lower charge", () => {
    fc.assert(
      fc.property(location, weight, (where, grams) => {
        const charge = shippingPaise(where, cart(grams)) ?? 0;
        const dearer = dearerBand(where, grams);
        if (!dearer) {
          const next = nextBand(where, grams);
          return next === undefined || next.chargePaise < charge;
        }
        const there = shippingPaise(where, cart(grams + dearer.gramsMore)) ?? 0;
        const before = shippingPaise(where, cart(grams + dearer.gramsMore - 1));
        return there === dearer.chargePaise && there > charge && before === charge;
      }),
    );
  });
});

test.each([
  [0, "0 g"],
  [148, "148 g"],
  [999, "999 g"],
  [1000, "1 kg"],
  [1352, "1.352 kg"],
])("%i grams are shown as %s", (grams, text) => expect(formatWeight(grams, "en")).toBe(text));

test("a weight is written as its reader writes it", () => {
  expect([formatWeight(1352, "de"), formatWeight(870, "hi"), formatWeight(1500, "ar")]).toEqual([
    "1,352 kg",
    "870 ग्रा॰",
    "1.5 كغم",
  ]);
});
