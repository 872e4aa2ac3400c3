// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";

afterEach(() => {
  vi.resetModules();
  delete document.documentElement.dataset.baseCurrency;
});

const labelsIn = async (baseCurrency: string) => {
  document.documentElement.dataset.baseCurrency = baseCurrency;
  const { fieldLabel } = await import("./field-labels.ts");
  return ["GST %", "HSN code", "SKU"].map(fieldLabel);
};

it("names the tax of the store's country", async () => {
  expect(await labelsIn("INR")).toEqual(["GST %", "HSN code", "SKU"]);
});

it("speaks of VAT elsewhere", async () => {
  expect(await labelsIn("EUR")).toEqual(["VAT %", "HSN code (India only)", "SKU"]);
});
