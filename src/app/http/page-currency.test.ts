import { expect, it } from "vitest";
import { pageCurrency } from "./page-currency.ts";

const rates = ["USD", "INR"].map((currencyCode) => ({
  currencyCode,
  currencyRate: 1,
  currencySymbol: "",
  currencyName: "",
}));

it.each([
  [undefined, "USD"],
  ["currency=INR", "INR"],
  ["a=1; currency=INR; b=2", "INR"],
  ["__Host-currency=INR", "INR"],
  ["currency=USD; __Host-currency=INR", "INR"],
  ["notcurrency=INR", "USD"],
  ["currency=XXX", "USD"],
  ["currency=INRX", "USD"],
])("cookies %s show %s [spec 10.10]", (cookies, shown) => {
  expect(pageCurrency(cookies, rates, "USD")).toBe(shown);
});
