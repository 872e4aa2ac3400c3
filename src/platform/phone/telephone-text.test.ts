import fc from "fast-check";
import { expect, it, test } from "vitest";
import { telephoneText } from "./telephone-text.ts";

test.each([
  ["+91 98200 00000", "India", "+91 98200 00000"],
  ["+919820000000", "India", "+91 98200 00000"],
  ["098200-12345", "India", "+91 98200 12345"],
  ["0091 98200 12345", "Germany", "+91 98200 12345"],
  ["+1 (415) 555-0132", "United States", "+1 415 555 0132"],
  ["(415) 555-0132", "United States", "+1 415 555 0132"],
  ["0151 23456789", "Germany", "+49 1512 3456789"],
  ["22 33 44 55", "Norway", "+47 22 33 44 55"],
  ["98200 / 98201", "India", "98200 / 98201"],
  ["98200 12345", "Middle-earth", "98200 12345"],
  ["call me", "India", "call me"],
  ["", "India", ""],
])("%s in %s is %s", (typed, country, expected) => {
  expect(telephoneText(typed, country)).toBe(expected);
});

it("keeps the digits of what was typed with a plus, but for what is dialled at home alone", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1_000_000, max: 999_999_999_999 }), (digits) => {
      const shown = telephoneText(`+${digits}`, "India").replace(/\D/g, "");
      expect(String(digits).length - shown.length).toBeLessThanOrEqual(1);
      expect(String(digits).endsWith(shown.slice(-6))).toBe(true);
    }),
  );
});
