import type { MemberMerge } from "../../contract/admin/members.ts";
import { type Refusal, refuse } from "../../contract/errors.ts";
import { fullName } from "../../contract/full-name.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import type { MemberId } from "../../contract/ids.ts";
import { listEmployments, saveEmployments } from "../../people/member/employment.store.ts";
import * as store from "../../people/member/member.store.ts";
import { mergeEmployments } from "../../people/member/member.ts";
import * as emailStore from "../../people/member/member-email.store.ts";
import { memberChanged, memberNotFound } from "../../people/member/save-member.ts";
import { recordChange } from "../../platform/audit/record-change.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import {
  bindRedemptions,
  countRedemptions,
  markFoundDoubles,
  moveRedemptions,
} from "../kit/kit-redemption.store.ts";
import { moveClaimLinks, moveOccasionMembers } from "../occasion/occasion-members.store.ts";

interface Merge {
  readonly memberId: MemberId;
  readonly version: number;
  readonly otherId: MemberId;
  /** The version of the other one that was shown. Undefined: a dry run. */
  readonly otherVersion: number | undefined;
  readonly staff: StaffCaller;
  readonly now: Date;
}

/**
 * Makes two members one: addresses, employments, sizes, kits and account of the other move to this one, and the other's record
 * goes. What both say, this one says. Where both have an account, the other's is left to no member, and its address stays known.
 * Without the other's version it only reports. Refuses version_conflict, not_found, duplicate_entry (one and the same).
 */
export async function mergeMembers(
  db: Db,
  request: Merge,
): Promise<MemberMerge | Refusal<"duplicate_entry" | "not_found" | "version_conflict">> {
  const { memberId, otherId, otherVersion, staff, now } = request;
  if (memberId === otherId) return refuse("duplicate_entry", "This is the same member.");
  return db.transaction().execute(async (trx) => {
    const locked = await store.lockMembers(trx, [memberId, otherId]);
    const stays = locked.find((each) => each.member_id === memberId);
    const goes = locked.find((each) => each.member_id === otherId);
    if (!stays || !goes) return memberNotFound;
    const isStale = otherVersion !== undefined && goes.version !== otherVersion;
    if (stays.version !== request.version || isStale) return memberChanged;
    const plan = await planMerge(trx, stays, goes);
    if (otherVersion === undefined) return plan;
    await writeMerge(trx, stays, goes, plan, now);
    await recordChange(trx, {
      staff,
      action: "members merged",
      subject: "members",
      subjectId: memberId,
      after: {
        mergedId: otherId,
        emails: plan.goes.emails.length,
        kits: plan.goes.kits,
        accountMoved: plan.goes.account !== "" && plan.leftAccount === "",
      },
      now,
    });
    return { ...plan, isDone: true };
  });
}

async function planMerge(
  trx: Trx,
  stays: store.LockedMember,
  goes: store.LockedMember,
): Promise<MemberMerge> {
  const [one, other] = [await describe(trx, stays), await describe(trx, goes)];
  const leftAccount = one.account && other.account;
  const emails = [...one.emails, ...other.emails];
  return {
    stays: one,
    goes: other,
    after: {
      hrId: one.hrId || other.hrId,
      emails: leftAccount && !emails.includes(leftAccount) ? [...emails, leftAccount] : emails,
      account: one.account || other.account,
      employments: mergeEmployments([...one.employments, ...other.employments]),
      kits: one.kits + other.kits,
    },
    leftAccount,
    isDone: false,
  };
}

async function describe(trx: Trx, member: store.LockedMember) {
  const emails = await emailStore.listEmails(trx, member.member_id);
  return {
    id: member.member_id,
    fullName: fullName(member.first_name, member.last_name),
    hrId: member.hr_id ?? "",
    emails: emails.map(({ email }) => email),
    account: member.user_id === null ? "" : ((await emailStore.readAccountEmail(trx, member.user_id)) ?? ""),
    employments: await listEmployments(trx, member.member_id),
    kits: await countRedemptions(trx, member.member_id),
  };
}

