import type { MemberInput } from "../../contract/admin/members.ts";
import { countryQuestion, readCountry } from "../../platform/country/read-country.ts";
import { foldLetters } from "../../platform/language/fold-letters.ts";
import { employmentKindIn, employmentsAfter, readEmployments } from "./employment-cells.ts";
import {
  type KnownCompany,
  type KnownMember,
  type KnownPlaces,
  sourceOf,
  type Unclear,
} from "./known-company.ts";
import { type MemberLine, reasonOfDate } from "./read-member-lines.ts";

const SIZE = /^[A-Za-z0-9./ -]{1,20}$/;
const maxLengths = { firstName: 100, lastName: 100, hrId: 60, source: 40, costCenter: 60 } as const;

/** What a member is after a line: what its cells say, and for empty ones what was said before. Addresses are added, never taken away. */
export function inputAfter(
  line: MemberLine,
  before: KnownMember | undefined,
  company: KnownCompany,
): { readonly input: MemberInput } | Unclear {
  const names = namesIn(line, before);
  if (!names.firstName) return { reason: "first_name_missing", about: "" };
  const place = placeIn(line, before, company);
  if ("reason" in place) return place;
  const kind = line.text("employmentKind");
  const employmentKind = kind ? employmentKindIn(kind) : (before?.employmentKind ?? null);
  if (kind && !employmentKind) return { reason: "kind_unknown", about: kind };
  const wrongSize = line.sizes.find(({ size }) => !SIZE.test(size));
  if (wrongSize) return { reason: "size_unknown", about: wrongSize.size };
  const employments = employmentsIn(line, before, company, place.officeId);
  if ("reason" in employments) return employments;
  const hrId = line.text("hrId");
  const texts = {
    ...names,
    hrId: hrId || (before?.hrId ?? ""),
    source: hrId ? sourceOf(line, company) : (before?.source ?? ""),
    costCenter: line.text("costCenter") || (before?.costCenter ?? ""),
  };
  const tooLong = Object.entries(maxLengths).find(
    ([name, max]) => texts[name as keyof typeof texts].length > max,
  );
  if (tooLong) return { reason: "too_long", about: texts[tooLong[0] as keyof typeof texts].slice(0, 80) };
  return {
    input: {
      ...texts,
      ...place,
      employmentKind,
      employments,
      managerId: before?.managerId ?? null,
      emails: emailsAfter(line, before),
      sizes: sizesAfter(line, before),
    },
  };
}

/** A full name is not taken apart, unless it is `Rao, Asha`: where the first name ends is not for a program to say. */
function namesIn(line: MemberLine, before: KnownMember | undefined) {
  const known = { firstName: before?.firstName ?? "", lastName: before?.lastName ?? "" };
  const [first, last, full] = [line.text("firstName"), line.text("lastName"), line.text("fullName")];
  if (first || last) return { firstName: first || known.firstName, lastName: last || known.lastName };
  const [family = "", given, ...more] = full.split(",").map((part) => part.trim());
  const read = given && more.length === 0 ? { firstName: given, lastName: family } : undefined;
  if (!full || full === `${known.firstName} ${known.lastName}`.trim()) return known;
  return read ?? { firstName: full, lastName: "" };
}

function placeIn(
  line: MemberLine,
  before: KnownMember | undefined,
  { offices }: KnownPlaces,
): Pick<MemberInput, "countryCode" | "officeId"> | Unclear {
  const [office, country] = [line.text("office"), line.text("country")];
  const found = offices.find(({ name }) => foldLetters(name.trim()) === foldLetters(office));
  if (office && !found) return { reason: "office_unknown", about: office };
  const read = country ? readCountry(country) : undefined;
  if (read && read.kind !== "known")
    return { reason: "country_unknown", about: countryQuestion(country, read) };
  return {
    officeId: found?.id ?? before?.officeId ?? null,
    countryCode: read?.code ?? before?.countryCode ?? "",
  };
}

function employmentsIn(
  line: MemberLine,
  before: KnownMember | undefined,
  { offices, dayAt, timeZone }: KnownPlaces,
  officeId: number | null,
) {
  const zone = offices.find(({ id }) => id === officeId)?.timeZone || timeZone;
  const days = line.days(zone);
  for (const field of ["startOn", "endOn"] as const) {
    const reason = reasonOfDate(days[field]);
    if (reason) return { reason, about: line.text(field) };
  }
  const others = readEmployments(line.text("otherEmployments"));
  if (!others) return { reason: "employments_unreadable" as const, about: line.text("otherEmployments") };
  const day = (cell: typeof days.startOn) => ("day" in cell ? cell.day : null);
  return employmentsAfter(before?.employments ?? [], {
    startOn: day(days.startOn),
    endOn: day(days.endOn),
    others,
    today: dayAt(zone),
  });
}

function emailsAfter(line: MemberLine, before: KnownMember | undefined): MemberInput["emails"] {
  const kindOf = new Map(line.emails.map(({ folded, kind }) => [folded, kind]));
  const known = before?.emails ?? [];
  const folded = new Set(known.map((each) => each.folded));
  return [
    ...known.map((each) => ({ email: each.email, kind: kindOf.get(each.folded) ?? each.kind })),
    ...line.emails.filter((each) => !folded.has(each.folded)).map(({ email, kind }) => ({ email, kind })),
  ];
}

function sizesAfter(line: MemberLine, before: KnownMember | undefined): MemberInput["sizes"] {
  const written = new Set(line.sizes.map(({ categoryId }) => categoryId));
  return [...(before?.sizes ?? []).filter(({ categoryId }) => !written.has(categoryId)), ...line.sizes];
}
