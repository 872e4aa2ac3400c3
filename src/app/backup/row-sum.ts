import { createHash } from "node:crypto";

const MODULUS = 2n ** 256n;

/** Counts the rows of a table and adds up their hashes, in whatever order they come. */
export function createRowSum() {
  let rows = 0;
  let sum = 0n;
  return {
    add(row: string): void {
      rows += 1;
      sum = (sum + BigInt(`0x${createHash("sha256").update(row).digest("hex")}`)) % MODULUS;
    },
    result: () => ({ rows, sum: sum.toString(16) }),
  };
}
