import { expect, test } from "vitest";
import { divideEvenly } from "./divide-evenly.mjs";

const minutes = { fuzz: 6, pages: 5, refunds: 3, mail: 2, cart: 2 };
const names = Object.keys(minutes) as (keyof typeof minutes)[];

test("the parts weigh about the same, and each thing is in one of them", () => {
  const parts = divideEvenly(names, 3, (name) => minutes[name]);
  expect(parts).toEqual([["fuzz"], ["pages", "cart"], ["refunds", "mail"]]);
});

test("a part may stay empty", () => {
  expect(divideEvenly(["fuzz"], 2, () => 1)).toEqual([["fuzz"], []]);
});
