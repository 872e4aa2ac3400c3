import { type Refusal, refuse } from "../../contract/errors.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import type { MemberId, UserId } from "../../contract/ids.ts";
import { lockAccount } from "../../people/account/change-account.store.ts";
import {
  declineMember,
  type LockedMember,
  lockMembers,
  updateMember,
} from "../../people/member/member.store.ts";
import { markEmailProved } from "../../people/member/member-email.store.ts";
import { findMemberToAsk } from "../../people/member/member-list.store.ts";
import { memberChanged, memberNotFound } from "../../people/member/save-member.ts";
import { recordChange, recordSystemChange } from "../../platform/audit/record-change.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import { isUniqueViolation } from "../../platform/db/unique-violation.ts";
import { normalizeEmail } from "../../platform/mail/email-address.ts";
import { bindRedemptions } from "../kit/kit-redemption.store.ts";

interface ByStaff {
  readonly memberId: MemberId;
  readonly version: number;
  readonly staff: StaffCaller;
  readonly now: Date;
}

const alreadyLinked = refuse(
  "account_linked",
  "This account belongs to another member. If they are one person, merge them; else unlink it there first.",
);

/**
 * Staff link the account with an e-mail address to a member. Undefined when it is done. Refuses account_linked: the account, or
 * the member, has another link.
 */
export const linkMember = (
  db: Db,
  { memberId, version, email, staff, now }: ByStaff & { readonly email: string },
): Promise<Refusal<"account_linked" | "not_found" | "version_conflict"> | undefined> =>
  orLinkedFirst(
    db.transaction().execute(async (trx) => {
      const account = await lockAccount(trx, { email: normalizeEmail(email) });
      const [member] = await lockMembers(trx, [memberId]);
      if (!member) return memberNotFound;
      if (member.version !== version) return memberChanged;
      if (!account) return refuse("not_found", "Nobody has an account with this e-mail address.");
      if (member.user_id === account.user_id) return undefined;
      if (member.user_id !== null)
        return refuse("account_linked", "This member has another account. Unlink it first.");
      await writeLink(trx, member, account.user_id, now);
      await recordChange(trx, {
        staff,
        action: "member linked",
        subject: "members",
        subjectId: memberId,
        after: { personId: account.user_id },
        now,
      });
      return undefined;
    }),
  );

/**
 * A person says whether a member who has their proved address is them. Undefined when it is done, also when it was done before. Refuses
 * account_linked: it was settled otherwise in the meantime, so a yes links nothing.
 */
export const resolveMemberQuestion = (
  db: Db,
  reply: {
    readonly userId: UserId;
    readonly memberId: MemberId;
    readonly isMe: boolean;
    readonly now: Date;
  },
): Promise<Refusal<"account_linked"> | undefined> =>
  orLinkedFirst(
    db.transaction().execute(async (trx) => {
      const { userId, memberId, isMe, now } = reply;
      await lockAccount(trx, { userId });
      const [member] = await lockMembers(trx, [memberId]);
      // Read under both locks: the address may be another member's by now, or its proof gone.
      const asked = await findMemberToAsk(trx, userId);
      if (!member || asked?.member_id !== memberId)
        return isMe && member?.user_id !== userId ? alreadyLinked : undefined;
      if (!isMe) {
        await declineMember(trx, memberId, userId, now);
        return undefined;
      }
      await writeLink(trx, member, userId, now);
      await recordSystemChange(trx, {
        action: "member linked",
        subject: "members",
        subjectId: memberId,
        after: { personId: userId },
        now,
      });
      return undefined;
    }),
  );

async function writeLink(trx: Trx, member: LockedMember, userId: UserId, now: Date): Promise<void> {
  await updateMember(trx, member.member_id, { user_id: userId }, now);
  await markEmailProved(trx, member.member_id, userId, now);
  await bindRedemptions(trx, userId, member.member_id);
}

/**
 * The account belongs to the member no more. Its kit stays the member's, unless the account was somebody else's. Undefined when
 * it is done.
 */
export async function unlinkMember(
  db: Db,
  { memberId, version, isSomebodyElse, staff, now }: ByStaff & { readonly isSomebodyElse: boolean },
): Promise<Refusal<"not_found" | "version_conflict"> | undefined> {
  return db.transaction().execute(async (trx) => {
    const [member] = await lockMembers(trx, [memberId]);
    if (!member) return memberNotFound;
    if (member.version !== version) return memberChanged;
    const { user_id: userId } = member;
    if (userId === null) return refuse("not_found", "This member has no account.");
    await updateMember(trx, memberId, { user_id: null }, now);
    if (isSomebodyElse) {
      await bindRedemptions(trx, userId, null);
      await declineMember(trx, memberId, userId, now);
    }
    await recordChange(trx, {
      staff,
      action: "member unlinked",
      subject: "members",
      subjectId: memberId,
      after: { personId: userId, isSomebodyElse },
      now,
    });
    return undefined;
  });
}

async function orLinkedFirst<T>(linked: Promise<T>): Promise<T | Refusal<"account_linked">> {
  return linked.catch((error: unknown) => {
    if (isUniqueViolation(error, "members_user_id_key")) return alreadyLinked;
    throw error;
  });
}
