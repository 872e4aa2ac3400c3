import type { MemberImportLine } from "../../contract/admin/member-csv.ts";
import type { MemberInput } from "../../contract/admin/members.ts";
import { englishCountryName } from "../../platform/country/country-names.ts";
import { writeEmployments } from "./employment-cells.ts";
import type { KnownCompany, KnownMember } from "./known-company.ts";

/** The names of changed fields, as the audit has them. */
export type ChangedField =
  | Exclude<keyof MemberInput, "managerId" | "officeId" | "countryCode">
  | "country"
  | "manager"
  | "office";

interface Shown {
  readonly company: KnownCompany;
  /** The cell that names the manager. */
  readonly managerText: string;
  /** Who stands in the same file, and is nobody's manager yet. */
  readonly isManagerNew: boolean;
}

/** What a line changes, in words, each field before and after. Of somebody new: what is said, with nothing before. */
export function changesBetween(
  before: KnownMember | undefined,
  after: MemberInput,
  { company, managerText, isManagerNew }: Shown,
): { readonly changes: MemberImportLine["changes"]; readonly fields: readonly ChangedField[] } {
  const was = before && inWords(before, company);
  const is = inWords(after, company);
  const pairs = (Object.keys(is) as (keyof typeof is)[]).map((field) => ({
    field,
    before: was?.[field] ?? "",
    after: is[field],
  }));
  const changes: { field: ChangedField; before: string; after: string }[] = pairs.filter(
    (pair) => pair.before !== pair.after,
  );
  if (managerText && (isManagerNew || after.managerId !== (before?.managerId ?? null)))
    changes.push({ field: "manager", before: managerOf(before, company), after: managerText });
  return { changes, fields: changes.map(({ field }) => field) };
}

/** A member's manager as an export names them: by HR's number of the same source, an address, or the store's number. */
export function managerOf(
  member: Pick<KnownMember, "managerId" | "source"> | undefined,
  { members }: Pick<KnownCompany, "members">,
): string {
  if (!member?.managerId) return "";
  const manager = members.find(({ memberId }) => memberId === member.managerId);
  if (manager?.hrId && manager.source === member.source) return manager.hrId;
  return manager?.emails[0]?.email ?? `#${member.managerId}`;
}

function inWords(member: MemberInput | KnownMember, { offices, categories }: KnownCompany) {
  const { firstName, lastName, source, hrId, costCenter, employmentKind, countryCode, officeId } = member;
  const name = (of: KnownCompany["categories"], id: number | null) =>
    of.find((each) => each.id === id)?.name ?? "";
  return {
    firstName,
    lastName,
    hrId,
    source,
    emails: member.emails
      .map(({ email, kind }) => `${email} (${kind})`)
      .toSorted()
      .join(", "),
    employments: writeEmployments(member.employments),
    office: name(offices, officeId),
    country: countryCode ? englishCountryName(countryCode) : "",
    costCenter,
    employmentKind: employmentKind ?? "",
    sizes: member.sizes
      .map(({ categoryId, size }) => `${name(categories, categoryId)}: ${size}`)
      .toSorted()
      .join(", "),
  };
}
