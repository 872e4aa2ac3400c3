import { Type } from "typebox";
import { ExactText, NamedObject } from "./field-schemas.ts";
import type { ShopRoute } from "./route.ts";

const ClaimCardInput = NamedObject("ClaimCardInput", {
  code: ExactText(40, {
    minLength: 1,
    description: "as it stands on the card; letter case, spaces and dashes are the same",
  }),
  fact: ExactText(80, {
    minLength: 1,
    description: "the employee number, or the first day as YYYY-MM-DD: the store's setting says which",
  }),
});
/** What a printed card gives for its code: the token that a mailed link has. */
export const claimCardRoutes = {
  "POST /api/claims/card": {
    operationId: "enterClaimCard",
    tag: "Orders",
    summary:
      "The token of a printed card, for its code and a fact that HR knows; it works for two hours where that of a mailed link does (extension)",
    auth: "none",
    body: ClaimCardInput,
    output: NamedObject("EnteredClaimCard", { token: Type.String() }),
    errors: ["claim_card_wrong", "too_many_requests"],
  },
} as const satisfies Record<string, ShopRoute>;
