import { Type } from "typebox";
import type { StaffRoute } from "../route.ts";
import { FilledText } from "../wire.ts";

/** A file to be kept or printed. */
export const PrintedDocument = Type.Object({
  fileName: Type.String(),
  pdf: Type.String({ description: "the PDF in base64" }),
});

const support = { tag: "Back office", auth: "staff", roles: ["support", "admin"] } as const;

export const adminDocuments = {
  "POST /api/admin/orders/packing-slips": {
    ...support,
    summary: "The packing slips of these orders, each on a page of its own, in one PDF",
    body: Type.Object({ orderNos: Type.Array(FilledText(40), { minItems: 1, maxItems: 200 }) }),
    output: PrintedDocument,
    errors: ["order_not_found"],
  },
  "POST /api/admin/orders/{orderNo}/invoice": {
    ...support,
    summary: "An order's invoice as PDF; the first time it is numbered and kept, and never changes again",
    params: Type.Object({ orderNo: FilledText(40) }),
    body: Type.Object({
      placeOfSupply: Type.Optional(
        Type.String({
          pattern: "^\\d{2}$",
          description: "the state's GST code, where the address does not tell it",
        }),
      ),
    }),
    output: PrintedDocument,
    errors: ["order_not_found", "step_not_allowed", "state_needed"],
  },
} as const satisfies Record<string, StaffRoute>;