async function writeMerge(
  trx: Trx,
  stays: store.LockedMember,
  goes: store.LockedMember,
  plan: MemberMerge,
  now: Date,
): Promise<void> {
  const [id, otherId] = [stays.member_id, goes.member_id];
  const emails = await emailStore.listEmails(trx, otherId);
  const sizes = await store.listSizes(trx, id);
  const others = await store.listSizes(trx, otherId);
  await emailStore.moveEmails(
    trx,
    otherId,
    id,
    emails.map(({ email_folded }) => email_folded),
  );
  await moveRedemptions(trx, otherId, id);
  await moveOccasionMembers(trx, otherId, id);
  await moveClaimLinks(trx, otherId, id); // cards too, whose holders have them in hand
  await store.moveReports(trx, otherId, id);
  await store.deleteMember(trx, otherId); // first, because HR's number and an account belong to one member
  const isHrIdTaken = stays.hr_id === null;
  await store.updateMember(
    trx,
    id,
    {
      ...(isHrIdTaken && { source: goes.source, hr_id: goes.hr_id }),
      office_id: stays.office_id ?? goes.office_id,
      country_code: stays.country_code ?? goes.country_code,
      cost_center: stays.cost_center || goes.cost_center,
      manager_member_id: stays.manager_member_id ?? managerOf(goes, id),
      employment_kind: stays.employment_kind ?? goes.employment_kind,
      user_id: stays.user_id ?? goes.user_id,
    },
    now,
  );
  if (plan.leftAccount && goes.user_id !== null) await emailStore.addAccountEmail(trx, id, goes.user_id);
  else if (goes.user_id !== null) await bindRedemptions(trx, goes.user_id, id);
  await saveEmployments(trx, id, plan.after.employments);
  await markFoundDoubles(trx, id); // employments that share a day are one now
  const chosen = new Set(sizes.map(({ category_id }) => category_id));
  const added = others.filter(({ category_id }) => !chosen.has(category_id));
  await store.saveMemberSizes(
    trx,
    id,
    [...sizes, ...added].map(({ category_id, size }) => ({ category_id, size })),
  );
  await store.refreshMemberSearch(trx, id);
}

const managerOf = ({ manager_member_id: manager }: store.LockedMember, own: MemberId) =>
  manager === own ? null : manager;

interface Part {
  readonly memberId: MemberId;
  readonly version: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly emails: readonly string[];
  readonly takesAccount: boolean;
  readonly staff: StaffCaller;
  readonly now: Date;
}

/**
 * Moves addresses, or the account with its kits, to a new member: two people had been taken for one. Returns the new one's id.
 * Refuses duplicate_entry: nothing would move, and not_found: one of the addresses is not theirs, or there is no account.
 */
export async function partMember(
  db: Db,
  { memberId, version, firstName, lastName, emails, takesAccount, staff, now }: Part,
): Promise<MemberId | Refusal<"duplicate_entry" | "not_found" | "version_conflict">> {
  return db.transaction().execute(async (trx) => {
    const [member] = await store.lockMembers(trx, [memberId]);
    if (!member) return memberNotFound;
    if (member.version !== version) return memberChanged;
    const own = await emailStore.listEmails(trx, memberId);
    const moved = own.filter(({ email }) => emails.includes(email));
    if (moved.length < emails.length)
      return refuse("not_found", "One of these addresses is not this member's.");
    if (moved.length === 0 && !takesAccount)
      return refuse("duplicate_entry", "Choose what belongs to the other person.");
    const { user_id: userId } = member;
    if (takesAccount && userId === null) return refuse("not_found", "This member has no account.");
    const newId = await store.insertMember(trx, blankMember(firstName, lastName), now);
    await emailStore.moveEmails(
      trx,
      memberId,
      newId,
      moved.map(({ email_folded }) => email_folded),
    );
    await store.updateMember(trx, memberId, takesAccount ? { user_id: null } : {}, now);
    if (takesAccount && userId !== null) {
      await store.updateMember(trx, newId, { user_id: userId }, now);
      await bindRedemptions(trx, userId, newId);
    }
    await store.refreshMemberSearch(trx, memberId);
    await store.refreshMemberSearch(trx, newId);
    const after = { newId, emails: moved.length, takesAccount };
    await recordChange(trx, {
      staff,
      action: "member parted",
      subject: "members",
      subjectId: memberId,
      after,
      now,
    });
    return newId;
  });
}

const blankMember = (firstName: string, lastName: string) => ({
  source: null,
  hr_id: null,
  first_name: firstName,
  last_name: lastName,
  office_id: null,
  country_code: null,
  cost_center: "",
  manager_member_id: null,
  employment_kind: null,
});
