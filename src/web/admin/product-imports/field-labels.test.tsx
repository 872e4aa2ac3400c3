// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";

afterEach(() => {
  vi.resetModules();
  delete document.documentElement.dataset.baseCurrency;
});

/** What the mapping of columns and the lines of a check say. */
const labelsIn = async (baseCurrency: string) => {
  document.documentElement.dataset.baseCurrency = baseCurrency;
  const { columnName, fieldLabel } = await import("./field-labels.ts");
  return [...["GST %", "HSN code", "SKU"].map(fieldLabel), columnName("GST %"), columnName("Address")];
};

it("names the tax of the store's country", async () => {
  expect(await labelsIn("INR")).toEqual(["GST %", "HSN code", "SKU", "GST %", "Address"]);
});

it("speaks of VAT elsewhere", async () => {
  expect(await labelsIn("EUR")).toEqual(["VAT %", "HSN code (India only)", "SKU", "VAT %", "Address"]);
});

it("offers HSN codes in India alone", async () => {
  const offered = async (baseCurrency: string) => {
    document.documentElement.dataset.baseCurrency = baseCurrency;
    const { isOffered } = await import("./field-labels.ts");
    vi.resetModules();
    return ["HSN code", "GST %"].filter(isOffered);
  };
  expect([await offered("INR"), await offered("EUR")]).toEqual([["HSN code", "GST %"], ["GST %"]]);
});
