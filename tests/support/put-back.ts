import { afterAll, vi } from "vitest";
import { currentTexts } from "../../src/platform/language/in-language.ts";
import { readTextsFrom } from "../../src/platform/language/t.ts";

/** The next file has the same process: it gets the globals, the clock and the texts as they were. */
afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  readTextsFrom(currentTexts);
});
