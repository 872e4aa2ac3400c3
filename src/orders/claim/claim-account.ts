import type { UserId } from "../../contract/ids.ts";
import { insertPerson } from "../../people/account/account.store.ts";
import { proveBegunAccount } from "../../people/account/prove-begun-account.ts";
import { readErasedKits } from "../../people/erased-kit/erased-kits.ts";
import type { Trx } from "../../platform/db/database.ts";
import { Overtaken } from "../../platform/db/retry-conflicts.ts";
import { lockBuyer } from "../order/order.store.ts";
import type { FoundClaimLink } from "./link/claim-link.store.ts";

export interface ClaimAccount {
  readonly userId: UserId;
  /** Made by this claim, for a proved address: it is the member's. */
  readonly isNew: boolean;
}

/**
 * Locks the account that the order of a link is of, or makes one without a password: the member's, else that with the address
 * that the link was mailed to. The link proves that address. A card proves none: without an account of the member its order is of
 * one that nobody can log in to, and that is linked to nobody (docs/decisions/0037-occasions.md). `updatesEmail`: where a card's holder wants mails about the order. Undefined: the account was
 * blocked meanwhile.
 */
export async function accountOfClaim(
  trx: Trx,
  { userId, isCard, isProved, isOwnAddress, email, emailFolded, firstName, lastName }: FoundClaimLink,
  { updatesEmail, now }: { readonly updatesEmail: string; readonly now: Date },
): Promise<ClaimAccount | undefined> {
  if (userId === null) {
    const made = await insertPerson(trx, {
      email,
      email_folded: emailFolded,
      first_name: firstName,
      last_name: lastName,
      is_individual: true,
      email_proved_at: isCard ? null : now,
      ...(isCard && updatesEmail && { updates_email: updatesEmail }),
      created_at: now,
      ...(await readErasedKits(trx, emailFolded)),
    });
    if (!made) throw new Overtaken("An account with this address was made at the same moment");
    return { userId: made.user_id, isNew: !isCard };
  }
  if (isProved || !isOwnAddress) return (await lockBuyer(trx, userId)) ? { userId, isNew: false } : undefined;
  return (await proveBegunAccount(trx, userId, now)) ? { userId, isNew: false } : undefined;
}
