import { createHash, randomInt } from "node:crypto";
import type { UserId } from "../../contract/ids.ts";
import { typedCode } from "../../platform/one-time-code/typed-code.ts";
import { hashTogether } from "../account/password-hash.ts";

const CODE_COUNT = 10;
const CODE_LENGTH = 10;
/** Without letters and digits that look alike. */
const ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Ten codes of about 49 random bits each, such as "7K2MP-XQ4ZD". */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: CODE_COUNT }, () => {
    const code = Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
    return `${code.slice(0, CODE_LENGTH / 2)}-${code.slice(CODE_LENGTH / 2)}`;
  });
}

/** New codes, and what is stored of them. Hashing is slow, so it runs before rows are locked. */
export async function makeHashedCodes(userId: UserId): Promise<{ codes: string[]; hashes: string[] }> {
  const codes = makeRecoveryCodes();
  const digests = codes.flatMap((code) => digestRecoveryCode(userId, code) ?? []);
  return { codes, hashes: await hashTogether(digests) };
}

/**
 * What is hashed slowly for the table (`hashTogether`): SHA-256 of person and code in hexadecimal, which is all that older
 * versions stored. Case, spaces and hyphens of the code do not matter. Undefined for text that cannot be a code.
 */
export function digestRecoveryCode(userId: UserId, typed: string): string | undefined {
  const code = typedCode(typed).toUpperCase();
  if (code.length !== CODE_LENGTH) return undefined;
  return createHash("sha256").update(`recovery:${userId}:${code}`).digest("hex");
}
