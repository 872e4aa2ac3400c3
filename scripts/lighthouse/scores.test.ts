import { expect, it } from "vitest";
import { below, medians, worstAudits } from "./scores.ts";

const all = (score: number) => ({ performance: score, accessibility: 100, "best-practices": 100, seo: 100 });

it("takes the middle of three runs, whatever their order", () => {
  expect(medians([all(99), all(60), all(98)])).toEqual(all(98));
});

it("names what is below, and what it must be", () => {
  expect(below(all(98))).toEqual([]);
  expect(below({ ...all(97), seo: 99 })).toEqual(["performance wants 98", "seo wants 100"]);
  expect(below({})).toHaveLength(4);
});

it("lists what was found wanting, worst first, and leaves out what has no score", () => {
  const audits = {
    fine: { title: "Fine", score: 1 },
    slow: { title: "Slow", score: 0.5, displayValue: "2 s" },
    bad: { title: "Bad", score: 0 },
    told: { title: "Told", score: null },
  };
  expect(worstAudits({ categories: {}, audits })).toEqual(["0  Bad ", "50  Slow 2 s"]);
});
