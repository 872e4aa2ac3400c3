import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Coupon, couponRefusal, discountOf, foldCode, generateCouponCode } from "./coupon.ts";

const coupon: Coupon = {
  couponId: 1,
  code: "SAVE10",
  kind: "percent",
  occasionId: null,
  basisPoints: 1000,
  amountPaise: 0,
  boundEmail: null,
  startsAt: null,
  endsAt: null,
  maxUses: null,
  useCount: 0,
  oncePer: "none",
  switchedOffAt: null,
};
const by = {
  now: new Date(1_000_000),
  email: "asha@ledgerline.example",
  usedByThisUser: false,
  usedByAnyone: false,
};
const at = (ms: number) => new Date(1_000_000 + ms);

describe("foldCode", () => {
  test.each([
    "WELCOMEKIT",
    "welcomekit",
    " Welcome Kit ",
    "welc-0me-k1t",
    "WE1COMEKLT",
    "we\u00adlcome\u200bkit",
    "WELCOME\u2013KIT",
    "\uff37\uff25\uff2c\uff23\uff2f\uff2d\uff25\uff2b\uff29\uff34",
    "WELCOMEKIT.",
    "\u201cWELCOMEKIT\u201d!",
  ])("reads %j as the welcome kit's code", (typed) => {
    expect(foldCode(typed)).toBe("WE1C0MEK1T");
  });

  test("does not change a folded code", () => {
    const typed = fc.oneof(fc.string({ unit: "binary" }), fc.string({ unit: "grapheme" }));
    fc.assert(
      fc.property(typed, (code) => {
        expect(foldCode(foldCode(code))).toBe(foldCode(code));
      }),
      { numRuns: 2_000 },
    );
  });

  /** How a person may misread a character on paper or mishear it on the telephone. */
  const misreadings: Record<string, string[]> = {
    O: ["0", "o"],
    "0": ["O", "o"],
    I: ["1", "l", "L"],
    L: ["1", "I", "i"],
    "1": ["l", "I", "L"],
  };
  const disguised = fc
    .array(
      fc.tuple(
        fc.constantFrom(..."ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"),
        fc.nat(),
        fc.constantFrom("", " ", "-", "\u2014"),
      ),
    )
    .map((characters) => ({
      code: characters.map(([sign]) => sign).join(""),
      typed: characters
        .map(([sign, choice, between]) => {
          const readings = [sign, sign.toLowerCase(), ...(misreadings[sign] ?? [])];
          return between + (readings[choice % readings.length] ?? sign);
        })
        .join(""),
    }));

  test("finds the code with any mixture of case, spaces, dashes and confusable characters", () => {
    fc.assert(
      fc.property(disguised, ({ code, typed }) => {
        expect(foldCode(typed)).toBe(foldCode(code));
      }),
    );
  });

  test("keeps all other letters and digits different", () => {
    const characters = [..."ABCDEFGHJKMNPQRSTUVWXYZ0123456789"];
    expect(new Set(characters.map(foldCode)).size).toBe(characters.length);
  });
});

describe("newCode", () => {
  /** 32 random bits give an even enough choice for a test. */
  const random = (max: number) => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % max;

  test("has no character that could be mistaken for another, so folding does not change it", () => {
    for (let round = 0; round < 2_000; round++) {
      const code = generateCouponCode(random);
      expect(code).toMatch(/^[A-HJKMNP-Z2-9]{10}$/);
      expect(foldCode(code)).toBe(code);
    }
  });

  test("uses all 31 characters, with one random number each", () => {
    const asked: number[] = [];
    let next = 0;
    const code = generateCouponCode((max) => {
      asked.push(max);
      return next++;
    }, 31);
    expect(asked).toEqual(Array(31).fill(31));
    expect([...code].sort().join("")).toBe("23456789ABCDEFGHJKMNPQRSTUVWXYZ");
  });

  test.each([31, -1, 0.5, Number.NaN])("throws when the random source returns %d", (value) => {
    expect(() => generateCouponCode(() => value)).toThrow(RangeError);
  });
});

describe("couponRefusal", () => {
  test("anybody may use a coupon without conditions", () => {
    expect(couponRefusal(coupon, by)).toBeNull();
    expect(
      couponRefusal(coupon, { ...by, email: null, usedByThisUser: true, usedByAnyone: true }),
    ).toBeNull();
  });

  test("a missing coupon is unknown", () => {
    expect(couponRefusal(undefined, by)).toBe("unknown");
  });

  test("nobody may use a coupon that staff switched off", () => {
    expect(couponRefusal({ ...coupon, switchedOffAt: at(-1) }, by)).toBe("switched_off");
  });

  test.each([
    [-1, null],
    [0, null],
    [1, "not_started"],
  ])("starting %i ms from now: %s", (ms, expected) => {
    expect(couponRefusal({ ...coupon, startsAt: at(ms) }, by)).toBe(expected);
  });

  test.each([
    [-1, "expired"],
    [0, "expired"],
    [1, null],
  ])("ending %i ms from now: %s", (ms, expected) => {
    expect(couponRefusal({ ...coupon, endsAt: at(ms) }, by)).toBe(expected);
  });

  test("a personal code works for its e-mail address in any spelling, for no other address and for no guest", () => {
    const bound: Coupon = { ...coupon, boundEmail: "asha@ledgerline.example" };
    expect(couponRefusal(bound, { ...by, email: " Asha@Ledgerline.example" })).toBeNull();
    expect(couponRefusal(bound, { ...by, email: "ravi@ledgerline.example" })).toBe("not_yours");
    expect(couponRefusal(bound, { ...by, email: null })).toBe("not_yours");
  });

  test.each([
    ["none", false, true, null],
    ["none", true, true, null],
    ["user", false, true, null],
    ["user", true, true, "used"],
    ["coupon", false, false, null],
    ["coupon", false, true, "used"],
    ["coupon", true, true, "used"],
  ] as const)(
    "once per %s, used by this user %s, by anyone %s: %s",
    (oncePer, byThisUser, byAnyone, expected) => {
      const used = { ...by, usedByThisUser: byThisUser, usedByAnyone: byAnyone };
      expect(couponRefusal({ ...coupon, oncePer }, used)).toBe(expected);
    },
  );

  test.each([
    [9, null],
    [10, "used_up"],
    [11, "used_up"],
  ])("with %i of 10 uses: %s", (useCount, expected) => {
    expect(couponRefusal({ ...coupon, maxUses: 10, useCount }, by)).toBe(expected);
  });

  test("first names the reason that neither a login nor waiting will change", () => {
    const unusable: Coupon = {
      ...coupon,
      endsAt: at(-1),
      boundEmail: "ravi@ledgerline.example",
      maxUses: 1,
      useCount: 1,
    };
    expect(couponRefusal(unusable, by)).toBe("expired");
    expect(couponRefusal({ ...unusable, endsAt: null }, by)).toBe("not_yours");
    expect(
      couponRefusal(
        { ...unusable, endsAt: null, boundEmail: null, oncePer: "user" },
        { ...by, usedByThisUser: true },
      ),
    ).toBe("used");
  });
});

test("discountOf depends on the kind: a swag coupon frees the kit and gives no discount", () => {
  expect(discountOf(undefined)).toEqual({ kind: "none" });
  expect(discountOf({ ...coupon, kind: "swag" })).toEqual({ kind: "none" });
  expect(discountOf(coupon)).toEqual({ kind: "percent", basisPoints: 1000 });
  expect(discountOf({ ...coupon, kind: "fixed", amountPaise: 25_000 })).toEqual({
    kind: "fixed",
    amountPaise: 25_000,
  });
});
