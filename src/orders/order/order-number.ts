import { foldCode } from "../../buying/coupon/coupon.ts";

/**
 * Crockford's base32: no I, L, O, U. The position of a character is its value, an element of the field
 * GF(32).
 */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const bodyLength = 8;
const shape = new RegExp(`^KS([${alphabet}]{${bodyLength}})([${alphabet}])$`);

/** Multiplies by the generator of GF(32), whose polynomial is x^5 + x^2 + 1. */
const multiplyByGenerator = (value: number): number => (value << 1) ^ (value & 16 ? 0b100101 : 0);

/**
 * The check character makes this sum zero: each character times its own power of the generator. A wrong
 * character changes the sum. Two characters in each other's place change it too, because their powers differ.
 * So both mistakes are always found.
 */
function checkCharacter(body: string): string {
  let sum = 0;
  for (const character of body) sum = multiplyByGenerator(sum) ^ alphabet.indexOf(character);
  return alphabet.charAt(multiplyByGenerator(sum));
}

/**
 * 'KS-XXXX-XXXX-C' from the first five random bytes: 40 bits, so the next number cannot be guessed.
 * RangeError with fewer bytes.
 */
export function newOrderNumber(randomBytes: Uint8Array): string {
  if (randomBytes.length < 5) throw new RangeError("An order number needs 5 random bytes");
  let bits = randomBytes.slice(0, 5).reduce((value, byte) => value * 256 + byte, 0);
  let body = "";
  while (body.length < bodyLength) {
    body += alphabet.charAt(bits % 32);
    bits = Math.floor(bits / 32);
  }
  return formatNumber(body);
}

const formatNumber = (body: string): string =>
  `KS-${body.slice(0, 4)}-${body.slice(4)}-${checkCharacter(body)}`;

/**
 * The number as the store writes it, from any spelling that a person may type. Undefined when the text is no
 * order number or is mistyped.
 */
export function normaliseOrderNumber(text: string): string | undefined {
  const [, body, check] = shape.exec(foldCode(text)) ?? [];
  return body !== undefined && check === checkCharacter(body) ? formatNumber(body) : undefined;
}

/**
 * The order numbers that stand in a text such as the purpose of a transfer, each once, as the store writes them: also where a bank has
 * taken out its hyphens or put blanks and line ends into it.
 */
export function findOrderNumbers(text: string): string[] {
  const compact = text.toUpperCase().replace(/[^A-Z0-9]/g, "");
  const found = [...compact.matchAll(/(?=(KS[A-Z0-9]{9}))/g)].flatMap(
    ([, at = ""]) => normaliseOrderNumber(at) ?? [],
  );
  return [...new Set(found)];
}

/** Whether the text is an order number with the right check character, in any spelling. */
export function isOrderNumber(text: string): boolean {
  return normaliseOrderNumber(text) !== undefined;
}
