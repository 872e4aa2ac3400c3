import { describe, expect, it } from "vitest";
import { moneyIn } from "./money.ts";

const rates = [
  { currencyCode: "USD", currencyRate: 85, currencySymbol: "$", currencyName: "Dollar" },
  { currencyCode: "EUR", currencyRate: 92, currencySymbol: "€", currencyName: "Euro" },
];

describe("shown money", () => {
  it("is the base amount divided by the currency's rate, with two decimals and the symbol [spec 9.6]", () => {
    expect(moneyIn(rates, "EUR").show(460)).toBe("€5.00");
    expect(moneyIn(rates, "USD").show(1299.5)).toBe("$15.29");
  });

  it("is in dollars where the currency is not known", () => {
    expect(moneyIn(rates, "XXX").show(850)).toBe("$10.00");
  });

  it("is in dollars at 85 where the rates are missing [spec 9.4, 10.37]", () => {
    const { rate, show } = moneyIn([], "EUR");
    expect(rate).toMatchObject({
      currencyCode: "USD",
      currencySymbol: "$",
      currencyName: "Dollar",
      currencyRate: 85,
    });
    expect(show(850)).toBe("$10.00");
  });
});
