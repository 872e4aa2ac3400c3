import { expect, it } from "vitest";
import { restartDelayMs } from "./restart-delay.ts";

it.each([
  [0, 1_000],
  [1, 1_000],
  [2, 2_000],
  [5, 16_000],
  [7, 60_000],
  [500, 60_000],
])("after %i workers that died at once the next one waits up to %i ms", (deaths, delayMs) => {
  expect(restartDelayMs(deaths, 0)).toBe(delayMs);
  expect(restartDelayMs(deaths, 1)).toBe(delayMs * 0.75);
});
