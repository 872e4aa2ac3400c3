import { Type } from "typebox";
import { ExactText, NamedObject, PositiveId, ShopHeaders, Text } from "./field-schemas.ts";
import type { ShopRoute } from "./route.ts";

const AlertToken = Type.Object({ token: ExactText(64, { minLength: 1 }) });

/** One mail when a SKU that is sold out can be bought again (extension). */
export const backInStock = {
  "POST /api/back-in-stock": {
    operationId: "askForAlert",
    tag: "Enquiries",
    summary:
      "Ask for one mail when a sold-out variant or size is back; others than the caller confirm it first",
    auth: "optional",
    headers: ShopHeaders,
    body: NamedObject("AlertInput", {
      variantId: PositiveId,
      size: Text(20),
      email: Type.Optional(Type.String({ maxLength: 254, description: "not needed with a proved login" })),
    }),
    output: NamedObject("AlertResponse", {
      isConfirmed: Type.Boolean({ description: "false: a mail asks for the confirmation" }),
      token: Type.String({ description: "withdraws it; empty when the mail has it" }),
    }),
    errors: ["email_invalid", "size_needed", "state_conflict", "too_many_requests", "variant_unknown"],
    perMinute: 10,
  },
  "POST /api/back-in-stock/confirm": {
    operationId: "confirmAlert",
    tag: "Enquiries",
    summary: "Confirm an alert with the token of its mail",
    auth: "none",
    body: AlertToken,
    output: NamedObject("ConfirmedAlert", { productName: Type.String(), productUrl: Type.String() }),
    errors: ["not_found"],
    perMinute: 20,
  },
  "POST /api/back-in-stock/withdraw": {
    operationId: "withdrawAlert",
    tag: "Enquiries",
    summary: "Delete an alert and its e-mail address; the answer is the same when there is none",
    auth: "none",
    body: AlertToken,
    output: Type.Literal(200),
    errors: [],
    perMinute: 20,
  },
} as const satisfies Record<string, ShopRoute>;
