import { erasePersonalCodes } from "../../buying/coupon/erase-coupons.store.ts";
import { listHadKits } from "../../buying/kit/kit-redemption.store.ts";
import { eraseMembersOf } from "../../buying/member-account/erase-member.ts";
import type { Erasure } from "../../contract/admin/privacy.ts";
import { type Refusal, refuse } from "../../contract/errors.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import { type StaffText, staffText, untranslated } from "../../contract/staff-text.ts";
import { eraseQuotes, lockQuotesOf } from "../../orders/quote/old-quotes.store.ts";
import { eraseEnquiries } from "../../people/enquiry/old-enquiries.store.ts";
import { rememberErasedKits } from "../../people/erased-kit/erased-kits.ts";
import { listMembersOf } from "../../people/member/member.store.ts";
import { eraseFromAudit } from "../../platform/audit/erase-audit.ts";
import { recordChange } from "../../platform/audit/record-change.ts";
import type { Db } from "../../platform/db/database.ts";
import { normalizeEmail } from "../../platform/mail/email-address.ts";
import { eraseMails } from "../../platform/mail/old-mails.store.ts";
import * as erase from "./erase.store.ts";
import { eraseLogin } from "./erase-login.ts";
import { eraseOrders } from "./erase-orders.ts";

export interface ErasePerson {
  readonly personId: number;
  readonly version: number;
  /** Typed again by the administrator who erases. */
  readonly email: string;
  readonly staff: StaffCaller;
  readonly now: Date;
}

const notFound = refuse("not_found", "There is no such person.");

/** What erasing would delete, and what prevents it. */
export async function readErasure(db: Db, personId: number): Promise<Erasure | Refusal<"not_found">> {
  const found = await erase.findErasable(db, personId);
  if (!found) return notFound;
  const {
    email,
    version,
    logins,
    savedAddresses,
    orders,
    invoices,
    enquiries,
    quotes,
    mails,
    codes,
    members,
  } = found;
  const account = { email, version, logins, savedAddresses, members };
  const counts = { ...account, orders, invoices, enquiries, quotes, mails, codes };
  return { ...counts, hadKit: hadKit(found), blockedReason: blockedReasonOf(found) };
}

/**
 * Erases a person in one transaction. Afterwards only issued invoices name them (docs/decisions/0019). Amounts and lines
 * of their orders stay. Orders that printed cards of theirs made are erased too. Nobody can log in to the account, and the e-mail address may sign up again. Returns undefined
 * when it is done. Refuses erasure_not_possible (an order is not finished; the person is staff, or was erased already).
 */
export async function erasePerson(
  db: Db,
  request: ErasePerson,
): Promise<
  Refusal<"email_not_confirmed" | "erasure_not_possible" | "not_found" | "version_conflict"> | undefined
> {
  const { personId, staff, now } = request;
  return db.transaction().execute(async (trx) => {
    await lockQuotesOf(trx, normalizeEmail(request.email));
    await erase.lockErasable(trx, personId);
    const found = await erase.findErasable(trx, personId);
    if (!found) return notFound;
    if (found.version !== request.version)
      return refuse(
        "version_conflict",
        "Somebody else changed this person in the meantime, so nothing was saved.",
      );
    const blockedReason = blockedReasonOf(found);
    if (blockedReason) return refuse("erasure_not_possible", blockedReason);
    if (normalizeEmail(request.email) !== found.folded)
      return refuse("email_not_confirmed", "This is not the person's e-mail address. Nothing was changed.");
    const person = { userId: personId, email: found.folded, now };
    const memberIds = await listMembersOf(trx, personId, found.folded);
    const ofCards = await erase.listCardAccounts(trx, personId, memberIds);
    for (const { userId } of ofCards) {
      await erase.lockErasable(trx, userId);
      const other = await erase.findErasable(trx, userId);
      const reason = other && blockedReasonOf(other);
      if (reason) return refuse("erasure_not_possible", reason);
    }
    await rememberErasedKits(trx, found.folded, await listHadKits(trx, personId));
    const accounts = [person, ...ofCards.map((each) => ({ ...each, now }))];
    const audited = []; // before the rows that name the person are erased
    for (const account of accounts) audited.push(await erase.findAudited(trx, account));
    for (const account of accounts) await eraseMails(trx, account);
    await eraseEnquiries(trx, person);
    await eraseQuotes(trx, person);
    await erasePersonalCodes(trx, person);
    const members = await eraseMembersOf(trx, person);
    for (const account of accounts) await eraseLogin(trx, account);
    for (const { userId } of accounts) await eraseOrders(trx, userId);
    const { orders, invoices, enquiries, quotes, mails, codes } = found;
    const auditRows = [];
    for (const each of audited) auditRows.push(...(await eraseFromAudit(trx, each)));
    await recordChange(trx, {
      staff,
      action: "person erased",
      subject: "people",
      subjectId: personId,
      after: {
        orders,
        invoices,
        enquiries,
        quotes,
        mails,
        codes,
        members,
        ...(auditRows.length > 0 && { auditRows }),
      },
      now,
    });
    return undefined;
  });
}

const hadKit = ({ kits, had_kit }: erase.Erasable): boolean => kits > 0 || had_kit;

function blockedReasonOf({ erased_at, role, underWay }: erase.Erasable): StaffText {
  if (erased_at) return staffText`This person was erased already.`;
  if (role !== "buyer") return staffText`This person is staff. Make them a buyer first.`;
  if (underWay === 1)
    return staffText`An order is under way. Deliver or cancel first: the parcel needs the address.`;
  if (underWay > 1)
    return staffText`${underWay} orders are under way. Deliver or cancel first: the parcel needs the address.`;
  return untranslated("");
}
