import { expect, test } from "vitest";
import { formatBaseAmount } from "./format.ts";

test("shows amounts in the base currency, and no minus before nothing", () => {
  expect(formatBaseAmount(129_900)).toBe("₹1,29,900.00");
  expect(formatBaseAmount(-5.5)).toBe("-₹5.50");
  expect(formatBaseAmount(-0)).toBe("₹0.00");
});
