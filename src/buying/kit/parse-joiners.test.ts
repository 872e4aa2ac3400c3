import { expect, it } from "vitest";
import { parseJoiners } from "./parse-joiners.ts";

const settings = { sizes: ["S", "M", "L"], timeZone: "Asia/Kolkata" };

it("reads the date and the size from any column; the other dates show whether the day stands first", () => {
  const { joiners, skipped } = parseJoiners(
    '\uFEFFName;Joins;Shirt\n"Rao, Asha",2026-12-01,m\nVikram;5/1/2027;\nMeera\t28/02/2027\tL\n',
    settings,
  );
  expect(joiners).toEqual([
    { day: "2026-12-01", size: "M" },
    { day: "2027-01-05", size: null },
    { day: "2027-02-28", size: "L" },
  ]);
  expect(skipped).toEqual([]);
});

it("names the lines that it could not read, with the reason", () => {
  const { joiners, skipped } = parseJoiners("2026-12-01\nsoon, M\n2027-02-30\n2027-03-01,XXL", settings);
  expect(joiners).toEqual([{ day: "2026-12-01", size: null }]);
  expect(skipped.map(({ line, reason: why }) => [line, why])).toEqual([
    [2, "no date"],
    [3, "its date does not exist"],
    [4, "the kit has no size XXL"],
  ]);
});

it("reads what HR's exports have, and names what may be two days", () => {
  const list = `"December 1, 2026",M\n1-Dec-2026\n2026-12-01T00:00:00+05:30,L\n5/1/2027\n01.12.26`;
  const { joiners, skipped } = parseJoiners(list, settings);
  expect(joiners).toEqual(["M", null, "L"].map((size) => ({ day: "2026-12-01", size })));
  expect(skipped.map(({ line, reason }) => [line, reason.split(":")[0]])).toEqual([
    [4, "its date may be two days"],
    [5, "its year has two digits"],
  ]);
});
