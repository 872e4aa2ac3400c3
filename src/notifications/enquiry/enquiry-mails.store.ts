import type { EnquiryId } from "../../contract/ids.ts";
import type { Db } from "../../platform/db/database.ts";
import type { EnquiryToMail } from "./enquiry-mails.ts";

export async function readEnquiry(db: Db, enquiryId: EnquiryId): Promise<EnquiryToMail> {
  return db
    .selectFrom("enquiries")
    .select(["kind", "name", "email", "description", "budget", "qty"])
    .select(["product_idea as productIdea", "received_at as receivedAt"])
    .where("enquiry_id", "=", enquiryId)
    .executeTakeFirstOrThrow();
}

export async function readReply(db: Db, enquiryReplyId: number): Promise<string> {
  const { body } = await db
    .selectFrom("enquiry_replies")
    .select("body")
    .where("enquiry_reply_id", "=", enquiryReplyId)
    .executeTakeFirstOrThrow();
  return body;
}
