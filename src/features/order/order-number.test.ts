import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isOrderNumber, newOrderNumber, normaliseOrderNumber } from "./order-number.ts";

const signs = [..."0123456789ABCDEFGHJKMNPQRSTVWXYZ"];
const bytes = fc.uint8Array({ minLength: 5, maxLength: 16 });
const sample = [
  ...fc.sample(bytes, { numRuns: 40, seed: 20_261_121 }),
  new Uint8Array(5),
  new Uint8Array(5).fill(255),
].map(newOrderNumber);
/** Places of the nine signs that carry the number in KS-XXXX-XXXX-C. */
const places = [3, 4, 5, 6, 8, 9, 10, 11, 13];
const withSign = (text: string, place: number, sign: string) =>
  text.slice(0, place) + sign + text.slice(place + 1);

describe("newOrderNumber", () => {
  test("is KS, twice four signs of Crockford's alphabet, and a check sign", () => {
    fc.assert(
      fc.property(bytes, (random) => {
        const orderNo = newOrderNumber(random);
        expect(orderNo).toMatch(/^KS-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]$/);
        expect(normaliseOrderNumber(orderNo)).toBe(orderNo);
      }),
    );
  });

  test("stays the same for ever: numbers already mailed must still be found", () => {
    expect(newOrderNumber(Uint8Array.of(0, 0, 0, 0, 1))).toBe("KS-1000-0000-D");
    expect(newOrderNumber(Uint8Array.of(0x12, 0x34, 0x56, 0x78, 0x9a))).toBe("KS-T4YC-5T82-Q");
  });

  test("differs whenever the first 40 bits differ", () => {
    const five = fc.uint8Array({ minLength: 5, maxLength: 5 });
    fc.assert(
      fc.property(five, fc.nat(39), (random, bit) => {
        const other = random.with(bit >> 3, (random[bit >> 3] ?? 0) ^ (1 << (bit & 7)));
        expect(newOrderNumber(other)).not.toBe(newOrderNumber(random));
      }),
    );
  });

  test("refuses too few random bytes", () => {
    expect(() => newOrderNumber(new Uint8Array(4))).toThrow(RangeError);
  });
});

describe("the check sign", () => {
  test("catches every wrong sign at every place", () => {
    for (const orderNo of sample)
      for (const place of places)
        for (const sign of signs)
          if (sign !== orderNo[place] && isOrderNumber(withSign(orderNo, place, sign)))
            expect.fail(`${orderNo} with ${sign} at ${place} passes`);
  });

  test("catches every change of places, of neighbours and of signs far apart", () => {
    for (const orderNo of sample)
      for (const one of places)
        for (const other of places) {
          const swapped = withSign(withSign(orderNo, one, orderNo.charAt(other)), other, orderNo.charAt(one));
          if (swapped !== orderNo && isOrderNumber(swapped)) expect.fail(`${orderNo} passes as ${swapped}`);
        }
  });

  test("catches a slip anywhere in the text, its letters KS included", () => {
    for (const orderNo of sample) {
      for (let place = 0; place < orderNo.length; place++)
        for (let code = 33; code < 127; code++) {
          // What the sign is meant to be read as (O as 0, k as K, a dash as nothing) is no slip.
          const typed = normaliseOrderNumber(withSign(orderNo, place, String.fromCharCode(code)));
          if (typed !== undefined) expect(typed).toBe(orderNo);
        }
      for (let place = 1; place < orderNo.length; place++) {
        const swapped =
          orderNo.slice(0, place - 1) +
          orderNo.charAt(place) +
          orderNo.charAt(place - 1) +
          orderNo.slice(place + 1);
        const typed = normaliseOrderNumber(swapped);
        if (typed !== undefined) expect(typed).toBe(orderNo);
      }
    }
  });

  test("catches a sign left out and a sign too many", () => {
    for (const orderNo of sample)
      for (const place of places) {
        expect(isOrderNumber(orderNo.slice(0, place) + orderNo.slice(place + 1))).toBe(false);
        expect(isOrderNumber(orderNo.slice(0, place + 1) + orderNo.slice(place))).toBe(false);
      }
  });
});

describe("normaliseOrderNumber", () => {
  test.each([
    "KS-1000-0000-D",
    "ks-1000-0000-D",
    " KS 1000 0000 D ",
    "ks10000000d",
    "KS-lOOO-oooo-d",
    "KS\u2013IOOO\u20130000\u2013D",
  ])("reads %j", (typed) => {
    expect(normaliseOrderNumber(typed)).toBe("KS-1000-0000-D");
    expect(isOrderNumber(typed)).toBe(true);
  });

  test.each([
    "",
    "KS",
    "1000-0000-D",
    "KS-1000-0000",
    "KS-1000-0000-8",
    "KS-U000-0000-D",
    "KS-1000-0000-D D",
    "KS_1000_0000_D",
  ])("refuses %j", (typed) => {
    expect(normaliseOrderNumber(typed)).toBeUndefined();
    expect(isOrderNumber(typed)).toBe(false);
  });

  test("takes any text without falling over", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(isOrderNumber(text)).toBe(normaliseOrderNumber(text) !== undefined);
      }),
    );
  });
});
