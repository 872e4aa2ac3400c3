import { expect, it } from "vitest";
import { inLanguage } from "../language/in-language.ts";
import { formatMinute } from "./format-minute.ts";

const inGerman = (when: Date, timeZone: string) => inLanguage("de", () => formatMinute(when, timeZone, "de"));
const at = new Date("2031-03-01T18:29:00Z");

it.each([
  [
    "Asia/Kolkata",
    "1 March 2031 at 23:59 (India Standard Time)",
    "1. März 2031 um 23:59 Uhr (Indische Normalzeit)",
  ],
  [
    "Europe/Berlin",
    "1 March 2031 at 19:29 (Central European Standard Time)",
    "1. März 2031 um 19:29 Uhr (Mitteleuropäische Normalzeit)",
  ],
  ["Asia/Dubai", "1 March 2031 at 22:29 (Gulf Standard Time)", "1. März 2031 um 22:29 Uhr (Golf-Zeit)"],
  [
    "UTC",
    "1 March 2031 at 18:29 (Coordinated Universal Time)",
    "1. März 2031 um 18:29 Uhr (Koordinierte Weltzeit)",
  ],
])("writes a minute in %s as people read it: %s, %s", (timeZone, english, german) => {
  expect([formatMinute(at, timeZone), inGerman(at, timeZone)]).toEqual([english, german]);
});

it("names the summer time", () => {
  expect(inGerman(new Date("2031-07-01T18:29:00Z"), "Europe/Berlin")).toBe(
    "1. Juli 2031 um 20:29 Uhr (Mitteleuropäische Sommerzeit)",
  );
});
