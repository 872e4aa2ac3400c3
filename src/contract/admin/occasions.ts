import { type Static, Type } from "typebox";
import {
  Amount,
  Day,
  ExactText,
  NamedObject,
  NonEmptyText,
  PositiveId,
  Text,
  Timestamp,
} from "../field-schemas.ts";
import { ListOf, ListQuery } from "../list-schemas.ts";
import type { StaffRoute } from "../route.ts";
import { employmentKinds } from "./members.ts";
import { OccasionBoard } from "./occasion-board.ts";
import { occasionPage, ShownOccasionImage } from "./occasion-page.ts";

export const occasionKinds = ["joining", "anniversary", "event", "thanks"] as const;
export const occasionAudiences = ["anyone", "rules", "list"] as const;
/** Whether a claim is an order at once, or a choice of which staff have the order made after the last day. */
export const occasionClaims = ["at_once", "collected"] as const;
export const occasionStates = ["preparing", "upcoming", "open", "closed", "archived"] as const;
/** The longest list that is added at once. */
export const MAX_LISTED = 5_000;

const OccasionParams = Type.Object({ occasionId: PositiveId });
const version = Type.Integer({ minimum: 1 });
const State = Type.Enum([...occasionStates], {
  description: "preparing: staff have not started it; upcoming: started, and its first day is to come",
});
const MaybeDay = Type.Union([Day, Type.Null()]);
const MaybeAmount = (maximum: number, description: string) =>
  Type.Union([Type.Number({ minimum: 0, maximum }), Type.Null()], { description });

const fields = {
  kind: Type.Enum([...occasionKinds]),
  name: NonEmptyText(120),
  kitProductId: Type.Union([PositiveId, Type.Null()], {
    description: "a product that is no kit yet becomes its kit: free, and alone in the cart; null: none yet",
  }),
  audience: Type.Enum([...occasionAudiences], {
    description:
      "anyone: whoever has its coupon; rules: members who fit; list: the members that are added to it",
  }),
  countryCodes: Type.Array(Type.String({ pattern: "^[A-Z]{2}$" }), { maxItems: 250, uniqueItems: true }),
  officeIds: Type.Array(PositiveId, { maxItems: 500, uniqueItems: true }),
  employmentKinds: Type.Array(Type.Enum([...employmentKinds]), { uniqueItems: true }),
  startedFrom: MaybeDay,
  startedTo: MaybeDay,
  redeemedOnce: Type.Enum(["ever", "employment"]),
  claims: Type.Enum([...occasionClaims], {
    description: "collected: a claim is a choice, ordered after the last day",
  }),
  opensOn: MaybeDay,
  closesOn: MaybeDay,
  dispatchFrom: MaybeDay,
  costCenter: Text(60),
  budget: MaybeAmount(1_000_000_000, "what the kits may cost in all, base currency; it refuses nobody"),
  payrollValue: MaybeAmount(1_000_000, "what one kit is worth to who gets it, base currency"),
  ...occasionPage,
};

export const OccasionInput = NamedObject("OccasionInput", fields);
export type OccasionInput = Static<typeof OccasionInput>;
export const OccasionChange = NamedObject("OccasionChange", { version, ...fields });
export type OccasionChange = Static<typeof OccasionChange>;

const row = {
  id: PositiveId,
  kind: fields.kind,
  name: Type.String(),
  state: State,
  isFirst: Type.Boolean({ description: "joining: the welcome kit, for whoever has a swag coupon" }),
  audience: fields.audience,
  claims: fields.claims,
  opensOn: MaybeDay,
  closesOn: MaybeDay,
  kitProductId: fields.kitProductId,
  kitName: Type.String({ description: "empty: none yet" }),
  claimed: Type.Integer({ description: "kits redeemed, cancelled ones left out" }),
};
export const OccasionRow = NamedObject("OccasionRow", row);
export type OccasionRow = Static<typeof OccasionRow>;

export const Occasion = NamedObject("Occasion", {
  ...fields,
  ...row,
  budget: Type.Union([Amount, Type.Null()]),
  payrollValue: Type.Union([Amount, Type.Null()]),
  images: Type.Array(ShownOccasionImage),
  listed: Type.Integer({ description: "members on its list" }),
  startedAt: Type.Union([Timestamp, Type.Null()]),
  archivedAt: Type.Union([Timestamp, Type.Null()]),
  createdAt: Timestamp,
  changedAt: Timestamp,
  version,
});
export type Occasion = Static<typeof Occasion>;

export const OccasionMember = NamedObject("OccasionMember", {
  id: PositiveId,
  fullName: Type.String(),
  email: Type.String({ description: "the company's address, else a private one; empty: none" }),
  addedAt: Timestamp,
  hasClaimed: Type.Boolean(),
});
export type OccasionMember = Static<typeof OccasionMember>;

