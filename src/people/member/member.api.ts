import { isRefusal } from "../../contract/errors.ts";
import type { Handlers, StaffCaller } from "../../contract/handler.ts";
import type { MemberId } from "../../contract/ids.ts";
import { countryCodes } from "../../platform/country/country-codes.ts";
import { englishCountryName } from "../../platform/country/country-names.ts";
import type { Services } from "../../platform/services.ts";
import { seesSizes } from "./member.ts";
import { listMembers, readMemberChoices } from "./member-list.store.ts";
import { memberRowResponse, readMemberResponse } from "./member-response.ts";
import { addMember, changeMember, memberNotFound } from "./save-member.ts";

type MemberCalls =
  | "GET /api/admin/members"
  | "GET /api/admin/member-choices"
  | "POST /api/admin/members"
  | "GET /api/admin/members/{memberId}"
  | "PUT /api/admin/members/{memberId}";

export const memberApi = ({ database: { db }, calendar }: Services): Handlers<MemberCalls> => {
  const readOne = async (
    memberId: MemberId,
    { caller: { role }, now }: Pick<StaffCaller, "caller"> & { now: Date },
  ) => (await readMemberResponse(db, memberId, { role, now, timeZone: calendar.timeZone })) ?? memberNotFound;
  return {
    async "GET /api/admin/members"({ query, now }) {
      const found = await listMembers(db, query, { now, timeZone: calendar.timeZone });
      return { ...found, rows: found.rows.map(memberRowResponse) };
    },
    async "GET /api/admin/member-choices"({ caller: { role } }) {
      const countries = countryCodes.map((id) => ({ id, name: englishCountryName(id) }));
      const { categories, ...choices } = await readMemberChoices(db);
      return {
        ...choices,
        categories: seesSizes(role) ? categories : [],
        countries: countries.toSorted((a, b) => a.name.localeCompare(b.name, "en")),
      };
    },
    async "POST /api/admin/members"({ body, ...staff }) {
      const id = await addMember(db, body, staff, staff.now);
      return isRefusal(id) ? id : readOne(id, staff);
    },
    "GET /api/admin/members/{memberId}": ({ params, ...staff }) => readOne(params.memberId, staff),
    async "PUT /api/admin/members/{memberId}"({ params: { memberId }, body, ...staff }) {
      const refused = await changeMember(db, { memberId, change: body, staff, now: staff.now });
      return refused ?? readOne(memberId, staff);
    },
  };
};
