import { type Static, Type } from "typebox";
import { Day, NamedObject, NonEmptyText, PositiveId, Text, Timestamp } from "../field-schemas.ts";
import { ListOf, ListQuery } from "../list-schemas.ts";
import type { StaffRoute } from "../route.ts";

const MemberParams = Type.Object({ memberId: PositiveId });
const version = Type.Integer({ minimum: 1 });

export const memberStatuses = ["coming", "here", "left"] as const;
export const employmentKinds = ["permanent", "temporary", "contractor", "intern"] as const;
export const emailKinds = ["company", "private"] as const;

const Status = Type.Enum([...memberStatuses], {
  description: "by the clock of their office: coming: the first day is to come, or not known",
});
const EmploymentKind = Type.Union([Type.Enum([...employmentKinds]), Type.Null()]);
const Employment = Type.Object({
  startOn: Day,
  endOn: Type.Union([Day, Type.Null()], { description: "the last day; null: no end is known" }),
});
export type Employment = Static<typeof Employment>;

/** What staff, or a list of HR, say of a member. */
const memberFields = {
  firstName: NonEmptyText(100),
  lastName: Text(100),
  source: Type.String({ ...Text(40), description: "whose number hrId is, such as Workday; empty with it" }),
  hrId: Text(60),
  officeId: Type.Union([PositiveId, Type.Null()]),
  countryCode: Type.String({
    pattern: "^([A-Z]{2})?$",
    description: "ISO 3166-1, two letters; empty: not known, or that of the office",
  }),
  costCenter: Text(60),
  managerId: Type.Union([PositiveId, Type.Null()], { description: "another member" }),
  employmentKind: EmploymentKind,
  employments: Type.Array(Employment, { maxItems: 40 }),
  sizes: Type.Array(
    Type.Object({
      categoryId: PositiveId,
      size: Type.String({ pattern: "^[A-Za-z0-9./ -]{1,20}$", "x-trimmed": true }),
    }),
    { maxItems: 50, description: "the usual size of what a category sells" },
  ),
};
const Email = Type.Object({ email: NonEmptyText(254), kind: Type.Enum([...emailKinds]) });

export const MemberInput = NamedObject("MemberInput", {
  ...memberFields,
  emails: Type.Array(Email, { maxItems: 20 }),
});
export type MemberInput = Static<typeof MemberInput>;
export const MemberChange = NamedObject("MemberChange", { version, ...MemberInput.properties });
export type MemberChange = Static<typeof MemberChange>;

const row = {
  id: PositiveId,
  fullName: Type.String(),
  hrId: Type.String(),
  email: Type.String({ description: "the company's address, else a private one; empty: none" }),
  status: Status,
  startOn: Type.Union([Type.String(), Type.Null()], {
    description: "of the employment that the status is from",
  }),
  endOn: Type.Union([Type.String(), Type.Null()]),
  office: Type.String(),
  country: Type.String({ description: "in English; empty: not known" }),
  employmentKind: EmploymentKind,
  hasAccount: Type.Boolean(),
  hasKit: Type.Boolean({ description: "has redeemed the welcome kit" }),
};
export const MemberRow = NamedObject("MemberRow", row);
export type MemberRow = Static<typeof MemberRow>;

export const Member = NamedObject("Member", {
  ...row,
  ...memberFields,
  version,
  emails: Type.Array(
    Type.Object({
      ...Email.properties,
      isProved: Type.Boolean({ description: "an account with this address, proved by a code, was linked" }),
    }),
  ),
  managerName: Type.String(),
  sizes: Type.Array(Type.Object({ categoryId: PositiveId, category: Type.String(), size: Type.String() })),
  account: Type.Union([Type.Object({ personId: PositiveId, email: Type.String() }), Type.Null()]),
  createdAt: Timestamp,
  changedAt: Timestamp,
  history: Type.Array(
    Type.Object({
      at: Timestamp,
      by: Type.String({ description: "the e-mail address of staff; empty: the person, or the store" }),
      action: Type.String(),
    }),
    { description: "newest first" },
  ),
});
export type Member = Static<typeof Member>;

const Movable = {
  emails: Type.Array(Type.String()),
  account: Type.String({ description: "the e-mail address of the account; empty: none" }),
  employments: Type.Array(Employment),
  kits: Type.Integer({ description: "welcome kits redeemed" }),
};
export const MemberMerge = NamedObject("MemberMerge", {
  stays: Type.Object({ id: PositiveId, fullName: Type.String(), hrId: Type.String(), ...Movable }),
  goes: Type.Object({ id: PositiveId, fullName: Type.String(), hrId: Type.String(), ...Movable }),
  after: Type.Object({ hrId: Type.String(), ...Movable }),
  leftAccount: Type.String({
    description:
      "both have an account: this one belongs to no member afterwards; its address stays known. Empty: none",
  }),
  isDone: Type.Boolean(),
});
export type MemberMerge = Static<typeof MemberMerge>;

