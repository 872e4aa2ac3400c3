import { type Static, Type } from "typebox";
import { NamedObject, PositiveId, StaffTextField, Timestamp } from "../field-schemas.ts";
import type { StaffRoute } from "../route.ts";
import { ImportChoices } from "./import-choices.ts";
import { otherFields, ownFields, TRANSLATED_FIELD, type TranslatedField } from "./import-fields.ts";

/** Lines in a file whose import a job makes. */
export const MAX_IMPORT_LINES = 50_000;
export const MAX_IMPORT_BYTES = 32 * 1024 * 1024;

const Field = Type.Union([
  Type.Enum([...new Set([...ownFields, ...otherFields])]),
  Type.Unsafe<TranslatedField>(
    Type.String({ pattern: TRANSLATED_FIELD, description: "a text in another language, such as Name:nb" }),
  ),
]);

const importStates = [
  ...(["receiving", "reading", "asking", "checking", "checked", "applying", "done"] as const),
  ...(["undoing", "undone", "stopped", "failed"] as const),
] as const;

export const ProductImportRun = NamedObject("ProductImportRun", {
  id: Type.Integer(),
  fileName: Type.String(),
  state: Type.Enum([...importStates], {
    description:
      "`asking` waits for fields or choices, `checked` for the decision to apply; `reading`, `checking`, `applying` and `undoing` go on by themselves; `stopped` may go on or be undone, `failed` has changed nothing",
  }),
  problem: StaffTextField({ description: "why it failed" }),
  startedBy: Type.String(),
  startedAt: Timestamp,
  products: Type.Integer({ description: "products that the file names" }),
  settled: Type.Integer({ description: "of these, how many the present step is through with" }),
  newProducts: Type.Integer(),
  changedProducts: Type.Integer(),
  unchangedProducts: Type.Integer(),
  wrongProducts: Type.Integer({ description: "products that are left out, because a line is wrong" }),
  undoneProducts: Type.Integer(),
  leftProducts: Type.Integer({ description: "products that an undo left as they are, or partly so" }),
});
export type ProductImportRun = Static<typeof ProductImportRun>;

const ImportProblem = NamedObject("ImportProblem", {
  column: Type.String({ description: "heading of the column; empty: the whole line" }),
  message: StaffTextField(),
});

export const ImportLine = NamedObject("ImportLine", {
  line: Type.Integer({ description: "line number, from 1" }),
  productId: Type.Union([Type.Integer(), Type.Null()], {
    description: "null for a new product, or when the line names none",
  }),
  name: Type.String({ description: "product and colour; empty when the line names none" }),
  outcome: Type.Enum(["new product", "new variant", "changed", "unchanged", "wrong"]),
  changes: Type.Array(
    Type.Object({
      field: Type.String({ description: "heading of the column" }),
      from: Type.String({ description: "long texts are shortened to the part that differs" }),
      to: Type.String(),
    }),
  ),
  problems: Type.Array(ImportProblem),
});
export type ImportLine = Static<typeof ImportLine>;

export const ImportColumn = NamedObject("ImportColumn", {
  heading: Type.String(),
  samples: Type.Array(Type.String(), { description: "the first different values, shortened" }),
  field: Type.Union([Type.String(), Type.Null()], { description: "what it means; null: not used" }),
});
export type ImportColumn = Static<typeof ImportColumn>;

export const AskedCategory = NamedObject("AskedCategory", {
  name: Type.String({ description: "empty: new products whose lines name no category" }),
  products: Type.Integer(),
});
export type AskedCategory = Static<typeof AskedCategory>;

export const AskedNumber = NamedObject("AskedNumber", {
  heading: Type.String(),
  example: Type.String({ description: "such as `1.250 g`" }),
  readAs: Type.Object(
    {
      point: Type.String({ description: "with a decimal point: `1.25 g`" }),
      comma: Type.String({ description: "with a decimal comma: `1250 g`" }),
    },
    { description: "what the example is, either way" },
  ),
});
export type AskedNumber = Static<typeof AskedNumber>;

export const AskedWeight = NamedObject("AskedWeight", {
  heading: Type.String(),
  example: Type.String({ description: "such as `250`" }),
});
export type AskedWeight = Static<typeof AskedWeight>;

