import { expect, it } from "vitest";
import { medians, scoresBelowMinimum, worstAudits } from "./scores.ts";

const all = (score: number) => ({ performance: score, accessibility: 100, "best-practices": 100, seo: 100 });

it("takes the median of three runs in any order", () => {
  expect(medians([all(99), all(60), all(98)])).toEqual(all(98));
});

it("names the categories below their minimum", () => {
  expect(scoresBelowMinimum(all(98))).toEqual([]);
  expect(scoresBelowMinimum({ ...all(97), seo: 99 })).toEqual(["performance must be 98", "seo must be 100"]);
  expect(scoresBelowMinimum({})).toHaveLength(4);
});

it("lists failed audits, worst first, without those that have no score", () => {
  const audits = {
    fine: { title: "Fine", score: 1 },
    slow: { title: "Slow", score: 0.5, displayValue: "2 s" },
    bad: { title: "Bad", score: 0 },
    hint: { title: "Hint", score: null },
  };
  expect(worstAudits({ categories: {}, audits })).toEqual(["0  Bad ", "50  Slow 2 s"]);
});
