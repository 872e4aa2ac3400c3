import { expect, it } from "vitest";
import { matchScreens } from "./match-screens.ts";

const screen = (label: string, detail = "") => ({ id: label, group: "Go to", label, detail, path: "/" });
const screens = [
  screen("Orders", "Sell"),
  screen("Stock ledger", "Records"),
  screen("New coupon", "Kit and coupons"),
];

it.each([
  ["", ["Orders", "Stock ledger", "New coupon"]],
  ["ORD", ["Orders"]],
  ["led st", ["Stock ledger"]],
  ["coupons", ["New coupon"]],
  ["rders", []],
])("%j finds %j", (term, labels) => {
  expect(matchScreens(screens, term).map(({ label }) => label)).toEqual(labels);
});
