import { type Refusal, refuse } from "../../contract/errors.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import type { MemberId } from "../../contract/ids.ts";
import { rememberErasedKits } from "../../people/erased-kit/erased-kits.ts";
import { deleteMember, listMembersOf, lockMembers } from "../../people/member/member.store.ts";
import { listEmails } from "../../people/member/member-email.store.ts";
import { memberChanged, memberNotFound } from "../../people/member/save-member.ts";
import { recordChange, recordSystemChange } from "../../platform/audit/record-change.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import type { PersonToErase } from "../../platform/erasure/person-to-erase.ts";
import { eraseClaimMails } from "../../platform/mail/old-mails.store.ts";
import {
  countRedemptions,
  forgetDecisions,
  hasCardOrders,
  listMemberKits,
} from "../kit/kit-redemption.store.ts";
import { listNeverCame } from "./joiners.store.ts";

interface EraseMember {
  readonly memberId: MemberId;
  readonly version: number;
  readonly staff: StaffCaller;
  readonly now: Date;
}

/**
 * Erases a member without an account. Undefined when it is done. Refuses erasure_not_possible: an account is linked, or a printed card
 * made one for an order; it is erased with its person, which takes the member along.
 */
export async function eraseMember(
  db: Db,
  { memberId, version, staff, now }: EraseMember,
): Promise<Refusal<"erasure_not_possible" | "not_found" | "version_conflict"> | undefined> {
  return db.transaction().execute(async (trx) => {
    const [member] = await lockMembers(trx, [memberId]);
    if (!member) return memberNotFound;
    if (member.version !== version) return memberChanged;
    if (member.user_id !== null)
      return refuse(
        "erasure_not_possible",
        "This member has an account. Erase the person instead: that erases both.",
      );
    if (await hasCardOrders(trx, memberId))
      return refuse(
        "erasure_not_possible",
        "This member ordered by a printed card. Erase the person of that order instead: that erases both.",
      );
    const after = await eraseLockedMember(trx, memberId, now);
    await recordChange(trx, {
      staff,
      action: "member erased",
      subject: "members",
      subjectId: memberId,
      after,
      now,
    });
    return undefined;
  });
}

/** Erases a batch of joiners who never came, whose record nobody has changed since `before`. Returns how many. */
export const eraseNeverCame = (
  db: Db,
  query: { readonly before: Date; readonly now: Date; readonly batchSize: number },
): Promise<number> =>
  db.transaction().execute(async (trx) => {
    const found = await listNeverCame(trx, query);
    await lockMembers(trx, found);
    const erased = await listNeverCame(trx, { ...query, among: found }); // one may have come or claimed meanwhile
    const audited = [];
    for (const memberId of erased)
      audited.push({ memberId, after: await eraseLockedMember(trx, memberId, query.now) });
    for (const { memberId, after } of audited)
      await recordSystemChange(trx, {
        action: "member erased",
        subject: "members",
        subjectId: memberId,
        after,
        now: query.now,
      });
    return erased.length;
  });

/**
 * Erases the member that a person is: the one that their account is linked to, and the one that has its address. Returns how many
 * these are. Call it while the account still has its address.
 */
export async function eraseMembersOf(trx: Trx, { userId, email, now }: PersonToErase): Promise<number> {
  const found = await listMembersOf(trx, userId, email);
  for (const { member_id } of await lockMembers(trx, found)) await eraseLockedMember(trx, member_id, now);
  return found.length;
}

/** Deletes all that is known of a member. Of a redeemed kit, keyed hashes of all their addresses stay: none gets a second one. */
export async function eraseLockedMember(
  trx: Trx,
  memberId: MemberId,
  now: Date,
): Promise<{ readonly emails: number; readonly kits: number }> {
  const emails = await listEmails(trx, memberId);
  const kits = await countRedemptions(trx, memberId);
  const occasionIds = await listMemberKits(trx, memberId);
  for (const { email_folded } of emails) await rememberErasedKits(trx, email_folded, occasionIds);
  await eraseClaimMails(trx, memberId, now);
  await forgetDecisions(trx, memberId);
  await deleteMember(trx, memberId);
  return { emails: emails.length, kits };
}
