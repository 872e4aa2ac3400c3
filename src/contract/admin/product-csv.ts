import { Type } from "typebox";
import { NamedObject, PositiveId, Text } from "../field-schemas.ts";
import type { StaffRoute } from "../route.ts";

/** Lines in one exported file. A larger catalogue is exported in several, for example by category. */
export const MAX_CSV_LINES = 2_000;

const ProductExport = NamedObject("ProductExport", {
  csv: Type.String({ description: "one line per variant, with every field that an import can set" }),
  lines: Type.Integer(),
  isMore: Type.Boolean({
    description: "true when there are more products than fit into one file: filter them",
  }),
});

export const adminProductCsv = {
  "GET /api/admin/products/export": {
    operationId: "exportProducts",
    tag: "Admin: catalogue",
    auth: "staff",
    roles: ["catalogue", "admin"],
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
} as const satisfies Record<string, StaffRoute>;
