import { expect, it } from "vitest";
import { decisionsOf, emptyDraft, isCurrent } from "./import-draft.ts";

const file = (names: readonly string[], isMappingNeeded = false) => ({
  isMappingNeeded,
  columns: [],
  fieldChoices: [],
  askedNumbers: [],
  askedWeights: [],
  askedCategories: names.map((name) => ({ name, products: 1 })),
});
const checkedWith = (names: readonly string[], isMappingNeeded = false) => ({
  draft: emptyDraft,
  decisions: decisionsOf(emptyDraft, file(names, isMappingNeeded)),
});

it("a file is checked again when its columns, named by hand, ask for categories", () => {
  expect(isCurrent(file(["Shirts"]), emptyDraft, checkedWith([], true))).toBe(false);
  expect(isCurrent(file(["Shirts"]), emptyDraft, checkedWith(["Shirts"]))).toBe(true);
});

it("a file is checked again after another choice", () => {
  const other = { ...emptyDraft, weightGrams: "300" };
  for (const checked of [checkedWith([]), undefined]) {
    expect(isCurrent(file([]), emptyDraft, checked)).toBe(true);
    expect(isCurrent(file([]), other, checked)).toBe(false);
  }
});

it("products without a category are left out until one is chosen", () => {
  expect(isCurrent(file([""]), emptyDraft, checkedWith([""]))).toBe(true);
  expect(decisionsOf(emptyDraft, file([""])).choices.categories).toEqual([]);
  const chosen = { ...emptyDraft, categories: { "": "7" } };
  expect(decisionsOf(chosen, file([""])).choices.categories).toEqual([{ name: "", categoryId: 7 }]);
});

it("numbers that may be read in two ways are asked about before they are imported", () => {
  const number = { heading: "Weight", example: "1.250 g", readAs: { point: "1.25 g", comma: "1250 g" } };
  const asking = { ...file([]), askedNumbers: [number] };
  expect(isCurrent(asking, emptyDraft, checkedWith([], true))).toBe(false);
  const draft = { ...emptyDraft, decimalSigns: { Weight: "," as const } };
  const decisions = decisionsOf(draft, asking);
  expect(decisions.choices.decimalSigns).toEqual([{ heading: "Weight", decimalSign: "," }]);
  expect(isCurrent(asking, draft, { draft, decisions })).toBe(true);
});

it("weights without a unit are asked about before they are imported", () => {
  const asking = { ...file([]), askedWeights: [{ heading: "Weight", example: "250" }] };
  expect(isCurrent(asking, emptyDraft, checkedWith([], true))).toBe(false);
  const draft = { ...emptyDraft, weightUnits: { Weight: "kg" as const } };
  const decisions = decisionsOf(draft, asking);
  expect(decisions.choices.weightUnits).toEqual([{ heading: "Weight", unit: "kg" }]);
  expect(isCurrent(asking, draft, { draft, decisions })).toBe(true);
});
