import { type Static, Type } from "typebox";
import { Day, NamedObject, PositiveId } from "../field-schemas.ts";
import type { StaffRoute } from "../route.ts";
import { notEligibleReasons } from "./claim-links.ts";

const OccasionParams = Type.Object({ occasionId: PositiveId });

/** Why no order is made of a choice. */
export const notOrderedReasons = [...notEligibleReasons, "claimed", "withdrawn", "kit_changed"] as const;

export const ChosenSize = NamedObject("ChosenSize", {
  size: Type.String({ description: "empty: several, or none" }),
  count: Type.Integer(),
  kits: Type.Union([Type.Integer(), Type.Null()], {
    description: "in stock; null: not counted",
  }),
});
export type ChosenSize = Static<typeof ChosenSize>;

export const Choices = NamedObject("Choices", {
  closesOn: Day,
  isOver: Type.Boolean({ description: "the last day is past at every office" }),
  chosen: Type.Integer(),
  sizes: Type.Array(ChosenSize, {
    description: "that would be ordered; what fewer than three chose is counted together",
  }),
  toOrder: Type.Integer(),
  toWait: Type.Integer({ description: "about how many of them would wait" }),
  notOrdered: Type.Array(
    Type.Object({
      reason: Type.Enum([...notOrderedReasons], {
        description: "claimed: they have it; withdrawn: their link; kit_changed: the size is gone",
      }),
      count: Type.Integer(),
    }),
  ),
});
export type Choices = Static<typeof Choices>;

const staff = { tag: "Admin: occasions", auth: "staff" } as const;

/** What the members of an occasion have chosen before it is ordered. Counts only, whoever reads it. */
export const adminChoices = {
  "GET /api/admin/occasions/{occasionId}/choices": {
    operationId: "readChoices",
    ...staff,
    roles: ["people", "catalogue", "admin"],
    summary: "What was chosen of an occasion, as counts",
    params: OccasionParams,
    output: Choices,
    errors: ["not_found", "state_conflict"],
  },
  "POST /api/admin/occasions/{occasionId}/choices/order": {
    operationId: "orderChoices",
    ...staff,
    roles: ["people", "admin"],
    summary: "Have all choices of an occasion ordered in the next minutes, once its last day is past",
    params: OccasionParams,
    body: Type.Object({
      seen: Type.Integer({
        minimum: 1,
        description: "how many choices were shown; another number by now is refused",
      }),
    }),
    output: Type.Object({ ordered: Type.Integer() }),
    errors: ["not_found", "state_conflict"],
  },
} as const satisfies Record<string, StaffRoute>;
