import { expect, it } from "vitest";
import { pageCurrency } from "./page-currency.ts";

const rates = ["USD", "INR", "EUR", "CHF"].map((currencyCode) => ({
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
  expect(
    pageCurrency(
      { url: "/", cookies, acceptLanguage: "de-CH" },
      { rates, defaultCurrency: "USD", languages: ["en", "de"] },
    ),
  ).toBe(shown);
});

it.each([
  ["/de", undefined, undefined, "EUR"],
  ["/de/drinkware.data", undefined, "de,en;q=0.8", "EUR"],
  ["/de/drinkware", undefined, "de-CH,de;q=0.9", "CHF"],
  ["/de/drinkware", undefined, "en-US,de-AT;q=0.9", "EUR"],
  ["/de/drinkware", undefined, "de-JP", "USD"],
  ["/de/drinkware", "currency=INR", "de-CH", "INR"],
  ["/de/drinkware", "currency=XXX", "de-CH", "CHF"],
  ["/drinkware", undefined, "de-CH", "USD"],
  ["/desk-lamp", undefined, "de-CH", "USD"],
])("%s with the cookie %s in a browser of %s shows %s", (url, cookies, acceptLanguage, shown) => {
  expect(
    pageCurrency(
      { url, cookies, acceptLanguage },
      { rates, defaultCurrency: "USD", languages: ["en", "de"] },
    ),
  ).toBe(shown);
});

it.each([
  ["/mug?currency=INR", "INR"],
  ["/mug?variant=3&currency=EUR&size=M", "EUR"],
  ["/mug?currency=XXX", "CHF"],
  ["/mug?mycurrency=INR", "CHF"],
  ["/mug?currency=INRX", "CHF"],
])("a link to %s shows %s, whatever was chosen before", (url, shown) => {
  expect(
    pageCurrency(
      { url, cookies: "currency=CHF", acceptLanguage: undefined },
      { rates, defaultCurrency: "USD", languages: ["en", "de"] },
    ),
  ).toBe(shown);
});
