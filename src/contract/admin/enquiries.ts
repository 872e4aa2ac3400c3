import { type Static, Type } from "typebox";
import { ListOf, ListQuery } from "../lists.ts";
import type { StaffRoute } from "../route.ts";
import { Moment, PositiveId } from "../wire.ts";

const EnquiryParams = Type.Object({ enquiryId: PositiveId });
const Version = Type.Integer({
  minimum: 1,
  description: "as it was read; the change is refused when it is older",
});
const State = Type.Enum(["new", "answered", "closed"]);

const enquiryRow = {
  id: Type.Integer(),
  kind: Type.Enum(["contact", "bulk"]),
  name: Type.String(),
  email: Type.String(),
  description: Type.String(),
  state: State,
  owner: Type.String({ description: "who answers it; empty: nobody yet" }),
  receivedAt: Moment,
  dueAt: Moment,
  version: Version,
};
export const StaffEnquiryRow = Type.Object(enquiryRow);
export type StaffEnquiryRow = Static<typeof StaffEnquiryRow>;

export const StaffEnquiry = Type.Object({
  ...enquiryRow,
  productIdea: Type.String(),
  budget: Type.String(),
  qty: Type.String(),
  replies: Type.Array(
    Type.Object({
      id: Type.Integer(),
      at: Moment,
      by: Type.String(),
      body: Type.String(),
      state: Type.String({ description: "of its mail: queued, sent, kept, failed" }),
    }),
  ),
});
export type StaffEnquiry = Static<typeof StaffEnquiry>;

export const EnquiryChange = Type.Object({
  version: Version,
  state: Type.Optional(State),
  own: Type.Optional(Type.Boolean({ description: "true: the caller answers it; false: nobody" })),
});
export type EnquiryChange = Static<typeof EnquiryChange>;

export const EnquiryReply = Type.Object({
  version: Version,
  body: Type.String({ minLength: 1, maxLength: 5000, pattern: "\\S" }),
});
export type EnquiryReply = Static<typeof EnquiryReply>;

const support = { tag: "Back office", auth: "staff", roles: ["support", "admin"] } as const;

export const adminEnquiries = {
  "GET /api/admin/enquiries": {
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
    ...support,
    summary: "One enquiry with what was answered",
    params: EnquiryParams,
    output: StaffEnquiry,
    errors: ["not_found"],
  },
  "PUT /api/admin/enquiries/{enquiryId}": {
    ...support,
    summary: "Take an enquiry, give it back, close it or open it again",
    params: EnquiryParams,
    body: EnquiryChange,
    output: StaffEnquiry,
    errors: ["not_found", "edited_meanwhile"],
  },
  "POST /api/admin/enquiries/{enquiryId}/replies": {
    ...support,
    summary: "Answer by mail; the enquiry is answered then, and the caller's",
    params: EnquiryParams,
    body: EnquiryReply,
    output: StaffEnquiry,
    errors: ["not_found", "edited_meanwhile"],
  },
} as const satisfies Record<string, StaffRoute>;
