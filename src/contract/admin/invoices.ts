import { type Static, Type } from "typebox";
import { BilledCompany } from "../billed-company.ts";
import { NamedObject, NonEmptyText, Timestamp } from "../field-schemas.ts";
import type { StaffRoute } from "../route.ts";
import { StaffOrder } from "./orders.schemas.ts";

/** A GSTIN; an empty text stands for none. */
export const Gstin = Type.String({
  title: "Gstin",
  pattern: "^$|^\\d{2}[A-Z]{5}\\d{4}[A-Z][A-Z\\d]Z[A-Z\\d]$",
  maxLength: 15,
  description: "a GSTIN such as 27AAPFU0939F1ZV; empty: none",
});

export const NumberSkip = NamedObject("NumberSkip", {
  kind: Type.Enum(["invoice", "credit note"]),
  nextNumber: Type.Integer({
    minimum: 2,
    maximum: 99_999,
    description: "the number that the next document of this financial year gets",
  }),
  reason: NonEmptyText(500),
  dryRun: Type.Optional(
    Type.Boolean({ description: "true: only tell which numbers it would skip; by default false" }),
  ),
});
export type NumberSkip = Static<typeof NumberSkip>;

export const NumberGap = NamedObject("NumberGap", {
  kind: Type.Enum(["invoice", "credit note"]),
  year: Type.String({ description: "the financial year" }),
  from: Type.Integer(),
  to: Type.Integer(),
  reason: Type.String({ description: "empty: nobody has explained it" }),
  skippedAt: Type.Union([Timestamp, Type.Null()]),
  by: Type.String(),
});
export type NumberGap = Static<typeof NumberGap>;

const documents = { tag: "Admin: orders", auth: "staff" } as const;

/** What an accountant needs. */
export const adminInvoices = {
  "GET /api/admin/invoices/summary": {
    operationId: "readGstSummary",
    ...documents,
    roles: ["admin"],
    summary: "The invoices and credit notes of a month by rate, as CSV; credit notes count below 0",
    query: Type.Object({ month: Type.String({ pattern: "^20\\d{2}-(0[1-9]|1[0-2])$" }) }),
    output: NamedObject("GstSummary", { fileName: Type.String(), csv: Type.String() }),
    errors: [],
  },
  "GET /api/admin/invoices/gaps": {
    operationId: "listNumberGaps",
    ...documents,
    roles: ["admin"],
    summary: "Numbers that no invoice or credit note has, newest year first, and why",
    output: Type.Array(NumberGap),
    errors: [],
  },
  "POST /api/admin/invoices/skip": {
    operationId: "skipInvoiceNumbers",
    ...documents,
    roles: ["admin"],
    summary:
      "After a restore: skip the numbers that the lost documents may have; a gap is allowed, a repetition never",
    body: NumberSkip,
    output: Type.Object({ from: Type.Integer(), to: Type.Integer() }),
    errors: ["state_conflict"],
  },
  "POST /api/admin/orders/{orderNo}/gstin": {
    operationId: "setBillingGstin",
    ...documents,
    roles: ["support", "admin"],
    summary: "Write down the GSTIN of who is billed; invoices issued before stay as they are",
    params: Type.Object({ orderNo: NonEmptyText(40) }),
    body: Type.Object({ gstin: Gstin }),
    output: StaffOrder,
    errors: ["order_not_found", "gstin_invalid"],
  },
  "POST /api/admin/orders/{orderNo}/billed-company": {
    operationId: "setBilledCompany",
    ...documents,
    roles: ["support", "admin"],
    summary: "Write down the company that is billed; invoices issued before stay as they are",
    params: Type.Object({ orderNo: NonEmptyText(40) }),
    body: BilledCompany,
    output: StaffOrder,
    errors: ["order_not_found", "vat_number_invalid"],
  },
} as const satisfies Record<string, StaffRoute>;