export const ListedLine = NamedObject("ListedLine", {
  line: Type.Integer({ description: "line number, from 1" }),
  text: Type.String({ description: "the member's name; the line where it names nobody" }),
  outcome: Type.Enum(["ready", "listed", "duplicate", "unknown", "several"]),
});
export type ListedLine = Static<typeof ListedLine>;

const occasions = { tag: "Admin: occasions", auth: "staff", roles: ["people", "admin"] } as const;
/** Support is asked about it; who edits the catalogue makes the kit. */
const readable = { ...occasions, roles: ["people", "support", "catalogue", "admin"] } as const;
/** With names of members. */
const named = { ...occasions, roles: ["people", "support", "admin"] } as const;

const inputErrors = [
  ...(["duplicate_entry", "country_unknown", "office_unknown", "product_unknown", "kit_taken"] as const),
  ...(["schedule_overlap", "state_conflict", "image_unknown"] as const),
] as const;

export const adminOccasions = {
  "GET /api/admin/occasions": {
    operationId: "listOccasions",
    ...readable,
    summary: "What kits are given for",
    query: ListQuery(["createdAt", "name", "opensOn"], { state: Type.Optional(State) }),
    output: ListOf(OccasionRow),
    errors: [],
  },
  "GET /api/admin/occasion-choices": {
    operationId: "readOccasionChoices",
    ...readable,
    summary: "The offices, countries, languages and products that an occasion may have",
    output: Type.Object({
      offices: Type.Array(Type.Object({ id: PositiveId, name: Type.String() })),
      countries: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
      languages: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
      products: Type.Array(Type.Object({ id: PositiveId, name: Type.String() }), {
        description: "that are no kit yet",
      }),
    }),
    errors: [],
  },
  "POST /api/admin/occasions": {
    operationId: "createOccasion",
    ...occasions,
    summary: "Prepare an occasion; nobody can claim its kit before it is started",
    body: OccasionInput,
    output: Occasion,
    errors: ["not_found", ...inputErrors],
  },
  "GET /api/admin/occasions/{occasionId}": {
    operationId: "readOccasion",
    ...readable,
    summary: "One occasion",
    params: OccasionParams,
    output: Occasion,
    errors: ["not_found"],
  },
  "PUT /api/admin/occasions/{occasionId}": {
    operationId: "changeOccasion",
    ...occasions,
    summary: "Change an occasion",
    params: OccasionParams,
    body: OccasionChange,
    output: Occasion,
    errors: ["not_found", "version_conflict", ...inputErrors],
  },
  "POST /api/admin/occasions/{occasionId}/start": {
    operationId: "startOccasion",
    ...occasions,
    summary: "Start an occasion: from its first day on its kit can be claimed",
    params: OccasionParams,
    body: Type.Object({ version }),
    output: Occasion,
    errors: ["not_found", "version_conflict", "state_conflict"],
  },
  "POST /api/admin/occasions/{occasionId}/archive": {
    operationId: "archiveOccasion",
    ...occasions,
    summary: "End an occasion, or take that back",
    params: OccasionParams,
    body: Type.Object({ version, isArchived: Type.Boolean() }),
    output: Occasion,
    errors: ["not_found", "version_conflict", "state_conflict"],
  },
  "GET /api/admin/occasions/{occasionId}/board": {
    operationId: "readOccasionBoard",
    ...named,
    summary: "How far the members of an occasion are, with their names",
    params: OccasionParams,
    output: OccasionBoard,
    errors: ["not_found"],
  },
  "GET /api/admin/occasions/{occasionId}/members": {
    operationId: "listOccasionMembers",
    ...named,
    summary: "The members on an occasion's list",
    params: OccasionParams,
    query: ListQuery(["name", "addedAt"], {}),
    output: ListOf(OccasionMember),
    errors: ["not_found"],
  },
  "POST /api/admin/occasions/{occasionId}/members": {
    operationId: "addOccasionMembers",
    ...occasions,
    summary:
      "Add members to an occasion's list by e-mail addresses or employee numbers, or only report the result",
    params: OccasionParams,
    body: Type.Object({
      lines: ExactText(500_000, {
        minLength: 1,
        description: "a line for each; a cell is an e-mail address or an employee number",
      }),
      dryRun: Type.Boolean({ description: "true: change nothing, only report what would happen" }),
    }),
    output: Type.Object({ lines: Type.Array(ListedLine), ready: Type.Integer() }),
    errors: ["not_found", "too_many_lines"],
  },
  "POST /api/admin/occasions/{occasionId}/members/remove": {
    operationId: "removeOccasionMembers",
    ...occasions,
    summary: "Take members off an occasion's list; what they have claimed stays theirs",
    params: OccasionParams,
    body: Type.Object({ memberIds: Type.Array(PositiveId, { minItems: 1, maxItems: 500 }) }),
    output: Type.Object({ removed: Type.Integer() }),
    errors: ["not_found"],
  },
} as const satisfies Record<string, StaffRoute>;