const ProductImportDetail = NamedObject("ProductImportDetail", {
  run: ProductImportRun,
  format: Type.Enum(["own", "shopify", "woocommerce", "google", "other"]),
  columns: Type.Array(ImportColumn),
  fieldChoices: Type.Array(Type.String(), { description: "what a column of this format may mean" }),
  isMappingNeeded: Type.Boolean({
    description:
      "true: the format is not known and nobody has said what its columns mean; the fields are a guess and there are no lines",
  }),
  askedCategories: Type.Array(AskedCategory, {
    description:
      "categories that the file names and the store does not have; choices say what becomes of each",
  }),
  newCategories: Type.Array(Type.String(), { description: "categories that are made, by the choices" }),
  newProducts: Type.Object(
    {
      column: Type.Union([Type.String(), Type.Null()], {
        description: "heading of the column that says which are in the shop; null: the file has none",
      }),
      published: Type.Integer({ description: "it says that they are" }),
      drafts: Type.Integer({ description: "it says that they are not" }),
      unsaid: Type.Integer({ description: "it says nothing of them" }),
    },
    { description: "what the file says about its new products" },
  ),
  withoutWeight: Type.Integer({ description: "new products whose lines have no weight" }),
  askedNumbers: Type.Array(AskedNumber, {
    description:
      "columns of weights or prices that may be read in two ways, because no row of the file says which sign its decimals have",
  }),
  askedWeights: Type.Array(AskedWeight, {
    description: "columns of weights without a unit, in the heading or behind the number",
  }),
  notes: Type.Array(Type.Object({ line: Type.Integer(), message: StaffTextField() }), {
    description: "what was decided about a line and is no problem",
  }),
  lines: Type.Array(ImportLine, { description: "of the first 100 products, the wrong ones first" }),
  left: Type.Array(
    Type.Object({ productId: Type.Integer(), name: Type.String(), reason: StaffTextField() }),
    {
      description: "the first 100 products that an undo left",
    },
  ),
});
export type ProductImportDetail = Static<typeof ProductImportDetail>;

const catalogue = { tag: "Admin: catalogue", auth: "staff", roles: ["catalogue", "admin"] } as const;
const ofImport = { ...catalogue, params: Type.Object({ importId: PositiveId }) } as const;
const CsvBytes = Type.Unsafe<Blob | Uint8Array>({ type: "string", format: "binary" });

export const adminProductImports = {
  "GET /api/admin/product-imports": {
    operationId: "listProductImports",
    ...catalogue,
    summary: "The imports of products of the last 30 days, newest first",
    output: Type.Object({ imports: Type.Array(ProductImportRun) }),
    errors: [],
  },
  "POST /api/admin/product-imports": {
    operationId: "uploadProductImport",
    ...catalogue,
    summary: `Upload a file of products, our own or of another program: CSV in UTF-8, at most ${MAX_IMPORT_LINES.toLocaleString("en")} lines and 32 MB. A job checks it, which changes nothing yet; read the import until it has a state that waits`,
    query: Type.Object({
      fileName: Type.String({ maxLength: 200, default: "" }),
      archiveId: Type.Optional(PositiveId),
    }),
    body: CsvBytes,
    isStream: true,
    output: ProductImportRun,
    errors: ["too_large", "wrong_content_type", "not_found", "state_conflict"],
  },
  "GET /api/admin/product-imports/{importId}": {
    operationId: "readProductImport",
    ...ofImport,
    summary: "One import: how far it is, what it asks, what it changes",
    output: ProductImportDetail,
    errors: ["not_found"],
  },
  "GET /api/admin/product-imports/{importId}/problems": {
    operationId: "exportProductImportProblems",
    ...ofImport,
    summary: "Every line of an import that was wrong or not undone, as CSV",
    output: Type.Object({ csv: Type.String(), lines: Type.Integer() }),
    errors: ["not_found"],
  },
  "POST /api/admin/product-imports/{importId}/check": {
    operationId: "checkProductImport",
    ...ofImport,
    summary: "Check the file again with what was decided about its columns, categories and weights",
    body: Type.Object({
      fields: Type.Optional(
        Type.Array(Type.Union([...Field.anyOf, Type.Null()]), {
          maxItems: 300,
          description:
            "what each column means, by position; null: not used. Left out: as the format says, or as it was chosen last for these headings. It is kept for files with the same headings",
        }),
      ),
      choices: ImportChoices,
    }),
    output: ProductImportRun,
    errors: ["not_found", "state_conflict"],
  },
  "POST /api/admin/product-imports/{importId}/apply": {
    operationId: "applyProductImport",
    ...ofImport,
    summary: "Make the changes of a checked import; products with a wrong line are left out",
    output: ProductImportRun,
    errors: ["not_found", "state_conflict"],
  },
  "POST /api/admin/product-imports/{importId}/undo": {
    operationId: "undoProductImport",
    ...ofImport,
    summary:
      "Undo an import: new products go, changed ones get their values of before, except for what was changed since",
    output: ProductImportRun,
    errors: ["not_found", "state_conflict"],
  },
  "POST /api/admin/product-imports/{importId}/discard": {
    operationId: "discardProductImport",
    ...ofImport,
    summary: "Forget an import that has changed nothing",
    output: Type.Object({}),
    errors: ["not_found", "state_conflict"],
  },
} as const satisfies Record<string, StaffRoute>;
