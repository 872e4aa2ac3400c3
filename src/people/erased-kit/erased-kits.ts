import { createHmac } from "node:crypto";
import type { OccasionId } from "../../contract/ids.ts";
import type { Trx } from "../../platform/db/database.ts";
import { mailboxOf } from "../../platform/mail/email-address.ts";
import { listKitHashes, readErasureKey, saveKitHashes } from "./erased-kit.store.ts";

/** Remembers that the erased account of a normalized e-mail address had redeemed the kits of these occasions. */
export const rememberErasedKits = async (
  trx: Trx,
  emailFolded: string,
  occasionIds: readonly OccasionId[],
): Promise<void> => saveKitHashes(trx, await hashEmail(trx, mailboxOf(emailFolded)), occasionIds);

/**
 * Which kits an erased account with this normalized e-mail address had redeemed, as columns of the new account: it gets none of
 * them again.
 */
export async function readErasedKits(
  trx: Trx,
  emailFolded: string,
): Promise<{ readonly had_kit: boolean; readonly had_kits_of: OccasionId[] }> {
  // Older rows have the hash of the e-mail address itself.
  const hashes = await Promise.all(
    [...new Set([mailboxOf(emailFolded), emailFolded])].map((each) => hashEmail(trx, each)),
  );
  const occasionIds = await listKitHashes(trx, hashes);
  return { had_kit: occasionIds.includes(FIRST), had_kits_of: occasionIds.filter((id) => id !== FIRST) };
}

const FIRST: OccasionId = 1;

/**
 * A hash keyed with this store's own secret. Without the secret, nobody can test e-mail addresses against the
 * table.
 */
export const hashEmail = async (trx: Trx, emailFolded: string): Promise<Buffer> =>
  createHmac("sha256", await readErasureKey(trx))
    .update(emailFolded)
    .digest();
