import { type Static, Type } from "typebox";
import { Day, ExactText, LanguageTag, NamedObject, PositiveId, Text, Timestamp } from "../field-schemas.ts";
import { ListOf, ListQuery } from "../list-schemas.ts";
import type { StaffRoute } from "../route.ts";
import { ClaimLinkPlan, claimLinkStates, linkProblems, noLinkReasons } from "./claim-links.ts";
import { OccasionRow, occasionStates } from "./occasions.ts";

const params = Type.Object({ occasionId: PositiveId });
const occasion = OccasionRow.properties;
const Recipient = { memberId: PositiveId, fullName: Type.String() };

const GiftNote = Type.Object({
  language: LanguageTag,
  note: Type.String({ ...Text(300), description: "printed on the card in the box" }),
});
export const Gift = NamedObject("Gift", {
  id: occasion.id,
  name: occasion.name,
  state: Type.Enum([...occasionStates]),
  opensOn: occasion.opensOn,
  closesOn: occasion.closesOn,
  kitName: Type.String(),
  sent: Type.Integer(),
  claimed: Type.Integer(),
  notes: Type.Array(GiftNote),
  version: Type.Integer({ minimum: 1 }),
});
export type Gift = Static<typeof Gift>;

export const GiftLink = NamedObject("GiftLink", {
  id: PositiveId,
  fullName: Type.String(),
  state: Type.Enum([...claimLinkStates]),
  askedAt: Timestamp,
});
export type GiftLink = Static<typeof GiftLink>;

export const GiftPlan = NamedObject("GiftPlan", {
  recipients: Type.Array(Type.Object({ ...Recipient, replacesLink: Type.Boolean() })),
  others: Type.Array(Type.Object({ ...Recipient, reason: Type.Enum([...noLinkReasons]) })),
  lines: ClaimLinkPlan.properties.lines,
  useUntil: Type.Union([Day, Type.Null()]),
  problems: Type.Array(
    Type.Object({
      problem: Type.Enum([...linkProblems]),
      day: Type.Union([Day, Type.Null()]),
    }),
    { description: "without size: of one recipient it would be theirs" },
  ),
  isSent: Type.Boolean({ description: "false: nothing was changed" }),
});
export type GiftPlan = Static<typeof GiftPlan>;

const giver = { tag: "Admin: occasions", auth: "staff", roles: ["giver", "admin"] } as const;

const Givers = NamedObject("OccasionGivers", {
  givers: Type.Array(PositiveId),
  choices: Type.Array(Type.Object({ id: PositiveId, name: Type.String() }), {
    description: "staff with the role giver",
  }),
});
const people = { tag: "Admin: occasions", auth: "staff", roles: ["people", "admin"] } as const;

/** What a giver sees and does, of the occasions that are theirs to give: no address and no size. */
export const adminGifts = {
  "GET /api/admin/occasions/{occasionId}/givers": {
    operationId: "readOccasionGivers",
    ...people,
    summary: "Who gives a kit, and who could",
    params,
    output: Givers,
    errors: ["not_found"],
  },
  "PUT /api/admin/occasions/{occasionId}/givers": {
    operationId: "setOccasionGivers",
    ...people,
    summary: "Say who gives a kit",
    params,
    body: Type.Object({ userIds: Type.Array(PositiveId, { maxItems: 100, uniqueItems: true }) }),
    output: Givers,
    errors: ["not_found"],
  },
  "GET /api/admin/gifts": {
    operationId: "listGifts",
    ...giver,
    summary: "The occasions whose kit the caller gives",
    query: ListQuery(["createdAt"], {}),
    output: ListOf(Gift),
    errors: [],
  },
  "GET /api/admin/gifts/{occasionId}": {
    operationId: "readGift",
    ...giver,
    summary: "One of them",
    params,
    output: Gift,
    errors: ["not_found"],
  },
  "PUT /api/admin/gifts/{occasionId}/note": {
    operationId: "writeGiftNote",
    ...giver,
    summary: "Write the note on the card",
    params,
    body: Type.Object({
      version: Type.Integer({ minimum: 1 }),
      notes: Type.Array(GiftNote, { minItems: 1, maxItems: 50 }),
    }),
    output: Gift,
    errors: ["not_found", "version_conflict", "duplicate_entry"],
  },
  "GET /api/admin/gifts/{occasionId}/members": {
    operationId: "listGiftMembers",
    ...giver,
    summary: "Who may claim it and has no link, by name",
    params,
    query: ListQuery(["name"], {}),
    output: ListOf(Type.Object({ id: PositiveId, fullName: Type.String() })),
    errors: ["not_found"],
  },
  "GET /api/admin/gifts/{occasionId}/links": {
    operationId: "listGiftLinks",
    ...giver,
    summary: "Who was given it, and who has claimed",
    params,
    query: ListQuery(["askedAt"], {}),
    output: ListOf(GiftLink),
    errors: ["not_found"],
  },
  "POST /api/admin/gifts/{occasionId}/links": {
    operationId: "sendGiftLinks",
    ...giver,
    summary: "Mail links to who is picked or pasted",
    params,
    body: Type.Object({
      memberIds: Type.Optional(Type.Array(PositiveId, { maxItems: 500 })),
      lines: Type.Optional(
        ExactText(500_000, { minLength: 1, description: "a line for each, with an e-mail address" }),
      ),
      dryRun: Type.Boolean(),
      seen: Type.Optional(Type.Integer({ minimum: 0, description: "how many the dry run named" })),
    }),
    output: GiftPlan,
    errors: [
      ...(["not_found", "occasion_not_open", "occasion_closed", "state_conflict", "too_many_lines"] as const),
    ],
  },
} as const satisfies Record<string, StaffRoute>;
