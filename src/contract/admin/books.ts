import { type Static, Type } from "typebox";
import { NamedObject, StaffTextField, Timestamp } from "../field-schemas.ts";
import type { StaffRoute } from "../route.ts";

export const BooksReport = NamedObject("BooksReport", {
  checkedAt: Type.Union([Timestamp, Type.Null()], { description: "null: never checked so far" }),
  rules: Type.Integer({ description: "how many rules were checked" }),
  broken: Type.Array(
    Type.Object({
      rule: StaffTextField({ description: "the rule that does not hold" }),
      count: Type.Integer({ description: "how many things break it" }),
      examples: Type.Array(
        Type.Object({
          subject: StaffTextField({ description: "an order number, a SKU, a coupon" }),
          fault: StaffTextField(),
        }),
        { description: "up to 20 of them" },
      ),
    }),
    { description: "empty: the books agree" },
  ),
});
export type BooksReport = Static<typeof BooksReport>;

const administrators = { tag: "Admin: audit", auth: "staff", roles: ["admin"] } as const;

export const adminBooks = {
  "GET /api/admin/books": {
    operationId: "readBooksReport",
    ...administrators,
    summary: "What the newest check of the books found; the store makes one each night",
    output: BooksReport,
    errors: [],
  },
  "POST /api/admin/books/check": {
    operationId: "checkBooks",
    ...administrators,
    summary:
      "Check every rule of the books over the whole database now; it changes nothing and takes seconds",
    output: BooksReport,
    errors: [],
  },
} as const satisfies Record<string, StaffRoute>;
