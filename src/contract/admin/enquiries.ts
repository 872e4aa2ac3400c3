import { type Static, Type } from "typebox";
import { NamedObject, NonEmptyText, PositiveId, Timestamp } from "../field-schemas.ts";
import { ListOf, ListQuery } from "../list-schemas.ts";
import type { StaffRoute } from "../route.ts";

const EnquiryParams = Type.Object({ enquiryId: PositiveId });
const Version = Type.Integer({
  minimum: 1,
  description: "the version that was read; the change is refused when there is a newer one",
});
const State = Type.Enum(["new", "answered", "closed"]);

const enquiryRow = {
  id: Type.Integer(),
  kind: Type.Enum(["contact", "bulk"]),
  name: Type.String(),
  email: Type.String(),
  description: Type.String(),
  state: State,
  owner: Type.String({ description: "the person who handles it; empty: nobody yet" }),
  receivedAt: Timestamp,
  dueAt: Timestamp,
  version: Version,
};
export const StaffEnquiryRow = NamedObject("StaffEnquiryRow", enquiryRow);
export type StaffEnquiryRow = Static<typeof StaffEnquiryRow>;

export const StaffEnquiry = NamedObject("StaffEnquiry", {
  ...enquiryRow,
  productIdea: Type.String(),
  budget: Type.String(),
  qty: Type.String(),
  language: Type.String({
    description: "of the page that it was sent from; English where that is no longer known",
  }),
  replies: Type.Array(
    Type.Object({
      id: Type.Integer(),
      at: Timestamp,
      by: Type.String(),
      body: Type.String(),
      state: Type.String({ description: "state of its mail: queued, sent, kept or failed" }),
    }),
  ),
});
export type StaffEnquiry = Static<typeof StaffEnquiry>;

export const EnquiryChange = NamedObject("EnquiryChange", {
  version: Version,
  state: Type.Optional(State),
  own: Type.Optional(Type.Boolean({ description: "true: the caller takes it; false: nobody has it" })),
});
export type EnquiryChange = Static<typeof EnquiryChange>;

export const EnquiryReply = NamedObject("EnquiryReply", {
  version: Version,
  body: NonEmptyText(5000),
});
export type EnquiryReply = Static<typeof EnquiryReply>;

const support = { tag: "Admin: enquiries", auth: "staff", roles: ["support", "admin"] } as const;

export const adminEnquiries = {
  "GET /api/admin/enquiries": {
    operationId: "listEnquiries",
    ...support,
    summary: "Contact and bulk enquiries",
    query: ListQuery(["receivedAt"], {
      state: Type.Optional(State),
      kind: Type.Optional(Type.Enum(["contact", "bulk"])),
      mine: Type.Optional(Type.Boolean()),
    }),
    output: ListOf(StaffEnquiryRow),
    errors: [],
  },
  "GET /api/admin/enquiries/{enquiryId}": {
    operationId: "readEnquiry",
    ...support,
    summary: "One enquiry with its replies",
    params: EnquiryParams,
    output: StaffEnquiry,
    errors: ["not_found"],
  },
  "PUT /api/admin/enquiries/{enquiryId}": {
    operationId: "changeEnquiry",
    ...support,
    summary: "Take an enquiry, release it, close it or reopen it",
    params: EnquiryParams,
    body: EnquiryChange,
    output: StaffEnquiry,
    errors: ["not_found", "version_conflict"],
  },
  "POST /api/admin/enquiries/{enquiryId}/replies": {
    operationId: "replyToEnquiry",
    ...support,
    summary: "Reply by mail; the enquiry becomes answered and belongs to the caller",
    params: EnquiryParams,
    body: EnquiryReply,
    output: StaffEnquiry,
    errors: ["not_found", "version_conflict"],
  },
} as const satisfies Record<string, StaffRoute>;
