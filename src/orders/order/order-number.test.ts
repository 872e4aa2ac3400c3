import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isOrderNumber, newOrderNumber, normaliseOrderNumber } from "./order-number.ts";

const characters = [..."0123456789ABCDEFGHJKMNPQRSTVWXYZ"];
const bytes = fc.uint8Array({ minLength: 5, maxLength: 16 });
const sample = [
  ...fc.sample(bytes, { numRuns: 40, seed: 20_261_121 }),
  new Uint8Array(5),
  new Uint8Array(5).fill(255),
].map(newOrderNumber);
/** Positions of the nine characters that carry the number in KS-XXXX-XXXX-C. */
const positions = [3, 4, 5, 6, 8, 9, 10, 11, 13];
const withCharacter = (text: string, position: number, character: string) =>
  text.slice(0, position) + character + text.slice(position + 1);

describe("newOrderNumber", () => {
  test("is KS, two groups of four characters of Crockford's alphabet, and a check character [spec 10.30]", () => {
    fc.assert(
      fc.property(bytes, (random) => {
        const orderNo = newOrderNumber(random);
        expect(orderNo).toMatch(/^KS-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]$/);
        expect(normaliseOrderNumber(orderNo)).toBe(orderNo);
      }),
    );
  });

  test("never changes: numbers already mailed must still be found", () => {
    expect(newOrderNumber(Uint8Array.of(0, 0, 0, 0, 1))).toBe("KS-1000-0000-D");
    expect(newOrderNumber(Uint8Array.of(0x12, 0x34, 0x56, 0x78, 0x9a))).toBe("KS-T4YC-5T82-Q");
  });

  test("differs whenever the first 40 bits differ", () => {
    const five = fc.uint8Array({ minLength: 5, maxLength: 5 });
    fc.assert(
      fc.property(five, fc.nat(39), (random, bit) => {
        const second = random.with(bit >> 3, (random[bit >> 3] ?? 0) ^ (1 << (bit & 7)));
        expect(newOrderNumber(second)).not.toBe(newOrderNumber(random));
      }),
    );
  });

  test("refuses too few random bytes", () => {
    expect(() => newOrderNumber(new Uint8Array(4))).toThrow(RangeError);
  });
});

describe("the check character", () => {
  test("finds every wrong character at every position [spec 10.30]", () => {
    for (const orderNo of sample)
      for (const position of positions)
        for (const character of characters)
          if (character !== orderNo[position] && isOrderNumber(withCharacter(orderNo, position, character)))
            expect.fail(`${orderNo} with ${character} at ${position} passes`);
  });

  test("finds every exchange of two characters, next to each other or far apart", () => {
    for (const orderNo of sample)
      for (const first of positions)
        for (const second of positions) {
          const swapped = withCharacter(
            withCharacter(orderNo, first, orderNo.charAt(second)),
            second,
            orderNo.charAt(first),
          );
          if (swapped !== orderNo && isOrderNumber(swapped)) expect.fail(`${orderNo} passes as ${swapped}`);
        }
  });

  test("finds a typing mistake anywhere in the text, also in the letters KS", () => {
    for (const orderNo of sample) {
      for (let position = 0; position < orderNo.length; position++)
        for (let code = 33; code < 127; code++) {
          // A character that is read as another one (O as 0, k as K, a dash as nothing) is no mistake.
          const typed = normaliseOrderNumber(withCharacter(orderNo, position, String.fromCharCode(code)));
          if (typed !== undefined) expect(typed).toBe(orderNo);
        }
      for (let position = 1; position < orderNo.length; position++) {
        const swapped =
          orderNo.slice(0, position - 1) +
          orderNo.charAt(position) +
          orderNo.charAt(position - 1) +
          orderNo.slice(position + 1);
        const typed = normaliseOrderNumber(swapped);
        if (typed !== undefined) expect(typed).toBe(orderNo);
      }
    }
  });

  test("finds a missing character and an extra one", () => {
    for (const orderNo of sample)
      for (const position of positions) {
        expect(isOrderNumber(orderNo.slice(0, position) + orderNo.slice(position + 1))).toBe(false);
        expect(isOrderNumber(orderNo.slice(0, position + 1) + orderNo.slice(position))).toBe(false);
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

  test("accepts any text without throwing", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(isOrderNumber(text)).toBe(normaliseOrderNumber(text) !== undefined);
      }),
    );
  });
});
