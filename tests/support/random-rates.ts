import fc from "fast-check";
import { toRateMicros } from "../../src/platform/money/money.ts";

/** Rates of display currencies, in millionths: those of the demo, and any others. */
export const rates = fc.oneof(
  fc.constantFrom(1, 85, 92, 108, 23.15, 63, 0.56).map(toRateMicros),
  fc.integer({ min: 1_000, max: 1e12 }),
);
