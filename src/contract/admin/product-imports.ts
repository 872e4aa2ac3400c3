import { type Static, Type } from "typebox";
import { NamedObject, PositiveId, Timestamp } from "../field-schemas.ts";
import type { StaffRoute } from "../route.ts";
import { AskedCategory, Field, ImportChoices, ImportColumn, ImportLine } from "./product-csv.ts";

/** Lines in a file whose import a job makes. */
export const MAX_IMPORT_LINES = 50_000;
export const MAX_IMPORT_BYTES = 32 * 1024 * 1024;

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
  problem: Type.String({ description: "why it failed" }),
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

const ProductImportDetail = NamedObject("ProductImportDetail", {
  run: ProductImportRun,
  format: Type.Enum(["own", "shopify", "google", "other"]),
  columns: Type.Array(ImportColumn),
  fieldChoices: Type.Array(Type.String()),
  isMappingNeeded: Type.Boolean(),
  askedCategories: Type.Array(AskedCategory),
  newCategories: Type.Array(Type.String()),
  withoutWeight: Type.Integer(),
  notes: Type.Array(Type.Object({ line: Type.Integer(), message: Type.String() })),
  lines: Type.Array(ImportLine, { description: "of the first 100 products, the wrong ones first" }),
  left: Type.Array(Type.Object({ productId: Type.Integer(), name: Type.String(), reason: Type.String() }), {
    description: "the first 100 products that an undo left",
  }),
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
    summary: `Upload a file of products for an import by a job: CSV in UTF-8, at most ${MAX_IMPORT_LINES.toLocaleString("en")} lines and 32 MB. It is checked and changes nothing yet`,
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
      fields: Type.Optional(Type.Array(Type.Union([Field, Type.Null()]), { maxItems: 300 })),
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
