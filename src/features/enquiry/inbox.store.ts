import { sql } from "kysely";
import type { Db, Trx } from "../../server/db/database.ts";
import { type PageWanted, pageOfRows, wordsQuery } from "../../server/db/page-of-rows.ts";

export interface EnquiriesWanted extends PageWanted {
  readonly sort: "receivedAt";
  readonly order: "asc" | "desc";
  readonly q?: string;
  readonly state?: "new" | "answered" | "closed";
  readonly kind?: "contact" | "bulk";
  /** Only those this person answers. */
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

/** A page of the inbox, as its filters narrow it. */
export function findEnquiries(db: Db, wanted: EnquiriesWanted) {
  const words = wordsQuery(wanted.q);
  let found = withOwner(db);
  if (words) found = found.where(sql<boolean>`enquiries.search @@ ${words}::tsquery`);
  if (wanted.state) found = found.where("state", "=", wanted.state);
  if (wanted.kind) found = found.where("kind", "=", wanted.kind);
  if (wanted.ownerId !== undefined) found = found.where("owner_id", "=", wanted.ownerId);
  return pageOfRows(db, wanted, found, (rows) =>
    rows.select(columns).orderBy("received_at", wanted.order).orderBy("enquiry_id", wanted.order),
  );
}
export type EnquiryRow = Awaited<ReturnType<typeof findEnquiries>>["rows"][number];

export const readEnquiryRow = (db: Db, enquiryId: number) =>
  withOwner(db).select(columns).where("enquiry_id", "=", enquiryId).executeTakeFirst();

/** What was answered, oldest first, with what became of each mail. */
export const readReplies = (db: Db, enquiryId: number) =>
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

export const lockEnquiry = (trx: Trx, enquiryId: number) =>
  trx
    .selectFrom("enquiries")
    .select(["enquiry_id", "email", "state", "owner_id", "version"])
    .where("enquiry_id", "=", enquiryId)
    .forUpdate()
    .executeTakeFirst();

export async function updateEnquiry(
  trx: Trx,
  enquiryId: number,
  change: { readonly state?: "new" | "answered" | "closed"; readonly owner_id?: number | null },
): Promise<void> {
  await trx
    .updateTable("enquiries")
    .set((eb) => ({ ...change, version: eb("version", "+", 1) }))
    .where("enquiry_id", "=", enquiryId)
    .execute();
}

/** Answers the reply's id. */
export async function insertReply(
  trx: Trx,
  reply: { readonly enquiryId: number; readonly body: string; readonly userId: number; readonly now: Date },
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
