import { expect, it } from "vitest";
import { formatDays } from "./format-days.ts";

it("names the month once, and one day once, as the reader writes days", () => {
  const days = (first: string, last: string) => ({ first: Date.parse(first), last: Date.parse(last) });
  expect(formatDays(days("2026-12-04", "2026-12-10"), "en-GB")).toBe("4 – 10 Dec");
  expect(formatDays(days("2026-12-04", "2026-12-10"), "de")).toBe("4. – 10. Dez.");
  expect(formatDays(days("2026-11-30", "2026-12-03"), "de")).toBe("30. Nov. – 3. Dez.");
  expect(formatDays(days("2026-12-04", "2026-12-04"), "en-GB")).toBe("4 Dec");
});
