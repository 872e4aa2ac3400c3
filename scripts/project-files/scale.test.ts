import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { simulateOrders } from "../../bench/scale/simulate-orders.ts";
import { root } from "../project.mjs";

const page = readFileSync(join(root, "docs/scale.md"), "utf8");
const found = (pattern: RegExp): number[] => {
  const match = pattern.exec(page);
  if (!match) throw new Error(`docs/scale.md has nothing like ${pattern}`);
  return match.slice(1).map((figure) => Number(figure.replaceAll(",", "")));
};
/** Processor time of an order in the store and in PostgreSQL, in milliseconds. */
const [storeMs = 0, databaseMs = 0] = found(/A customer adds and places an order \| ([\d.]+) \| ([\d.]+)/);
const [onOne = 0, onTen = 0] = found(/\| Orders, a second \| ([\d,]+).*?\| ([\d,]+), bound/);
const oneMachine = [{ cores: 4, costMs: storeMs + databaseMs }];
const tenMachines = [
  { cores: 40, costMs: storeMs },
  { cores: 16, costMs: databaseMs },
];

it("docs/scale.md has the orders a second that its costs give, with 60 % of the cores used", () => {
  expect(Math.abs((4 * 600) / (storeMs + databaseMs) - onOne)).toBeLessThan(5);
  expect(Math.abs((16 * 600) / databaseMs - onTen)).toBeLessThan(50);
});

it("orders that come at random at that rate are placed as quickly as the page says, and a rate above all cores is not carried", () => {
  const one = simulateOrders(oneMachine, { perSecond: onOne });
  const ten = simulateOrders(tenMachines, { perSecond: onTen });
  expect(one.used[0]).toBeCloseTo(0.6, 1);
  expect(ten.used[1]).toBeCloseTo(0.6, 1);
  const [medianOfOne, p99OfOne, medianOfTen, p99OfTen] = found(
    /half of the orders end within ([\d.]+) ms and 99 of 100 within ([\d.]+) on one machine, ([\d.]+) and ([\d.]+) on ten/,
  );
  expect([one.median, one.p99, ten.median, ten.p99].map(Math.round)).toEqual([
    medianOfOne,
    p99OfOne,
    medianOfTen,
    p99OfTen,
  ]);
  const tooMany = simulateOrders(tenMachines, { perSecond: 1.8 * onTen });
  expect(tooMany.p99).toBeGreaterThan(20 * ten.p99);
});
