import { MAX_MEMBER_LINES } from "../../contract/admin/member-csv.ts";
import type { MemberId } from "../../contract/ids.ts";
import { dayAt } from "../../platform/calendar/day-at.ts";
import type { Db } from "../../platform/db/database.ts";
import { listMemberIds, type MemberFilters, type Moment } from "../member/member-list.store.ts";
import { listWholeMembers, readKnownPlaces } from "./member-csv.store.ts";
import { writeMemberCsv } from "./write-member-csv.ts";

/** The members that a list shows, as CSV with everything that an import can set, as far as they fit into one file. */
export async function exportMembers(
  db: Db,
  filters: MemberFilters,
  { role, ...moment }: Moment & { readonly role: string },
) {
  const found = await listMemberIds(db, filters, moment, MAX_MEMBER_LINES + 1);
  const memberIds = found.slice(0, MAX_MEMBER_LINES).map(({ member_id }) => member_id);
  const members = await listWholeMembers(db, memberIds);
  const managerIds = members.flatMap(({ managerId }) => (managerId === null ? [] : (managerId as MemberId)));
  const csv = writeMemberCsv(members, {
    ...(await readKnownPlaces(db, role)),
    managers: await listWholeMembers(db, managerIds),
    timeZone: moment.timeZone,
    dayAt: (zone) => dayAt(moment.now, zone),
  });
  return { csv, lines: members.length, isMore: found.length > members.length };
}
