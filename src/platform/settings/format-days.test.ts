import { describe, expect, it } from "vitest";
import { formatDay, formatDays } from "./format-days.ts";

it("names the month once, and one day once, as the reader writes days", () => {
  const days = (first: string, last: string) => ({ first: Date.parse(first), last: Date.parse(last) });
  expect(formatDays(days("2026-12-04", "2026-12-10"), "en-GB")).toBe("4 – 10 Dec");
  expect(formatDays(days("2026-12-04", "2026-12-10"), "de")).toBe("4. – 10. Dezember");
  expect(formatDays(days("2026-11-30", "2026-12-03"), "de")).toBe("30. November – 3. Dezember");
  expect(formatDays(days("2026-12-04", "2026-12-04"), "en-GB")).toBe("4 Dec");
});

describe.each("en-GB de nb da sv fi fr es pt it nl pl cs ru hi ar ja".split(" "))("a day in %s", (locale) => {
  it.each(Array.from({ length: 12 }, (_, month) => month + 1))(
    "can be followed by the full stop of its sentence in month %i",
    (month) => {
      expect(formatDay(Date.UTC(2026, month - 1, 15), locale)).not.toMatch(/\.$/);
    },
  );
});
