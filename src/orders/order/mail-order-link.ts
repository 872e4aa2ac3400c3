import type { Refusal } from "../../contract/errors.ts";
import { clientNetwork } from "../../platform/attempt-limit/attempt-limit.ts";
import type { AttemptLimiter } from "../../platform/attempt-limit/limit-attempts.ts";
import type { Db } from "../../platform/db/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { normalizeEmail } from "../../platform/mail/email-address.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import { findOrderToLink } from "./order-link.store.ts";

export interface LinkRequest {
  /** As the store writes it; '' when it is no order number at all. */
  readonly orderNo: string;
  readonly email: string;
  readonly clientIp: string;
  readonly now: Date;
}

/**
 * Mails the link of an order to its buyer, if number and e-mail address belong together. Returns 200 in any case, so
 * that nobody learns which orders exist. Refuses too_many_requests, whether or not the order exists.
 */
export async function mailOrderLink(
  db: Db,
  jobs: Pick<Jobs, "enqueue">,
  limiter: AttemptLimiter,
  { orderNo, email, clientIp, now }: LinkRequest,
): Promise<200 | Refusal<"too_many_requests">> {
  const client = clientNetwork(clientIp);
  const mailbox = normalizeEmail(email);
  const tooMany = await limiter.count(
    [
      { kind: "order link mail from client", subject: client },
      { kind: "order link mail from client in a day", subject: client },
      { kind: "order link mail to mailbox in a day", subject: mailbox },
    ],
    now,
  );
  if (tooMany) return tooMany;
  await db.transaction().execute(async (trx) => {
    const order = await findOrderToLink(trx, orderNo);
    if (!order || order.emailFolded !== mailbox) return;
    const { email: recipient, userId, orderId } = order;
    await queueMail(trx, jobs, { kind: "order-link", recipient, userId, orderId, now });
  });
  return 200;
}
