import type { Caller } from "../../contract/handler.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { normalizeEmail } from "../../platform/mail/email-address.ts";
import { couponIdOfLink, isKitLinkOf } from "../../platform/order-link/sign-kit-link.ts";
import { lockActivePerson } from "./account.store.ts";
import { findKitToLink } from "./kit-link.store.ts";
import { markProvedByLink } from "./own-account.store.ts";

/**
 * Whether a link was mailed with a personal kit code to exactly this address, and the code can still be used: its reader has
 * the mailbox, so nobody mails them another code.
 */
export async function provesMailbox(
  db: Db | Trx,
  { kitLink, email, now }: { readonly kitLink: string; readonly email: string; readonly now: Date },
): Promise<boolean> {
  const couponId = couponIdOfLink(kitLink);
  const kit = couponId === undefined ? undefined : await findKitToLink(db, couponId, now);
  const emailFolded = normalizeEmail(email);
  return (
    couponId !== undefined &&
    kit?.bound_email === emailFolded &&
    isKitLinkOf(kit.secret, { couponId, emailFolded }, kitLink)
  );
}

/**
 * The login of a sign-up opens the link of its own kit code: 1, the address is proved. 0: the link is another address's, or its code
 * was used. Only a login without a password comes here, so nobody else's logins are open.
 */
export async function proveByKitLink(
  db: Db,
  jobs: Jobs,
  { caller, kitLink, now }: { readonly caller: Caller; readonly kitLink: string; readonly now: Date },
): Promise<0 | 1> {
  if (caller.emailVerified) return 1;
  return db.transaction().execute(async (trx) => {
    if (!(await provesMailbox(trx, { kitLink, email: caller.email, now }))) return 0;
    if (!(await lockActivePerson(trx, caller.userId))) return 0;
    await markProvedByLink(trx, caller.userId, now);
    await jobs.enqueue(trx, "order.address-proved", { userId: caller.userId });
    return 1;
  });
}
