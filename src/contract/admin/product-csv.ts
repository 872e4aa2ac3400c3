import { type Static, Type } from "typebox";
import { ExactText, NamedObject, PlanHash, PositiveId, Text } from "../field-schemas.ts";
import type { StaffRoute } from "../route.ts";
import { type ImportField, otherFields, ownFields } from "./import-fields.ts";
import { productErrors } from "./products.ts";

/** Lines in one file. A larger catalogue must be split, for example by category. */
export const MAX_CSV_LINES = 2_000;
const MAX_CSV_CHARACTERS = 2_000_000;

const ProductExport = NamedObject("ProductExport", {
  csv: Type.String({ description: "one line per variant, with every field that an import can set" }),
  lines: Type.Integer(),
  isMore: Type.Boolean({
    description: "true when there are more products than fit into one file: filter them",
  }),
});

export const Field = Type.Enum([...new Set<ImportField>([...ownFields, ...otherFields])]);

/** What staff decide about a file beside its columns. */
export const ImportChoices = NamedObject("ImportChoices", {
  categories: Type.Array(
    Type.Object({
      name: Type.String({
        maxLength: 120,
        description: "as the file has it; empty: for new products whose lines name no category",
      }),
      categoryId: Type.Union([PositiveId, Type.Null()], {
        description: "null: make a category with this name",
      }),
    }),
    { maxItems: 200 },
  ),
  weightGrams: Type.Union([Type.Integer({ minimum: 1, maximum: 100_000 }), Type.Null()], {
    description: "of new products whose lines have no weight",
  }),
});
export type ImportChoices = Static<typeof ImportChoices>;

export const ProductImportInput = NamedObject("ProductImportInput", {
  csv: ExactText(MAX_CSV_CHARACTERS, {
    minLength: 1,
    description:
      "cells separated by comma, semicolon or tab, in the format of the export (all columns or some), of Shopify, of Google Merchant Center, or of another program",
  }),
  fields: Type.Optional(
    Type.Array(Type.Union([Field, Type.Null()]), {
      maxItems: 300,
      description:
        "what each column means, by position; null: not used. Left out: as the format says, or as it was chosen last for these headings. It is kept for files with the same headings",
    }),
  ),
  choices: Type.Optional(ImportChoices),
  archiveId: Type.Optional(PositiveId),
  planHash: Type.Optional(PlanHash),
});
export type ProductImportInput = Static<typeof ProductImportInput>;

const ImportProblem = NamedObject("ImportProblem", {
  column: Type.String({ description: "heading of the column; empty: the whole line" }),
  message: Type.String(),
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

export const ProductImport = NamedObject("ProductImport", {
  format: Type.Enum(["own", "shopify", "google", "other"]),
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
  withoutWeight: Type.Integer({ description: "new products whose lines have no weight" }),
  notes: Type.Array(Type.Object({ line: Type.Integer(), message: Type.String() }), {
    description: "what was decided about a line and is no problem",
  }),
  lines: Type.Array(ImportLine),
  newProducts: Type.Integer(),
  newVariants: Type.Integer({ description: "new variants of existing products" }),
  changedProducts: Type.Integer({
    description: "existing products that change, those with new variants included",
  }),
  unchangedLines: Type.Integer(),
  invalidLines: Type.Integer(),
  planHash: Type.String({ description: "a hash of the changes; the second call must send it" }),
  isDone: Type.Boolean(),
});
export type ProductImport = Static<typeof ProductImport>;

const catalogue = { tag: "Admin: catalogue", auth: "staff", roles: ["catalogue", "admin"] } as const;

export const adminProductCsv = {
  "GET /api/admin/products/export": {
    operationId: "exportProducts",
    ...catalogue,
    summary: "Export products as CSV, with the filters of the product list; the import reads the same format",
    query: Type.Object({
      q: Type.Optional(Text(200)),
      categoryId: Type.Optional(PositiveId),
      isPublished: Type.Optional(Type.Boolean()),
      stock: Type.Optional(Type.Enum(["low", "out"])),
    }),
    output: ProductExport,
    errors: [],
  },
  "POST /api/admin/products/import": {
    operationId: "importProducts",
    ...catalogue,
    summary:
      "Create and change products from CSV, all lines or none; or only report the changes line by line",
    body: ProductImportInput,
    maxBodyBytes: 8 * 1024 * 1024,
    output: ProductImport,
    errors: [
      "too_many_lines",
      "import_invalid",
      "not_found",
      "version_conflict",
      "variant_in_use",
      ...productErrors,
    ],
  },
} as const satisfies Record<string, StaffRoute>;
