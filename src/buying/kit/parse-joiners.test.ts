import { expect, it } from "vitest";
import { parseJoiners } from "./parse-joiners.ts";

const sizes = ["S", "M", "L"];

it("reads the date and the size from any column; a date that is not ISO has the day first", () => {
  const { joiners, skipped } = parseJoiners(
    '\uFEFFName;Joins;Shirt\n"Rao, Asha",2026-12-01,m\nVikram;5/1/2027;\nMeera\t28.02.2027\tL\n',
    sizes,
  );
  expect(joiners).toEqual([
    { day: "2026-12-01", size: "M" },
    { day: "2027-01-05", size: null },
    { day: "2027-02-28", size: "L" },
  ]);
  expect(skipped).toEqual([]);
});

it("names the lines that it could not read, with the reason", () => {
  const { joiners, skipped } = parseJoiners("2026-12-01\nsoon, M\n2027-02-30\n2027-03-01,XXL", sizes);
  expect(joiners).toEqual([{ day: "2026-12-01", size: null }]);
  expect(skipped.map(({ line, reason: why }) => [line, why])).toEqual([
    [2, "no date"],
    [3, "no date"],
    [4, "the kit has no size XXL"],
  ]);
});
