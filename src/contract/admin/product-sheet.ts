import { type Static, Type } from "typebox";
import type { StaffRoute } from "../route.ts";
import { PositiveId, Text } from "../wire.ts";

/** Lines of one file: a larger catalogue goes in pieces, by category for example. */
export const MOST_SHEET_LINES = 2_000;
const MOST_SIGNS = 2_000_000;

export const ProductSheet = Type.Object({
  csv: Type.String({ description: "a line for each variant, with every field that an import can set" }),
  lines: Type.Integer(),
  isMore: Type.Boolean({ description: "there are more products than a file holds: narrow it" }),
});

export const ProductImportInput = Type.Object({
  csv: Type.String({
    minLength: 1,
    maxLength: MOST_SIGNS,
    description: "cells parted by commas, semicolons or tabs, under the headings of the export, any of them",
  }),
  seal: Type.Optional(
    Type.String({
      maxLength: 64,
      description: "of the check that was looked at; left out: only say what would change",
    }),
  ),
});
export type ProductImportInput = Static<typeof ProductImportInput>;

const ImportProblem = Type.Object({
  column: Type.String({ description: "its heading; empty: the whole line" }),
  says: Type.String(),
});

export const ImportLine = Type.Object({
  line: Type.Integer({ description: "of the file, from 1 on" }),
  productId: Type.Union([Type.Integer(), Type.Null()], { description: "null: a new product, or none" }),
  name: Type.String({ description: "product and colour; empty where the line names none" }),
  outcome: Type.Enum(["new product", "new variant", "changed", "unchanged", "wrong"]),
  changes: Type.Array(
    Type.Object({
      field: Type.String({ description: "its heading" }),
      from: Type.String({ description: "long texts are cut around what differs" }),
      to: Type.String(),
    }),
  ),
  problems: Type.Array(ImportProblem),
});
export type ImportLine = Static<typeof ImportLine>;

export const ProductImport = Type.Object({
  lines: Type.Array(ImportLine),
  newProducts: Type.Integer(),
  newVariants: Type.Integer({ description: "of products that are there" }),
  changedProducts: Type.Integer({ description: "those with new variants too" }),
  unchangedLines: Type.Integer(),
  wrongLines: Type.Integer(),
  seal: Type.String({ description: "of what would change; doing it asks for it" }),
  isDone: Type.Boolean(),
});
export type ProductImport = Static<typeof ProductImport>;

const catalogue = { tag: "Back office", auth: "staff", roles: ["catalogue", "admin"] } as const;

export const adminProductSheet = {
  "GET /api/admin/products/export": {
    ...catalogue,
    summary: "Products as a CSV that an import reads again, narrowed as the list of products is",
    query: Type.Object({
      q: Type.Optional(Text(200)),
      categoryId: Type.Optional(PositiveId),
      isPublished: Type.Optional(Type.Boolean()),
      stock: Type.Optional(Type.Enum(["low", "out"])),
    }),
    output: ProductSheet,
    errors: [],
  },
  "POST /api/admin/products/import": {
    ...catalogue,
    summary: "Make and change products by a CSV, all lines or none; or say line by line what would change",
    body: ProductImportInput,
    bodyBytes: 8 * 1024 * 1024,
    output: ProductImport,
    errors: ["too_many_lines", "edited_meanwhile", "import_wrong", "slug_taken"],
  },
} as const satisfies Record<string, StaffRoute>;
