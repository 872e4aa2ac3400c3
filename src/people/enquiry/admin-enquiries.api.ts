import type { Static } from "typebox";
import type { StaffEnquiry, StaffEnquiryRow } from "../../contract/admin/enquiries.ts";
import { refuse } from "../../contract/errors.ts";
import { fullName } from "../../contract/full-name.ts";
import type { Handlers } from "../../contract/handler.ts";
import type { EnquiryId } from "../../contract/ids.ts";
import type { Db } from "../../platform/db/database.ts";
import type { Services } from "../../platform/services.ts";
import { changeEnquiry, replyToEnquiry } from "./change-enquiry.ts";
import { type EnquiryRow, findEnquiryRow, listEnquiries, listReplies } from "./inbox.store.ts";

type AdminEnquiryCalls =
  | "GET /api/admin/enquiries"
  | "GET /api/admin/enquiries/{enquiryId}"
  | "PUT /api/admin/enquiries/{enquiryId}"
  | "POST /api/admin/enquiries/{enquiryId}/replies";

/** Specification 1 promises that enquiries are answered within 24 hours. */
const REPLY_DUE_MS = 24 * 60 * 60 * 1000;

const notFound = refuse("not_found", "There is no such enquiry.");

export const adminEnquiriesApi = ({ database: { db }, jobs }: Services): Handlers<AdminEnquiryCalls> => ({
  async "GET /api/admin/enquiries"({ query, caller }) {
    const found = await listEnquiries(db, { ...query, ownerId: query.mine ? caller.userId : undefined });
    return { ...found, rows: found.rows.map(enquiryRowResponse) };
  },

  async "GET /api/admin/enquiries/{enquiryId}"({ params }) {
    return (await readEnquiryResponse(db, params.enquiryId)) ?? notFound;
  },

  async "PUT /api/admin/enquiries/{enquiryId}"({ params, body, ...staff }) {
    const { enquiryId } = params;
    const refused = await changeEnquiry(db, { enquiryId, input: body, staff, now: staff.now });
    return refused ?? (await readEnquiryResponse(db, enquiryId)) ?? notFound;
  },

  async "POST /api/admin/enquiries/{enquiryId}/replies"({ params, body, ...staff }) {
    const { enquiryId } = params;
    const refused = await replyToEnquiry(db, jobs, { enquiryId, input: body, staff, now: staff.now });
    return refused ?? (await readEnquiryResponse(db, enquiryId)) ?? notFound;
  },
});

const enquiryRowResponse = (row: EnquiryRow): Static<typeof StaffEnquiryRow> => ({
  id: row.enquiry_id,
  kind: row.kind,
  name: row.name,
  email: row.email,
  description: row.description,
  state: row.state,
  owner: `${row.first_name ?? ""} ${row.last_name ?? ""}`.trim(),
  receivedAt: row.received_at.toISOString(),
  dueAt: new Date(row.received_at.getTime() + REPLY_DUE_MS).toISOString(),
  version: row.version,
});

async function readEnquiryResponse(db: Db, enquiryId: EnquiryId): Promise<StaffEnquiry | undefined> {
  const row = await findEnquiryRow(db, enquiryId);
  if (!row) return undefined;
  const replies = await listReplies(db, enquiryId);
  return {
    ...enquiryRowResponse(row),
    productIdea: row.product_idea,
    budget: row.budget,
    qty: row.qty,
    language: row.language,
    replies: replies.map((reply) => ({
      id: reply.enquiry_reply_id,
      at: reply.written_at.toISOString(),
      by: fullName(reply.first_name, reply.last_name),
      body: reply.body,
      state: reply.state ?? "queued",
    })),
  };
}