/** What narrows the list of members, and an export of it. */
export const memberFilters = {
  status: Type.Optional(Status),
  officeId: Type.Optional(PositiveId),
  countryCode: Type.Optional(Type.String({ pattern: "^[A-Z]{2}$" })),
  hasAccount: Type.Optional(Type.Boolean()),
};

const members = { tag: "Admin: members", auth: "staff", roles: ["people", "admin"] } as const;
/** Support is asked who somebody is, and changes nothing. */
const readable = { ...members, roles: ["people", "support", "admin"] } as const;

export const adminMembers = {
  "GET /api/admin/members": {
    operationId: "listMembers",
    ...readable,
    summary: "People whom the company knows, with or without an account",
    query: ListQuery(["name", "changedAt"], memberFilters),
    output: ListOf(MemberRow),
    errors: [],
  },
  "GET /api/admin/member-choices": {
    operationId: "readMemberChoices",
    ...readable,
    summary: "The offices, countries and categories that a member may have",
    output: Type.Object({
      offices: Type.Array(Type.Object({ id: PositiveId, name: Type.String() })),
      countries: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
      categories: Type.Array(
        Type.Object({ id: PositiveId, name: Type.String(), sizes: Type.Array(Type.String()) }),
      ),
    }),
    errors: [],
  },
  "POST /api/admin/members": {
    operationId: "createMember",
    ...members,
    summary: "Add a member",
    body: MemberInput,
    output: Member,
    errors: [
      ...(["not_found", "email_invalid", "email_taken", "duplicate_entry", "schedule_overlap"] as const),
      ...(["office_unknown", "country_unknown", "category_unknown"] as const),
    ],
  },
  "GET /api/admin/members/{memberId}": {
    operationId: "readMember",
    ...readable,
    summary: "One member, with what happened to the record",
    params: MemberParams,
    output: Member,
    errors: ["not_found"],
  },
  "PUT /api/admin/members/{memberId}": {
    operationId: "changeMember",
    ...members,
    summary: "Change a member",
    params: MemberParams,
    body: MemberChange,
    output: Member,
    errors: [
      ...(["not_found", "version_conflict", "email_invalid", "email_taken", "duplicate_entry"] as const),
      ...(["schedule_overlap", "office_unknown", "country_unknown", "category_unknown"] as const),
    ],
  },
  "POST /api/admin/members/{memberId}/link": {
    operationId: "linkMember",
    ...members,
    summary: "Link the account with an e-mail address to a member; its kit is then theirs",
    params: MemberParams,
    body: Type.Object({ version, email: NonEmptyText(254) }),
    output: Member,
    errors: ["not_found", "version_conflict", "account_linked"],
  },
  "POST /api/admin/members/{memberId}/unlink": {
    operationId: "unlinkMember",
    ...members,
    summary: "The account belongs to the member no more",
    params: MemberParams,
    body: Type.Object({
      version,
      isSomebodyElse: Type.Boolean({
        description: "true: the account was another person's, so a kit that it redeemed is not the member's",
      }),
    }),
    output: Member,
    errors: ["not_found", "version_conflict"],
  },
  "POST /api/admin/members/{memberId}/merge": {
    operationId: "mergeMembers",
    ...members,
    summary: "Make two members one: everything of the other moves here; without its version it only reports",
    params: MemberParams,
    body: Type.Object({ version, otherId: PositiveId, otherVersion: Type.Optional(version) }),
    output: MemberMerge,
    errors: ["not_found", "version_conflict", "duplicate_entry"],
  },
  "POST /api/admin/members/{memberId}/part": {
    operationId: "partMember",
    ...members,
    summary:
      "Move addresses, or the account with its kit, to a new member: two people had been taken for one",
    params: MemberParams,
    body: Type.Object({
      version,
      firstName: NonEmptyText(100),
      lastName: Text(100),
      emails: Type.Array(NonEmptyText(254), { maxItems: 20 }),
      takesAccount: Type.Boolean(),
    }),
    output: Member,
    errors: ["not_found", "version_conflict", "duplicate_entry"],
  },
  "POST /api/admin/members/{memberId}/erase": {
    operationId: "eraseMember",
    ...members,
    roles: ["admin"],
    summary: "Erase a member; an account is erased with its person instead",
    params: MemberParams,
    body: Type.Object({ version }),
    output: Type.Object({ isErased: Type.Boolean() }),
    errors: ["not_found", "version_conflict", "erasure_not_possible"],
  },
} as const satisfies Record<string, StaffRoute>;
