import type { ImportField } from "../../../contract/admin/import-fields.ts";
import type {
  AskedCategory,
  ProductImport,
  ProductImportInput,
} from "../../../contract/admin/product-csv.ts";

/** What staff have decided about a file so far. */
export interface ImportDraft {
  /** What each column means. Undefined: as the store proposed. */
  readonly fields?: readonly (string | null)[];
  /** The id of the category for each asked one, by its name. An empty text makes the category. */
  readonly categories: Readonly<Record<string, string>>;
  readonly weightGrams: string;
}

export const emptyDraft: ImportDraft = { categories: {}, weightGrams: "" };

const isField = (field: string | null, { fieldChoices }: CheckedFile): field is ImportField =>
  field !== null && fieldChoices.includes(field);

/** What a check says about the file itself. */
type CheckedFile = Pick<ProductImport, "columns" | "fieldChoices" | "isMappingNeeded" | "askedCategories">;

/** The request that checks a file again with what staff decided. `plan` is the check that asked. */
export function decidedInput(
  csv: string,
  { fields, categories, weightGrams }: ImportDraft,
  plan: CheckedFile,
): ProductImportInput {
  const chosen = fields ?? (plan.isMappingNeeded ? plan.columns.map(({ field }) => field) : undefined);
  return {
    csv,
    ...(chosen && { fields: chosen.map((field) => (isField(field, plan) ? field : null)) }),
    choices: {
      categories: plan.askedCategories
        .filter((asked) => !isUndecided(asked, categories))
        .map(({ name }) => ({ name, categoryId: Number(categories[name]) || null })),
      weightGrams: Number(weightGrams) || null,
    },
  };
}

/** Products without a category need one of the store's: there is no name to make one of. */
export const isUndecided = ({ name }: AskedCategory, categories: ImportDraft["categories"]): boolean =>
  name === "" && !categories[name];

export interface CheckedCsv {
  /** What was checked, and what is applied then. */
  readonly input: ProductImportInput;
  readonly plan: ProductImport;
  /** What staff had decided when it was checked. */
  readonly draft: ImportDraft;
}

/**
 * Whether the plan that is shown was made with what staff decided, and with every decision that it needs. Columns that are
 * named by hand may ask for categories that no check has seen before.
 */
export function isCurrent({ input, plan, draft }: CheckedCsv, decided: ImportDraft): boolean {
  const decidedNames = input.choices?.categories.map(({ name }) => name) ?? [];
  const isDecided = (asked: AskedCategory) =>
    decidedNames.includes(asked.name) ||
    (input.choices !== undefined && isUndecided(asked, decided.categories));
  return draft === decided && !plan.isMappingNeeded && plan.askedCategories.every(isDecided);
}
