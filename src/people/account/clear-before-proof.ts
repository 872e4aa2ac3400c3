import type { UserId } from "../../contract/ids.ts";
import type { Trx } from "../../platform/db/database.ts";
import { noCompany } from "../../platform/vat-number/billed-company.ts";
import { markClaimed, setAccountCompany } from "./own-account.store.ts";

/** Buying's, which is above: deletes a person's cart and saved addresses. */
export type ClearCartAndAddresses = (trx: Trx, userId: UserId) => Promise<void>;

/**
 * Deletes what somebody else may have left in an account with this e-mail address: the cart, the saved addresses and the company that is billed. Their unpaid
 * orders are cancelled at the time that was said when they were placed: it is not prolonged for them (`renewPayByOfPerson`).
 */
export async function clearBeforeProof(
  trx: Trx,
  userId: UserId,
  {
    clearCartAndAddresses,
    now,
  }: { readonly clearCartAndAddresses: ClearCartAndAddresses; readonly now: Date },
): Promise<void> {
  await markClaimed(trx, userId, { now, isUnanswered: false });
  await setAccountCompany(trx, userId, noCompany);
  await clearCartAndAddresses(trx, userId);
}
