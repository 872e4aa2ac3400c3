import { type Static, Type } from "typebox";
import { Amount, Day, NamedObject, PositiveId } from "../field-schemas.ts";

export const boardStages = [
  ...(["invited", "carded", "opened", "bounced", "locked", "withdrawn", "to claim"] as const),
  ...(["chosen", "queued", "claimed", "dispatched", "delivered"] as const),
] as const;
/** What staff should do next, the most urgent first. */
export const nextSteps = [
  ...(["choose_kit", "start", "mend_addresses", "announce_delivery", "order_stock"] as const),
  ...([
    "order_choices",
    "send_links",
    "dispatch",
    "await_delivery",
    "await_choices",
    "wait",
    "none",
  ] as const),
] as const;
/** So many names stand behind each number. */
export const MAX_NAMES = 200;

export const BoardStock = NamedObject("BoardStock", {
  part: Type.String({ description: "the part with its colour; the kit itself where it is packed ahead" }),
  size: Type.String({ description: "empty: it has none, or all its sizes together" }),
  kits: Type.Union([Type.Integer(), Type.Null()], {
    description: "how many kits it is enough for; null: it is not counted",
  }),
  coming: Type.Integer({ description: "for how many kits the delivery is enough that is announced; else 0" }),
  needed: Type.Integer({
    description:
      "how many who are still to claim, or wait, need it; of a size, by the size that they usually wear or wait for",
  }),
  runsOutOn: Type.Union([Day, Type.Null()], {
    description:
      "when it is not enough any more, if everybody claims as soon as they can: from their first day on; of a size, as if it were as common on each day; null: it is enough",
  }),
});
export type BoardStock = Static<typeof BoardStock>;

export const OccasionBoard = NamedObject("OccasionBoard", {
  stages: Type.Array(
    Type.Object({
      stage: Type.Enum([...boardStages], {
        description:
          "invited: a link was mailed; carded: a card was printed; locked: their card, after too many wrong tries; opened: and not used; bounced: its mail could not be sent; to claim: may claim, and has not; chosen: has chosen, and staff have not had it ordered; queued: has asked for the kit, and waits for stock",
      }),
      count: Type.Integer(),
      names: Type.Array(Type.Object({ memberId: PositiveId, fullName: Type.String() }), {
        description: "of members, at most 200",
      }),
    }),
    { description: "members are in every stage that they have reached" },
  ),
  next: Type.Object({
    step: Type.Enum([...nextSteps]),
    count: Type.Integer({ description: "members, or the kits that the stock is enough for; else 0" }),
    part: Type.String({ description: "what runs out first; else empty" }),
    size: Type.String(),
    day: Type.Union([Day, Type.Null()], {
      description: "the last day to claim, the first one to dispatch, or that of a delivery",
    }),
  }),
  stock: Type.Array(BoardStock, { description: "counts only, whoever reads it" }),
  unknownSizes: Type.Integer({ description: "still to claim, whose usual size nobody knows" }),
  budget: Type.Union(
    [
      Type.Object({
        planned: Amount,
        spent: Amount,
        expected: Type.Union([Amount, Type.Null()], {
          description: "spent, with a kit for each who is still to claim; null: there is no kit",
        }),
      }),
      Type.Null(),
    ],
    {
      description:
        "at the price of the kit in the shop, or of its parts where it has none; null: none is planned",
    },
  ),
});
export type OccasionBoard = Static<typeof OccasionBoard>;
