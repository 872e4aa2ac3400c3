import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

const HASHES = 14;

/** The bits of the filter that a word sets: a Bloom filter with 14 hashes. */
export function bitsOf(word: string, size: number): number[] {
  const digest = createHash("sha256").update(word).digest();
  const [start, step] = [digest.readUIntBE(0, 6), digest.readUIntBE(6, 6) | 1];
  return Array.from({ length: HASHES }, (_, at) => (start + at * Math.abs(step)) % size);
}

let filter: Buffer | undefined;

/**
 * Whether a word in lower case is one of the 42,692 most used passwords of six characters and more (scripts/common-passwords
 * made the file). One other word in ten thousand is taken for one too. Only on the server: the browser knows the first few
 * hundred.
 */
export function isCommonPassword(word: string): boolean {
  filter ??= readFileSync(new URL("common-passwords.bin", import.meta.url));
  const bytes = filter;
  return bitsOf(word, bytes.length * 8).every((bit) => ((bytes[bit >> 3] ?? 0) & (1 << (bit & 7))) !== 0);
}
