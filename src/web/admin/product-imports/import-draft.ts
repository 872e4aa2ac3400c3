import type { ImportField } from "../../../contract/admin/import-fields.ts";
import type {
  AskedCategory,
  ImportChoices,
  ProductImportDetail,
} from "../../../contract/admin/product-imports.ts";

/** What staff have decided about a file so far. */
export interface ImportDraft {
  /** What each column means. Undefined: as the store proposed. */
  readonly fields?: readonly (string | null)[];
  /** The id of the category for each asked one, by its name. An empty text makes the category. */
  readonly categories: Readonly<Record<string, string>>;
  readonly weightGrams: string;
  /** What stands before the decimals, by the heading of a column whose numbers may be read in two ways. */
  readonly decimalSigns: Readonly<Record<string, DecimalSign>>;
  /** Undefined: as the file says, and drafts where it says nothing. */
  readonly newProducts?: NewProducts;
}

export type NewProducts = NonNullable<ImportChoices["newProducts"]>;
type DecimalSign = NonNullable<ImportChoices["decimalSigns"]>[number]["decimalSign"];

export const emptyDraft: ImportDraft = { categories: {}, weightGrams: "", decimalSigns: {} };

/** What a check says about the file itself. */
type CheckedFile = Pick<
  ProductImportDetail,
  "columns" | "fieldChoices" | "isMappingNeeded" | "askedCategories" | "askedNumbers"
>;

export interface Decisions {
  readonly fields?: (ImportField | null)[];
  readonly choices: ImportChoices;
}

const isField = (field: string | null, { fieldChoices }: CheckedFile): field is ImportField =>
  field !== null && fieldChoices.includes(field);

/** What staff decided, as the check of the file takes it. `file` is what the last check said. */
export function decisionsOf(
  { fields, categories, weightGrams, decimalSigns, newProducts }: ImportDraft,
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
  { askedCategories, askedNumbers }: Pick<CheckedFile, "askedCategories" | "askedNumbers">,
  draft: ImportDraft,
  checkedWith: CheckedWith | undefined,
): boolean {
  if (!checkedWith) return draft === emptyDraft;
  const { categories, decimalSigns } = checkedWith.decisions.choices;
  const decided = new Set(categories.map(({ name }) => name));
  return (
    draft === checkedWith.draft &&
    askedCategories.every(({ name }) => name === "" || decided.has(name)) &&
    (askedNumbers.length === 0 || decimalSigns !== undefined)
  );
}
