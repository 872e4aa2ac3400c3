import type { Member, MemberRow } from "../../contract/admin/members.ts";
import { fullName } from "../../contract/full-name.ts";
import type { MemberId } from "../../contract/ids.ts";
import { englishCountryName } from "../../platform/country/country-names.ts";
import type { Db } from "../../platform/db/database.ts";
import { listEmployments } from "./employment.store.ts";
import { listSizes } from "./member.store.ts";
import { seesSizes } from "./member.ts";
import { listEmails } from "./member-email.store.ts";
import { findMember, listMemberHistory, type MemberListRow, type Moment } from "./member-list.store.ts";

export const memberRowResponse = (row: MemberListRow): MemberRow => ({
  id: row.member_id,
  fullName: fullName(row.first_name, row.last_name),
  hrId: row.hr_id ?? "",
  email: row.email ?? "",
  status: row.employment?.status ?? "coming",
  startOn: row.employment?.startOn ?? null,
  endOn: row.employment?.endOn ?? null,
  office: row.office ?? "",
  country: row.country_code ? englishCountryName(row.country_code) : "",
  employmentKind: row.employment_kind,
  hasAccount: row.user_id !== null,
  hasKit: row.has_kit,
});

/** A member with everything that staff of a role may see of them. Undefined when there is none. */
export async function readMemberResponse(
  db: Db,
  memberId: MemberId,
  { role, ...moment }: Moment & { readonly role: string },
): Promise<Member | undefined> {
  const row = await findMember(db, memberId, moment);
  if (!row) return undefined;
  const emails = await listEmails(db, memberId);
  const sizes = seesSizes(role) ? await listSizes(db, memberId) : [];
  const history = await listMemberHistory(db, memberId);
  return {
    ...memberRowResponse(row),
    firstName: row.first_name,
    lastName: row.last_name,
    source: row.source ?? "",
    officeId: row.office_id,
    countryCode: row.country_code ?? "",
    costCenter: row.cost_center,
    managerId: row.manager_member_id,
    managerName: row.manager_name,
    employments: await listEmployments(db, memberId),
    emails: emails.map(({ email, kind, proved_at }) => ({ email, kind, isProved: proved_at !== null })),
    sizes: sizes.map(({ category_id, category, size }) => ({ categoryId: category_id, category, size })),
    account: row.user_id === null ? null : { personId: row.user_id, email: row.account_email ?? "" },
    version: row.version,
    createdAt: row.created_at.toISOString(),
    changedAt: row.changed_at.toISOString(),
    history: history.map(({ at, user_email, action }) => ({ at: at.toISOString(), by: user_email, action })),
  };
}
