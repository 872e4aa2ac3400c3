import { createHash, randomInt } from "node:crypto";

const HOW_MANY = 10;
const LENGTH = 10;
/** No letter or digit that is taken for another. */
const ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Ten codes of some 49 random bits each: "7K2MP-XQ4ZD". */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: HOW_MANY }, () => {
    const code = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
    return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;
  });
}

/** The stored form, whatever way the code was typed; undefined for what cannot be one. */
export function recoveryHash(userId: number, typed: string): Buffer | undefined {
  const code = typed.toUpperCase().replace(/[\s-]/g, "");
  if (code.length !== LENGTH) return undefined;
  return createHash("sha256").update(`recovery:${userId}:${code}`).digest();
}
