import { sql } from "kysely";
import type { EnquiryId, UserId } from "../../contract/ids.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import { type PageQuery, paginate, prefixTsQuery } from "../../platform/db/paginate.ts";

export interface EnquiriesQuery extends PageQuery {
  readonly sort: "receivedAt";
  readonly order: "asc" | "desc";
  readonly q?: string;
  readonly state?: "new" | "answered" | "closed";
  readonly kind?: "contact" | "bulk";
  /** Only enquiries that are assigned to this person. */
  readonly ownerId?: number | undefined;
}

const columns = [
  "enquiry_id",
  "kind",
  "enquiries.name",
  "enquiries.email",
  "description",
  "product_idea",
  "budget",
  "qty",
  "state",
  "received_at",
  "enquiries.version",
  "first_name",
  "last_name",
] as const;

const withOwner = (db: Db) => db.selectFrom("enquiries").leftJoin("users", "users.user_id", "owner_id");

/** One page of the enquiries that match the filters. */
export function listEnquiries(db: Db, query: EnquiriesQuery) {
  const textQuery = prefixTsQuery(query.q);
  let found = withOwner(db);
  if (textQuery) found = found.where(sql<boolean>`enquiries.search @@ ${textQuery}::tsquery`);
  if (query.state) found = found.where("state", "=", query.state);
  if (query.kind) found = found.where("kind", "=", query.kind);
  if (query.ownerId !== undefined) found = found.where("owner_id", "=", query.ownerId);
  return paginate(db, query, found, (rows) =>
    rows.select(columns).orderBy("received_at", query.order).orderBy("enquiry_id", query.order),
  );
}
export type EnquiryRow = Awaited<ReturnType<typeof listEnquiries>>["rows"][number];

export const findEnquiryRow = (db: Db | Trx, enquiryId: EnquiryId) =>
  withOwner(db as Db)
    .select(columns)
    .select(
      sql<string>`coalesce((select language from mails m where m.enquiry_id = enquiries.enquiry_id
        and m.kind = 'enquiry-to-sender' limit 1), 'en')`.as("language"),
    )
    .where("enquiry_id", "=", enquiryId)
    .executeTakeFirst();

/** The replies, oldest first, each with the state of its mail. */
export const listReplies = (db: Db, enquiryId: EnquiryId) =>
  db
    .selectFrom("enquiry_replies")
    .innerJoin("users", "users.user_id", "written_by")
    .leftJoin("mails", "mails.enquiry_reply_id", "enquiry_replies.enquiry_reply_id")
    .select([
      "enquiry_replies.enquiry_reply_id",
      "body",
      "written_at",
      "first_name",
      "last_name",
      "mails.state",
    ])
    .where("enquiry_replies.enquiry_id", "=", enquiryId)
    .orderBy("enquiry_replies.enquiry_reply_id")
    .execute();

export const lockEnquiry = (trx: Trx, enquiryId: EnquiryId) =>
  trx
    .selectFrom("enquiries")
    .select(["enquiry_id", "email", "state", "owner_id", "version"])
    .where("enquiry_id", "=", enquiryId)
    .forUpdate()
    .executeTakeFirst();

export async function updateEnquiry(
  trx: Trx,
  enquiryId: EnquiryId,
  change: { readonly state?: "new" | "answered" | "closed"; readonly owner_id?: number | null },
): Promise<void> {
  await trx
    .updateTable("enquiries")
    .set((eb) => ({ ...change, version: eb("version", "+", 1) }))
    .where("enquiry_id", "=", enquiryId)
    .execute();
}

/** Returns the reply's id. */
export async function insertReply(
  trx: Trx,
  reply: {
    readonly enquiryId: EnquiryId;
    readonly body: string;
    readonly userId: UserId;
    readonly now: Date;
  },
): Promise<number> {
  const { enquiry_reply_id } = await trx
    .insertInto("enquiry_replies")
    .values({
      enquiry_id: reply.enquiryId,
      body: reply.body,
      written_at: reply.now,
      written_by: reply.userId,
    })
    .returning("enquiry_reply_id")
    .executeTakeFirstOrThrow();
  return enquiry_reply_id;
}
