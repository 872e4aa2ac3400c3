import { expect, it } from "vitest";
import { formatMinute } from "./format-minute.ts";

const at = new Date("2031-03-01T18:29:00Z");

it.each([
  [
    "Asia/Kolkata",
    "1 March 2031 at 23:59 (India Standard Time)",
    "1. März 2031 um 23:59 Uhr (indische Zeit)",
  ],
  [
    "Europe/Berlin",
    "1 March 2031 at 19:29 (Central European Standard Time)",
    "1. März 2031 um 19:29 Uhr (mitteleuropäische Zeit)",
  ],
  ["Asia/Dubai", "1 March 2031 at 22:29 (Gulf Standard Time)", "1. März 2031 um 22:29 Uhr (Golf-Zeit)"],
  [
    "UTC",
    "1 March 2031 at 18:29 (Coordinated Universal Time)",
    "1. März 2031 um 18:29 Uhr (koordinierte Weltzeit)",
  ],
])("writes a minute in %s as people read it: %s, %s", (timeZone, english, german) => {
  expect([formatMinute(at, timeZone), formatMinute(at, timeZone, "de")]).toEqual([english, german]);
});

it("names the summer time", () => {
  expect(formatMinute(new Date("2031-07-01T18:29:00Z"), "Europe/Berlin", "de")).toBe(
    "1. Juli 2031 um 20:29 Uhr (mitteleuropäische Sommerzeit)",
  );
});
