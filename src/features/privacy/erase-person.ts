import { createHmac } from "node:crypto";
import type { Erasure } from "../../contract/admin/privacy.ts";
import { type Refusal, refuse } from "../../contract/errors.ts";
import type { Staff } from "../../contract/handler.ts";
import type { Db, Trx } from "../../server/db/database.ts";
import { foldEmail } from "../account/email.ts";
import { recordChange } from "../audit/record-change.ts";
import * as erase from "./erase.store.ts";

export interface ErasePerson {
  readonly personId: number;
  readonly version: number;
  /** Typed again by who erases. */
  readonly email: string;
  readonly staff: Staff;
  readonly now: Date;
}

const notFound = refuse("not_found", "There is no such person.");

/** What erasing would do. Refuses not_found. */
export async function readErasure(db: Db, personId: number): Promise<Erasure | Refusal> {
  const found = await erase.readErasable(db, personId);
  if (!found) return notFound;
  const { email, version, logins, savedAddresses, orders, invoices, enquiries, mails, codes } = found;
  const kept = { email, version, logins, savedAddresses, orders, invoices, enquiries, mails, codes };
  return { ...kept, hadKit: hadKit(found), hindrance: hindranceOf(found) };
}

/**
 * Erases a person in one transaction: nothing but invoices that were issued names them any more (docs/decisions/0019), the
 * amounts and lines of their orders stay, nobody logs in there, and the address may sign up again. Undefined when it is done; refuses not_found, edited_meanwhile,
 * email_not_confirmed, erasing_not_possible (an order is under way; somebody who works here; erased already).
 */
export async function erasePerson(db: Db, given: ErasePerson): Promise<Refusal | undefined> {
  const { personId, staff, now } = given;
  return db.transaction().execute(async (trx) => {
    await erase.lockErasable(trx, personId);
    const found = await erase.readErasable(trx, personId);
    if (!found) return notFound;
    if (found.version !== given.version)
      return refuse("edited_meanwhile", "Somebody else changed this person meanwhile. Nothing was changed.");
    const hindrance = hindranceOf(found);
    if (hindrance) return refuse("erasing_not_possible", hindrance);
    if (foldEmail(given.email) !== found.folded)
      return refuse("email_not_confirmed", "This is not the address of the person. Nothing was changed.");
    if (hadKit(found)) await erase.keepKitHash(trx, await addressHash(trx, found.folded));
    const person = { userId: personId, email: found.folded, now };
    await erase.eraseMails(trx, person);
    await erase.eraseEnquiries(trx, person);
    await erase.eraseCodes(trx, person);
    await erase.eraseAccount(trx, person);
    await erase.eraseOrders(trx, person);
    const { orders, invoices, enquiries, mails, codes } = found;
    await recordChange(trx, {
      staff,
      action: "person erased",
      subject: "people",
      subjectId: personId,
      after: { orders, invoices, enquiries, mails, codes },
      now,
    });
    return undefined;
  });
}

/** Whether an erased account of this folded address had redeemed its kit: a new one gets none. */
export async function hadKitBefore(trx: Trx, emailFolded: string): Promise<boolean> {
  return erase.isKitHashKept(trx, await addressHash(trx, emailFolded));
}

/** Keyed by this store's own secret, so that the table alone tells nothing to who tries addresses on it. */
const addressHash = async (trx: Trx, emailFolded: string): Promise<Buffer> =>
  createHmac("sha256", await erase.readErasureKey(trx))
    .update(emailFolded)
    .digest();

const hadKit = ({ kits, had_kit }: erase.Erasable): boolean => kits > 0 || had_kit;

function hindranceOf({ erased_at, role, underWay }: erase.Erasable): string {
  if (erased_at) return "This person was erased already.";
  if (role !== "buyer") return "This person works in the back office. Make them a buyer first.";
  if (underWay > 0)
    return `${underWay === 1 ? "An order is" : `${underWay} orders are`} under way. Deliver or cancel first: the parcel needs the address.`;
  return "";
}
