import { type Static, Type } from "typebox";
import { NamedObject, Text, Timestamp } from "../field-schemas.ts";
import type { StaffRoute } from "../route.ts";

const Count = Type.Integer({ minimum: 0 });

export const StoreExportSize = NamedObject("StoreExportSize", {
  products: Count,
  orders: Count,
  people: Type.Integer({ minimum: 0, description: "customers and staff, without those who were erased" }),
  coupons: Count,
  images: Count,
  imageBytes: Type.Integer({ minimum: 0, description: "what the images take in the archive" }),
});
export type StoreExportSize = Static<typeof StoreExportSize>;

const administrators = { tag: "Admin: settings", auth: "staff", roles: ["admin"] } as const;

export const adminStoreExport = {
  "GET /api/admin/store-export": {
    operationId: "readStoreExportSize",
    ...administrators,
    summary: "How much an export of the whole store has",
    output: StoreExportSize,
    errors: [],
  },
  "POST /api/admin/store-export": {
    operationId: "startStoreExport",
    ...administrators,
    needsFreshProof: true,
    summary:
      "Make the link that downloads everything as one zip archive: it works once, within a minute, in the browser that asked",
    headers: Type.Object({ "x-xsrf-token": Type.Optional(Text(100)) }),
    output: Type.Object({
      path: Type.String({
        description:
          "the path of the archive: GET it without a token, with the cookie XSRF-TOKEN where this call had one",
      }),
      endsAt: Timestamp,
    }),
    errors: ["proof_needed"],
  },
} as const satisfies Record<string, StaffRoute>;
