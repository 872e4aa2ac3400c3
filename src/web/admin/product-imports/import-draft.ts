import type { ImportChoices } from "../../../contract/admin/import-choices.ts";
import type { ImportField } from "../../../contract/admin/import-fields.ts";
import type { AskedCategory, ProductImportDetail } from "../../../contract/admin/product-imports.ts";

/** What staff have decided about a file so far. */
export interface ImportDraft {
  /** What each column means. Undefined: as the store proposed. */
  readonly fields?: readonly (string | null)[];
  /** The id of the category for each asked one, by its name. An empty text makes the category. */
  readonly categories: Readonly<Record<string, string>>;
  readonly weightGrams: string;
  /** What stands before the decimals, by the heading of a column whose numbers may be read in two ways. */
  readonly decimalSigns: Readonly<Record<string, DecimalSign>>;
  /** By the heading of a column of weights without a unit. */
  readonly weightUnits: Readonly<Record<string, WeightUnit>>;
  /** Undefined: as the file says, and drafts where it says nothing. */
  readonly newProducts?: NewProducts;
}

export type NewProducts = NonNullable<ImportChoices["newProducts"]>;
type DecimalSign = NonNullable<ImportChoices["decimalSigns"]>[number]["decimalSign"];
export type WeightUnit = NonNullable<ImportChoices["weightUnits"]>[number]["unit"];

export const emptyDraft: ImportDraft = {
  categories: {},
  weightGrams: "",
  decimalSigns: {},
  weightUnits: {},
};

/** What a check says about the file itself. */
type CheckedFile = Pick<
  ProductImportDetail,
  "columns" | "fieldChoices" | "isMappingNeeded" | "askedCategories" | "askedNumbers" | "askedWeights"
>;

export interface Decisions {
  readonly fields?: (ImportField | null)[];
  readonly choices: ImportChoices;
}

const isField = (field: string | null, { fieldChoices }: CheckedFile): field is ImportField =>
  field !== null && fieldChoices.includes(field);

/** What staff decided, as the check of the file takes it. `file` is what the last check said. */
export function decisionsOf(
  { fields, categories, weightGrams, decimalSigns, weightUnits, newProducts }: ImportDraft,
  file: CheckedFile,
): Decisions {
  const chosen = fields ?? (file.isMappingNeeded ? file.columns.map(({ field }) => field) : undefined);
  return {
    ...(chosen && { fields: chosen.map((field) => (isField(field, file) ? field : null)) }),
    choices: {
      categories: file.askedCategories
        .filter((asked) => !isUndecided(asked, categories))
        .map(({ name }) => ({ name, categoryId: Number(categories[name]) || null })),
      weightGrams: Number(weightGrams) || null,
      ...(newProducts && { newProducts }),
      ...(file.askedNumbers.length > 0 && {
        decimalSigns: file.askedNumbers.flatMap(({ heading }) => {
          const decimalSign = decimalSigns[heading];
          return decimalSign ? [{ heading, decimalSign }] : [];
        }),
      }),
      ...(file.askedWeights.length > 0 && {
        weightUnits: file.askedWeights.flatMap(({ heading }) => {
          const unit = weightUnits[heading];
          return unit ? [{ heading, unit }] : [];
        }),
      }),
    },
  };
}

/** Products without a category need one of the store's: there is no name to make one of. */
const isUndecided = ({ name }: AskedCategory, categories: ImportDraft["categories"]): boolean =>
  name === "" && !categories[name];

/** What the last check was made with. Undefined: it was made before this page knew of it. */
export interface CheckedWith {
  readonly draft: ImportDraft;
  readonly decisions: Decisions;
}

/**
 * Whether the changes that are shown are those of what staff decided. Columns that are named by hand may ask for categories, and
 * about numbers, that no check has seen before: these are asked about first.
 */
export function isCurrent(
  {
    askedCategories,
    askedNumbers,
    askedWeights,
  }: Pick<CheckedFile, "askedCategories" | "askedNumbers" | "askedWeights">,
  draft: ImportDraft,
  checkedWith: CheckedWith | undefined,
): boolean {
  if (!checkedWith) return draft === emptyDraft;
  const { categories, decimalSigns, weightUnits } = checkedWith.decisions.choices;
  const decided = new Set(categories.map(({ name }) => name));
  return (
    draft === checkedWith.draft &&
    askedCategories.every(({ name }) => name === "" || decided.has(name)) &&
    (askedNumbers.length === 0 || decimalSigns !== undefined) &&
    (askedWeights.length === 0 || weightUnits !== undefined)
  );
}
