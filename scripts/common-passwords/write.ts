/**
 * Writes the filter of common passwords anew: `node scripts/common-passwords/write.ts <passwords.json>`. The list is that of
 * the package @zxcvbn-ts/language-common 4.1.3 (licence MIT; 49,233 passwords, most used first).
 */
import { readFileSync, writeFileSync } from "node:fs";
import { bitsOf } from "../../src/people/account/common-passwords.ts";

/** Shorter ones cannot be a password, nor its beginning. */
const MIN_LENGTH = 6;
/** One password in ten thousand that is not on the list looks as if it were. */
const BITS_PER_WORD = 20;

const [, , file = ""] = process.argv;
const list = JSON.parse(readFileSync(file, "utf8")) as string[];
const words = list.map((word) => word.toLowerCase()).filter((word) => word.length >= MIN_LENGTH);
const filter = Buffer.alloc(Math.ceil((words.length * BITS_PER_WORD) / 8));
for (const word of words)
  for (const bit of bitsOf(word, filter.length * 8)) {
    const at = bit >> 3;
    filter[at] = (filter[at] ?? 0) | (1 << (bit & 7));
  }
writeFileSync(new URL("../../src/people/account/common-passwords.bin", import.meta.url), filter);
