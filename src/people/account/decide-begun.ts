import type { UserId } from "../../contract/ids.ts";
import type { BegunVerdict } from "../../contract/own-account.schemas.ts";
import type { Trx } from "../../platform/db/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { toSingleLine } from "../../platform/mail/single-line.ts";
import { noCompany } from "../../platform/vat-number/billed-company.ts";
import { type ClearCartAndAddresses, clearBeforeProof } from "./clear-before-proof.ts";
import { changeOwnPerson, forgetBegun, keepBegun, setAccountCompany } from "./own-account.store.ts";

/** Buying's, which is above. */
export interface ClearBegun {
  readonly clearCartAndAddresses: ClearCartAndAddresses;
  /** Deletes the saved addresses that were last used until then. */
  readonly clearAddressesUntil: (trx: Trx, userId: UserId, until: Date) => Promise<void>;
}

/** An answer with its name as one visible line; null without a first name. */
export function readVerdict({ answer, ...name }: BegunVerdict): BegunVerdict | null {
  const [firstName, lastName] = [toSingleLine(name.firstName), toSingleLine(name.lastName)];
  return firstName ? { answer, firstName, lastName } : null;
}

/**
 * The owner of a locked account says whether what was begun before the proof is theirs. If it is, all of it stays, and unpaid
 * orders have the whole time. If it is not, cart, number and addresses go at the proof; later only the addresses of before it and the company, because what came
 * since is the owner's. Unpaid orders end then at the time that their page said.
 */
export async function decideBegun(
  trx: Trx,
  jobs: Jobs,
  {
    userId,
    begun: { answer, firstName, lastName },
    claimedAt,
    clear,
    now,
  }: {
    readonly userId: UserId;
    readonly begun: BegunVerdict;
    /** Null: the address is proved just now. */
    readonly claimedAt: Date | null;
    readonly clear: ClearBegun;
    readonly now: Date;
  },
): Promise<void> {
  await changeOwnPerson(trx, userId, { first_name: firstName, last_name: lastName });
  if (answer === "mine") {
    await keepBegun(trx, userId);
    await jobs.enqueue(trx, "order.address-proved", { userId });
  } else if (claimedAt) {
    await forgetBegun(trx, userId);
    await setAccountCompany(trx, userId, noCompany);
    await clear.clearAddressesUntil(trx, userId, claimedAt);
  } else {
    await clearBeforeProof(trx, userId, { ...clear, now });
    await changeOwnPerson(trx, userId, { contact_no: null });
  }
}
