import { isRefusal } from "../../contract/errors.ts";
import type { Handlers, StaffCaller } from "../../contract/handler.ts";
import type { MemberId } from "../../contract/ids.ts";
import { readMemberResponse } from "../../people/member/member-response.ts";
import { memberNotFound } from "../../people/member/save-member.ts";
import type { Services } from "../../platform/services.ts";
import { eraseMember } from "./erase-member.ts";
import { linkMember, resolveMemberQuestion, unlinkMember } from "./link-account.ts";
import { mergeMembers, partMember } from "./merge-members.ts";

type MemberAccountCalls =
  | "POST /api/accounts/member"
  | "POST /api/admin/members/{memberId}/link"
  | "POST /api/admin/members/{memberId}/unlink"
  | "POST /api/admin/members/{memberId}/merge"
  | "POST /api/admin/members/{memberId}/part"
  | "POST /api/admin/members/{memberId}/erase";

export const memberAccountApi = ({ database: { db }, calendar }: Services): Handlers<MemberAccountCalls> => {
  const readOne = async (
    memberId: MemberId,
    { caller: { role }, now }: Pick<StaffCaller, "caller"> & { now: Date },
  ) => (await readMemberResponse(db, memberId, { role, now, timeZone: calendar.timeZone })) ?? memberNotFound;
  return {
    async "POST /api/accounts/member"({ body, caller, now }) {
      return (await resolveMemberQuestion(db, { ...body, userId: caller.userId, now })) ?? (200 as const);
    },
    async "POST /api/admin/members/{memberId}/link"({ params: { memberId }, body, ...staff }) {
      const refused = await linkMember(db, { ...body, memberId, staff, now: staff.now });
      return refused ?? readOne(memberId, staff);
    },
    async "POST /api/admin/members/{memberId}/unlink"({ params: { memberId }, body, ...staff }) {
      const refused = await unlinkMember(db, { ...body, memberId, staff, now: staff.now });
      return refused ?? readOne(memberId, staff);
    },
    "POST /api/admin/members/{memberId}/merge": ({ params: { memberId }, body, ...staff }) =>
      mergeMembers(db, { ...body, otherVersion: body.otherVersion, memberId, staff, now: staff.now }),
    async "POST /api/admin/members/{memberId}/part"({ params: { memberId }, body, ...staff }) {
      const id = await partMember(db, { ...body, memberId, staff, now: staff.now });
      return isRefusal(id) ? id : readOne(id, staff);
    },
    async "POST /api/admin/members/{memberId}/erase"({ params: { memberId }, body, ...staff }) {
      return (await eraseMember(db, { ...body, memberId, staff, now: staff.now })) ?? { isErased: true };
    },
  };
};
