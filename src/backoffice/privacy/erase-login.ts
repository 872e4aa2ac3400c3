import { clearCartAndAddresses } from "../../buying/cart/clear-cart-and-addresses.ts";
import { deleteAlertsTo } from "../../catalogue/back-in-stock/back-in-stock.store.ts";
import { eraseAccount } from "../../people/account/change-account.store.ts";
import { deleteLinksOf } from "../../people/company-login/company-login.store.ts";
import { deleteInvitationTo } from "../../people/invitation/invitations.store.ts";
import { deletePasskeysOfPerson } from "../../people/second-factor/passkey.store.ts";
import { deleteSecondFactor } from "../../people/second-factor/second-factor.store.ts";
import { deleteClientsOf } from "../../platform/attempt-limit/attempt-limit.store.ts";
import type { Trx } from "../../platform/db/database.ts";
import type { PersonToErase } from "../../platform/erasure/person-to-erase.ts";
import { deleteCodesOf } from "../../platform/one-time-code/one-time-code.store.ts";
import { deleteSessionsOfPerson } from "../../platform/session/session.store.ts";
import { deletePlansOf } from "../leavers/planned-leavers.store.ts";

/** Deletes what lets a person in and what the store has gathered for them, and empties the account. */
export async function eraseLogin(trx: Trx, person: PersonToErase): Promise<void> {
  const { userId, email } = person;
  await deleteInvitationTo(trx, email);
  await deleteSessionsOfPerson(trx, userId);
  await deleteClientsOf(trx, userId);
  await deleteCodesOf(trx, userId);
  await clearCartAndAddresses(trx, userId);
  await deleteSecondFactor(trx, userId);
  await deletePasskeysOfPerson(trx, userId);
  await deleteLinksOf(trx, userId);
  await deleteAlertsTo(trx, email);
  await deletePlansOf(trx, [email]);
  await eraseAccount(trx, person);
}
