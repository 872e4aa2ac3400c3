import { randomBytes } from "node:crypto";
import { type Refusal, refuse } from "../../contract/errors.ts";
import type { Caller } from "../../contract/handler.ts";
import { clientNetwork } from "../../platform/attempt-limit/attempt-limit.ts";
import type { AttemptLimiter } from "../../platform/attempt-limit/limit-attempts.ts";
import type { Db } from "../../platform/db/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import type { Language } from "../../platform/language/language.ts";
import { isEmail, mailboxOf, normalizeEmail } from "../../platform/mail/email-address.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import { findSku, saveAlert } from "./back-in-stock.store.ts";

interface AskForAlert {
  readonly variantId: number;
  readonly size: string;
  /** Undefined: the caller's own e-mail address. */
  readonly email: string | undefined;
  readonly language: Language;
  readonly caller: Caller | null;
  readonly clientIp: string;
  readonly now: Date;
}

type AlertError =
  | "email_invalid"
  | "size_needed"
  | "state_conflict"
  | "too_many_requests"
  | "variant_unknown";

/**
 * Asks for one mail when a SKU is back. A caller who has proved their e-mail address waits at once; every other address gets
 * a mail that asks first, and the answer is the same whether or not it waits already. Above the limit of a mailbox nothing
 * is stored and nothing mailed.
 */
export async function askForAlert(
  db: Db,
  jobs: Jobs,
  limiter: AttemptLimiter,
  { variantId, size, email, language, caller, clientIp, now }: AskForAlert,
): Promise<{ isConfirmed: boolean; token: string } | Refusal<AlertError>> {
  const sku = await findSku(db, variantId, size);
  if (!sku) return refuse("variant_unknown", "This product is not in the shop any more.");
  if (sku.hasSizes && sku.size === null) return refuse("size_needed", "Please choose a size.");
  if (sku.isSold) return refuse("state_conflict", "It’s already back: you can buy it now.");
  const recipient = (email ?? caller?.email ?? "").trim();
  if (!isEmail(recipient)) return refuse("email_invalid", "Please check the email address.");
  const emailFolded = normalizeEmail(recipient);
  const isConfirmed = caller?.emailVerified === true && normalizeEmail(caller.email) === emailFolded;
  const client = clientNetwork(clientIp);
  const tooMany = await limiter.count(
    [
      { kind: "alert from client", subject: client },
      { kind: "alert from client in a day", subject: client },
    ],
    now,
  );
  if (tooMany) return tooMany;
  const mailbox = { kind: "alert mail to mailbox in a day", subject: mailboxOf(emailFolded) } as const;
  if (!isConfirmed && (await limiter.count([mailbox], now))) return { isConfirmed, token: "" };
  return db.transaction().execute(async (trx) => {
    const { alert_id: alertId, token } = await saveAlert(trx, {
      variantId,
      size: sku.size ?? "",
      userId: isConfirmed ? caller.userId : null,
      email: recipient,
      emailFolded,
      token: randomBytes(18).toString("base64url"),
      language,
      isConfirmed,
      now,
    });
    if (isConfirmed) return { isConfirmed, token };
    await queueMail(trx, jobs, { kind: "alert-asked", recipient, alertId, language, now });
    return { isConfirmed, token: "" };
  });
}
