import { foldCode } from "../coupon/coupon.ts";

/** Crockford's base32: no I, L, O, U. A sign's place in it is its value, an element of the field GF(32). */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const bodyLength = 8;
const shape = new RegExp(`^KS([${alphabet}]{${bodyLength}})([${alphabet}])$`);

/** Times the generator of GF(32), whose polynomial is x^5 + x^2 + 1. */
const timesGenerator = (value: number): number => (value << 1) ^ (value & 16 ? 0b100101 : 0);

/**
 * The check sign makes the sum of all signs, each times its own power of the generator, zero. A changed sign alters the
 * sum, and so do two signs that change places, as their powers differ: both are always found out.
 */
function checkSign(body: string): string {
  let sum = 0;
  for (const sign of body) sum = timesGenerator(sum) ^ alphabet.indexOf(sign);
  return alphabet.charAt(timesGenerator(sum));
}

/** 'KS-XXXX-XXXX-C' of the first five random bytes (40 bits: unguessable in sequence). RangeError with fewer. */
export function newOrderNumber(randomBytes: Uint8Array): string {
  if (randomBytes.length < 5) throw new RangeError("An order number takes 5 random bytes");
  let bits = randomBytes.slice(0, 5).reduce((value, byte) => value * 256 + byte, 0);
  let body = "";
  while (body.length < bodyLength) {
    body += alphabet.charAt(bits % 32);
    bits = Math.floor(bits / 32);
  }
  return written(body);
}

const written = (body: string): string => `KS-${body.slice(0, 4)}-${body.slice(4)}-${checkSign(body)}`;

/** The number as the store writes it, of any spelling a person may type; undefined when it is none, or mistyped. */
export function normaliseOrderNumber(text: string): string | undefined {
  const [, body, check] = shape.exec(foldCode(text)) ?? [];
  return body !== undefined && check === checkSign(body) ? written(body) : undefined;
}

/** Whether the text is an order number with the right check sign, in any spelling. */
export function isOrderNumber(text: string): boolean {
  return normaliseOrderNumber(text) !== undefined;
}
