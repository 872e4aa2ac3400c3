import { Type } from "typebox";
import { ExactText, PositiveId } from "../field-schemas.ts";
import { PdfDocument } from "../order-document.ts";
import type { StaffRoute } from "../route.ts";
import { ClaimLinkPlan } from "./claim-links.ts";

const staff = { tag: "Admin: kit", auth: "staff", roles: ["people", "admin"] } as const;
const params = Type.Object({ occasionId: PositiveId });

const chosen = {
  memberIds: Type.Optional(
    Type.Array(PositiveId, {
      minItems: 1,
      maxItems: 500,
      description: "left out, like the lines: all who may claim, have no link or card, and no e-mail address",
    }),
  ),
  lines: Type.Optional(
    ExactText(500_000, {
      minLength: 1,
      description: "a line for each; a cell is an e-mail address or an employee number",
    }),
  ),
  replaces: Type.Boolean({
    description: "also for those named who have a link or a card that works: it stops working",
  }),
};

export const adminClaimCards = {
  "POST /api/admin/occasions/{occasionId}/claim-cards/plan": {
    operationId: "planClaimCards",
    ...staff,
    summary: "Who would get a printed card now, who not and why; it changes nothing",
    params,
    body: Type.Object(chosen),
    output: ClaimLinkPlan,
    errors: ["not_found", "occasion_closed", "too_many_lines"],
  },
  "POST /api/admin/occasions/{occasionId}/claim-cards": {
    operationId: "printClaimCards",
    ...staff,
    summary:
      "Make cards with new codes for at most 400 members, by name, as one PDF to cut; only the PDF has the codes",
    params,
    body: Type.Object({
      ...chosen,
      seen: Type.Integer({
        minimum: 1,
        description: "how many the plan named; nothing is made where it is another number by now",
      }),
    }),
    output: PdfDocument,
    errors: [
      ...(["not_found", "occasion_not_open", "occasion_closed", "state_conflict"] as const),
      ...(["text_not_printable", "too_many_lines"] as const),
    ],
  },
} as const satisfies Record<string, StaffRoute>;
