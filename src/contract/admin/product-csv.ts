import { type Static, Type } from "typebox";
import { NamedObject, PlanHash, PositiveId, Text } from "../field-schemas.ts";
import type { StaffRoute } from "../route.ts";
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

export const ProductImportInput = NamedObject("ProductImportInput", {
  csv: Type.String({
    minLength: 1,
    maxLength: MAX_CSV_CHARACTERS,
    description:
      "cells separated by comma, semicolon or tab; the headings are those of the export, all or some",
  }),
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

export const ProductImport = NamedObject("ProductImport", {
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
