import { expect, it } from "vitest";
import { readJoiners } from "./joiners.ts";

const sizes = ["S", "M", "L"];

it("takes the date and the size wherever they stand, the day first where it is not ISO", () => {
  const { joiners, notRead } = readJoiners(
    '\uFEFFName;Joins;Shirt\n"Rao, Asha",2026-12-01,m\nVikram;5/1/2027;\nMeera\t28.02.2027\tL\n',
    sizes,
  );
  expect(joiners).toEqual([
    { day: "2026-12-01", size: "M" },
    { day: "2027-01-05", size: null },
    { day: "2027-02-28", size: "L" },
  ]);
  expect(notRead).toEqual([]);
});

it("says which lines it could not read, and why", () => {
  const { joiners, notRead } = readJoiners("2026-12-01\nsoon, M\n2027-02-30\n2027-03-01,XXL", sizes);
  expect(joiners).toEqual([{ day: "2026-12-01", size: null }]);
  expect(notRead.map(({ line, why }) => [line, why])).toEqual([
    [2, "no date"],
    [3, "no date"],
    [4, "the kit has no size XXL"],
  ]);
});
