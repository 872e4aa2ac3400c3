import { type Static, Type } from "typebox";
import { NamedObject } from "../field-schemas.ts";
import type { StaffRoute } from "../route.ts";

/** The first steps of a store, in the order in which they are best done. */
export const ChecklistStep = Type.Enum([
  "logo",
  "currencies",
  "countries",
  "product",
  "kit",
  "coupon",
  "policies",
  "mail",
  "order",
]);
export type ChecklistStep = Static<typeof ChecklistStep>;

export const Checklist = NamedObject("Checklist", {
  /** Staff hid it, or everything is done. */
  isHidden: Type.Boolean(),
  steps: Type.Array(Type.Object({ step: ChecklistStep, isDone: Type.Boolean() })),
  /** Mails that wait because there is no mail server. */
  waitingMails: Type.Integer({ minimum: 0 }),
});
export type Checklist = Static<typeof Checklist>;

const admin = { tag: "Admin: settings", auth: "staff", roles: ["admin"] } as const;

export const adminChecklist = {
  "GET /api/admin/checklist": {
    operationId: "readChecklist",
    ...admin,
    summary: "The first steps of a store, each done or not, and how many mails wait for a mail server",
    output: Checklist,
    errors: [],
  },
  "POST /api/admin/sample-catalogue": {
    operationId: "copySampleCatalogue",
    ...admin,
    summary: "Copy the sample products into a store without products, as drafts that customers do not see",
    output: Type.Object({ products: Type.Integer() }),
    errors: ["state_conflict"],
  },
} as const satisfies Record<string, StaffRoute>;
