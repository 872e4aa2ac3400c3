import { afterEach, beforeEach, expect, vi } from "vitest";

/** A test in which something complains on the console has failed, whatever it asserted. */
const complaints: unknown[][] = [];
let spies: { mockRestore(): void }[] = [];

beforeEach(() => {
  complaints.length = 0;
  const keep = (...said: unknown[]) => void complaints.push(said);
  spies = (["error", "warn"] as const).map((level) => vi.spyOn(console, level).mockImplementation(keep));
});

afterEach(() => {
  for (const spy of spies) spy.mockRestore();
  expect(complaints, "said on console.error or console.warn").toEqual([]);
});
