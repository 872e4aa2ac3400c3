import { type Static, Type } from "typebox";
import { Day, NamedObject, PositiveId } from "../field-schemas.ts";
import type { StaffRoute } from "../route.ts";
import { notEligibleReasons } from "./claim-links.ts";

const OccasionParams = Type.Object({ occasionId: PositiveId });

/** Why no order is made of a choice. */
export const notOrderedReasons = [...notEligibleReasons, "claimed", "withdrawn", "kit_changed"] as const;

/** Why a member is not reminded of choosing. */
export const notRemindedReasons = [
  ...notEligibleReasons,
  ...(["no_link", "withdrawn", "expired", "other_address", "bounced", "card"] as const),
  ...(["claimed", "chosen", "not_open", "recent"] as const),
] as const;

export const ChosenSize = NamedObject("ChosenSize", {
  size: Type.String({ description: "empty: several, or none" }),
  count: Type.Integer(),
  kits: Type.Union([Type.Integer(), Type.Null()], {
    description: "in stock; null: not counted",
  }),
});
export type ChosenSize = Static<typeof ChosenSize>;

export const ChosenPart = NamedObject("ChosenPart", {
  part: Type.String({ description: "the part, or the kit itself where it is packed ahead" }),
  code: Type.String({ description: "its own article numbers; empty: none, or several sizes" }),
  size: Type.String({ description: "empty: none, or several together" }),
  isTogether: Type.Boolean({ description: "sizes that fewer than three chose" }),
  count: Type.Integer({ description: "for how many kits" }),
  pieces: Type.Integer(),
  kits: Type.Union([Type.Integer(), Type.Null()], {
    description: "for how many kits the stock is enough; null: not counted",
  }),
  coming: Type.Integer({ description: "for how many kits the announced delivery is enough" }),
  toBuy: Type.Union([Type.Integer(), Type.Null()], {
    description: "pieces that stock and delivery lack; null: not counted, or several sizes",
  }),
});
export type ChosenPart = Static<typeof ChosenPart>;

export const Choices = NamedObject("Choices", {
  closesOn: Day,
  dispatchFrom: Type.Union([Day, Type.Null()], { description: "when the kits leave; null: at once" }),
  isOver: Type.Boolean({ description: "the last day is past at every office" }),
  remindsOn: Type.Union([Day, Type.Null()], {
    description: "when who has not chosen is reminded without a press; null: the last day is past",
  }),
  chosen: Type.Integer(),
  sizes: Type.Array(ChosenSize, {
    description: "that would be ordered; what fewer than three chose is counted together",
  }),
  parts: Type.Array(ChosenPart, {
    description:
      "what would be taken from stock; where fewer than three took a part or did without it, the number is rounded up",
  }),
  takesParts: Type.Boolean({ description: "false: the kit is packed ahead" }),
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

export const ReminderPlan = NamedObject("ReminderPlan", {
  reminded: Type.Integer({ description: "how many members; of a dry run, how many would be" }),
  others: Type.Array(
    Type.Object({
      reason: Type.Enum([...notRemindedReasons], {
        description:
          "no_link: nothing was mailed to them; withdrawn, expired: their link; other_address: the link went to an address that is not theirs any more, or their account is blocked; bounced: no mail server took their newest mail; card: it has no mailbox; claimed: they have the kit; not_open: they cannot choose today; recent: they were mailed a link or a reminder in the last 24 hours",
      }),
      count: Type.Integer(),
    }),
    { description: "who is not reminded; without those whom the occasion is not for and who have no link" },
  ),
  isSent: Type.Boolean({ description: "false: nothing was mailed" }),
});
export type ReminderPlan = Static<typeof ReminderPlan>;

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
  "POST /api/admin/occasions/{occasionId}/choices/remind": {
    operationId: "remindChoices",
    ...staff,
    roles: ["people", "admin"],
    summary:
      "Mail a reminder to all who were invited to choose and have not; a dry run says how many they are, and why not the others",
    params: OccasionParams,
    body: Type.Object({
      dryRun: Type.Boolean(),
      seen: Type.Optional(
        Type.Integer({
          minimum: 1,
          description: "how many the dry run named; nothing is mailed where it is another number by now",
        }),
      ),
    }),
    output: ReminderPlan,
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
