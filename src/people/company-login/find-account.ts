import { type Refusal, refuse } from "../../contract/errors.ts";
import type { Trx } from "../../platform/db/database.ts";
import { normalizeEmail } from "../../platform/mail/email-address.ts";
import { deleteSessionsOfPerson } from "../../platform/session/session.store.ts";
import { insertPerson } from "../account/account.store.ts";
import { type Account, claimAccount, lockAccount } from "../account/change-account.store.ts";
import { type ClearCartAndAddresses, clearBeforeProof } from "../account/clear-before-proof.ts";
import { readErasedKits } from "../erased-kit/erased-kits.ts";
import { findLinkedUser, insertLink, isLinked } from "./company-login.store.ts";
import type { Identity } from "./identity.ts";

interface Arrival {
  readonly issuer: string;
  readonly identity: Identity;
  readonly clearCartAndAddresses: ClearCartAndAddresses;
  readonly now: Date;
}

const linkedElsewhere = refuse(
  "account_linked",
  "An account with your address belongs to another company login. Please contact our support team.",
);

/**
 * The account of a person of the provider, locked: the linked one, else the one with their address, else a new one. The
 * subject counts before the address, because an address may be given to somebody new.
 */
export async function findAccountOf(
  trx: Trx,
  arrival: Arrival,
): Promise<Account | Refusal<"account_blocked" | "account_linked">> {
  const { issuer, identity } = arrival;
  const linkedId = await findLinkedUser(trx, issuer, identity.subject);
  const linked = linkedId === undefined ? undefined : await lockAccount(trx, { userId: linkedId });
  const account = linked ?? (await linkByAddress(trx, arrival));
  if (!account) return linkedElsewhere;
  if (account.blocked_at)
    return refuse(
      "account_blocked",
      "Your account in this store is blocked. Please contact our support team.",
    );
  return account;
}

/** Undefined: the account with this address is linked to somebody else. */
async function linkByAddress(trx: Trx, arrival: Arrival): Promise<Account | undefined> {
  const { issuer, identity, now } = arrival;
  const email = normalizeEmail(identity.email);
  const account = (await insertNew(trx, identity, now)) ?? (await lockAccount(trx, { email }));
  if (!account || account.blocked_at) return account;
  if (await isLinked(trx, issuer, account.user_id)) return undefined;
  if (!(await insertLink(trx, { issuer, subject: identity.subject, userId: account.user_id, now })))
    return undefined;
  if (account.email_proved_at) return account;
  // Somebody else may have signed up with this address: nothing of theirs stays.
  await clearBeforeProof(trx, account.user_id, arrival);
  await deleteSessionsOfPerson(trx, account.user_id);
  await claimAccount(trx, account.user_id, { ...identity, now });
  return lockAccount(trx, { userId: account.user_id });
}

async function insertNew(
  trx: Trx,
  { email, firstName, lastName }: Identity,
  now: Date,
): Promise<Account | undefined> {
  const email_folded = normalizeEmail(email);
  const inserted = await insertPerson(trx, {
    email,
    email_folded,
    first_name: firstName,
    last_name: lastName,
    email_proved_at: now,
    created_at: now,
    ...(await readErasedKits(trx, email_folded)),
  });
  return inserted && { ...inserted, blocked_at: null };
}
