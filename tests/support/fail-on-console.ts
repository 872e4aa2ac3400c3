import { afterEach, beforeEach, expect, vi } from "vitest";

/** A test that writes to console.error or console.warn fails, whatever it asserts. */
const consoleCalls: unknown[][] = [];
let spies: { mockRestore(): void }[] = [];

beforeEach(() => {
  consoleCalls.length = 0;
  const record = (...args: unknown[]) => void consoleCalls.push(args);
  spies = (["error", "warn"] as const).map((level) => vi.spyOn(console, level).mockImplementation(record));
});

afterEach(() => {
  for (const spy of spies) spy.mockRestore();
  expect(consoleCalls, "said on console.error or console.warn").toEqual([]);
});
