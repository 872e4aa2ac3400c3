import type { Trx } from "../../server/db/database.ts";
import type { Jobs } from "../../server/jobs/jobs.ts";
import { insertMail } from "./mail.store.ts";
import type { MailKind } from "./mail-kinds.ts";

export interface MailToQueue {
  readonly kind: MailKind;
  readonly recipient: string;
  readonly userId?: number;
  readonly orderId?: number;
  readonly enquiryId?: number;
  readonly enquiryReplyId?: number;
  readonly couponId?: number;
  readonly refundId?: number;
  readonly now: Date;
}

/**
 * Stores a mail and its job in the transaction that causes it: all of them happen, or none. The job writes
 * the mail.
 */
export async function queueMail(trx: Trx, jobs: Pick<Jobs, "enqueue">, mail: MailToQueue): Promise<void> {
  const mailId = await insertMail(trx, mail);
  await jobs.enqueue(trx, "mail.send", { mailId });
}
