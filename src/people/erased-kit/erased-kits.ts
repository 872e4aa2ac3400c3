import { createHmac } from "node:crypto";
import type { Trx } from "../../platform/db/database.ts";
import { mailboxOf } from "../../platform/mail/email-address.ts";
import { hasKitHash, readErasureKey, saveKitHash } from "./erased-kit.store.ts";

/** Remembers that the erased account of a normalized e-mail address had redeemed its kit. */
export const rememberErasedKit = async (trx: Trx, emailFolded: string): Promise<void> =>
  saveKitHash(trx, await hashEmail(trx, mailboxOf(emailFolded)));

/**
 * Whether an erased account with this normalized e-mail address had redeemed its kit. A new account then gets
 * none.
 */
export async function hadKitBeforeErasure(trx: Trx, emailFolded: string): Promise<boolean> {
  for (const each of new Set([mailboxOf(emailFolded), emailFolded])) // older rows have the hash of the e-mail address itself
    if (await hasKitHash(trx, await hashEmail(trx, each))) return true;
  return false;
}

/**
 * A hash keyed with this store's own secret. Without the secret, nobody can test e-mail addresses against the
 * table.
 */
export const hashEmail = async (trx: Trx, emailFolded: string): Promise<Buffer> =>
  createHmac("sha256", await readErasureKey(trx))
    .update(emailFolded)
    .digest();
