import { afterAll, vi } from "vitest";

/** The next file has the same process: it gets the globals and the clock as they were. */
afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
