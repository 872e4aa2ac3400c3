import { expect, it } from "vitest";
import type { ProductImport } from "../../../contract/admin/product-csv.ts";
import { decidedInput, emptyDraft, isCurrent } from "./import-draft.ts";

const plan = (names: readonly string[], isMappingNeeded = false): ProductImport => ({
  format: "other",
  isMappingNeeded,
  columns: [],
  fieldChoices: [],
  withoutWeight: 0,
  notes: [],
  lines: [],
  newCategories: [],
  newProducts: 0,
  newVariants: 0,
  changedProducts: 0,
  unchangedLines: 0,
  invalidLines: 0,
  askedCategories: names.map((name) => ({ name, products: 1 })),
  planHash: "",
  isDone: false,
});
const decided = (names: readonly string[], isMappingNeeded = false) =>
  decidedInput("", emptyDraft, plan(names, isMappingNeeded));

it("a file is checked again when its columns, named by hand, ask for categories", () => {
  const input = decided([], true);
  expect(isCurrent({ input, plan: plan(["Shirts"]), draft: emptyDraft }, emptyDraft)).toBe(false);
  expect(
    isCurrent({ input: decided(["Shirts"]), plan: plan(["Shirts"]), draft: emptyDraft }, emptyDraft),
  ).toBe(true);
});

it("a file is checked again after another choice", () => {
  const checked = { input: decided([]), plan: plan([]), draft: emptyDraft };
  expect(isCurrent(checked, emptyDraft)).toBe(true);
  expect(isCurrent(checked, { ...emptyDraft, weightGrams: "300" })).toBe(false);
});

it("products without a category stay wrong lines until one is chosen", () => {
  const checked = { input: decided([""]), plan: plan([""]), draft: emptyDraft };
  expect(isCurrent(checked, emptyDraft)).toBe(true);
});
