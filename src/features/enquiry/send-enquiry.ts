import type { EnquiryInput } from "../../contract/accounts.schemas.ts";
import { type Refusal, refuse } from "../../contract/errors.ts";
import type { Db } from "../../server/db/database.ts";
import type { Jobs } from "../../server/jobs/jobs.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { insertEnquiry } from "./enquiry.store.ts";
import { type EnquiryKind, readEnquiry } from "./enquiry.ts";

/**
 * Takes an enquiry: written down, mailed to the team and confirmed to its sender, all or nothing. Answers 200, which is
 * what the pages compare with; refuses malformed with a message of section 5. Specification 4, 5, 7.
 */
export async function sendEnquiry(
  db: Db,
  jobs: Jobs,
  { kind, body, now, teamEmail }: { kind: EnquiryKind; body: EnquiryInput; now: Date; teamEmail: string },
): Promise<200 | Refusal> {
  const enquiry = readEnquiry(kind, body);
  if ("wrong" in enquiry) return refuse("malformed", enquiry.wrong);
  await db.transaction().execute(async (trx) => {
    const enquiryId = await insertEnquiry(trx, enquiry, now);
    await queueMail(trx, jobs, { kind: "enquiry-to-team", recipient: teamEmail, enquiryId, now });
    await queueMail(trx, jobs, { kind: "enquiry-to-sender", recipient: enquiry.email, enquiryId, now });
  });
  return 200;
}
