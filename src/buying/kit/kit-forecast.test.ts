import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { forecastKit, sizeShares } from "./kit-forecast.ts";

const names = ["XS", "S", "M", "L", "XL", "XXL", "Tall"];
const anySizes = fc
  .tuple(
    fc.subarray(names, { minLength: 1 }),
    fc.array(fc.record({ stock: fc.option(fc.nat(60)), redeemed: fc.nat(300) }), {
      minLength: 7,
      maxLength: 7,
    }),
  )
  .map(([chosen, rest]) => chosen.map((size, index) => ({ size, stock: null, redeemed: 0, ...rest[index] })));
const anyJoiners = (sizes: readonly { size: string }[]) =>
  fc.array(
    fc.record({
      day: fc.integer({ min: 1, max: 28 }).map((day) => `2027-02-${String(day).padStart(2, "0")}`),
      size: fc.option(fc.constantFrom(...sizes.map(({ size }) => size))),
    }),
    { maxLength: 60 },
  );
const cases = anySizes.chain((sizes) => fc.tuple(fc.constant(sizes), anyJoiners(sizes)));
const isNotEarlier = (a: string | null, b: string | null) => (a ?? "9999") >= (b ?? "9999");

describe("the kit's forecast", () => {
  it("gives every joiner one kit, and every size a share above 0", () => {
    fc.assert(
      fc.property(cases, ([sizes, joiners]) => {
        const forecast = forecastKit(sizes, joiners);
        const sum = (of: (each: (typeof forecast)[number]) => number) =>
          forecast.reduce((all, each) => all + of(each), 0);
        expect(sum(({ share }) => share)).toBeCloseTo(1, 9);
        expect(sum(({ expected }) => expected)).toBeCloseTo(joiners.length, 6);
        expect(forecast.every(({ share }) => share > 0)).toBe(true);
      }),
    );
  });

  it("runs out exactly where stock is missing, and never where the stock is not counted", () => {
    fc.assert(
      fc.property(cases, ([sizes, joiners]) => {
        for (const { stock, short, runsOutOn } of forecastKit(sizes, joiners)) {
          expect(short > 0).toBe(runsOutOn !== null);
          if (stock === null) expect(runsOutOn).toBeNull();
        }
      }),
    );
  });

  it("never runs out sooner with more stock, or later with more joiners", () => {
    fc.assert(
      fc.property(cases, fc.nat(20), ([sizes, joiners], more) => {
        const now = forecastKit(sizes, joiners);
        const withMoreStock = forecastKit(
          sizes.map((each) => ({ ...each, stock: each.stock === null ? null : each.stock + more })),
          joiners,
        );
        const fewer = forecastKit(sizes, joiners.slice(1));
        for (const [index, { runsOutOn }] of now.entries()) {
          expect(isNotEarlier(withMoreStock[index]?.runsOutOn ?? null, runsOutOn)).toBe(true);
          expect(isNotEarlier(fewer[index]?.runsOutOn ?? null, runsOutOn)).toBe(true);
        }
      }),
    );
  });

  it("does not depend on the order of the list", () => {
    fc.assert(
      fc.property(cases, ([sizes, joiners]) => {
        const days = (list: typeof joiners) => forecastKit(sizes, list).map(({ runsOutOn }) => runsOutOn);
        expect(days(joiners.toReversed())).toEqual(days(joiners));
      }),
    );
  });

  it("starts with the usual share of T-shirt sizes, and learns from redeemed kits", () => {
    const [small = 0, medium = 0] = sizeShares([
      { size: "S", redeemed: 0 },
      { size: "M", redeemed: 0 },
    ]);
    expect([small, medium]).toEqual([0.375, 0.625]);
    const [learnt = 0] = sizeShares([
      { size: "S", redeemed: 2_000 },
      { size: "M", redeemed: 0 },
    ]);
    expect(learnt).toBeGreaterThan(0.98);
  });

  it("names the day the stock runs out: three joiners want M and the stock is two", () => {
    const joiner = (day: string) => ({ day, size: "M" });
    const [medium] = forecastKit(
      [{ size: "M", stock: 2, redeemed: 9 }],
      [joiner("2027-03-09"), joiner("2027-01-04"), joiner("2027-02-01")],
    );
    expect(medium).toMatchObject({ expected: 3, short: 1, runsOutOn: "2027-03-09" });
  });
});
