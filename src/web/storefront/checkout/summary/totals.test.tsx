// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { openBrowser, renderPage } from "../../../../../tests/support/page-in-dom.tsx";

const props = {
  shown: { lines: [], subTotal: 100, discount: 0, shipping: 50, grandTotal: 150 },
  shippingDetails: { weightGrams: 500, nextBand: null },
};

it.each([
  ["de", "Iceland", "Island"],
  ["nb", "Germany", "Tyskland"],
  ["de", "Atlantis", "Atlantis"],
  ["en", "Iceland", "Iceland"],
])("in %s, the shipping to %s, which the store's list lacks, is to %s", async (language, country, shown) => {
  openBrowser(() => []);
  const { inLanguage } = await import("../../../../platform/language/in-language.ts");
  const { moneyIn } = await import("../../state/money.ts");
  const { Totals } = await import("./totals.tsx");
  inLanguage(language, () => renderPage(<Totals {...props} country={country} money={moneyIn([], "USD")} />));
  const details = screen.getByText(/500.g/).textContent;
  expect(details).toContain(` ${shown}.`);
});
