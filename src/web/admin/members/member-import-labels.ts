import type {
  MemberCsvField,
  MemberImportLine,
  MemberLineReason,
} from "../../../contract/admin/member-csv.ts";
import { t } from "../../../platform/language/t.ts";
import { formatFullDay } from "../words/format.ts";
import { emailKindLabels, employmentLabels } from "./member-labels.ts";

export const columnLabels: Record<Exclude<MemberCsvField, `size:${number}`>, string> = {
  memberId: t("Number in this store"),
  hrId: t("Employee number"),
  source: t("Whose number that is"),
  firstName: t("First name"),
  lastName: t("Last name"),
  fullName: t("Full name"),
  companyEmail: t("Company’s e-mail address"),
  privateEmail: t("Private e-mail address"),
  startOn: t("First day"),
  endOn: t("Last day"),
  otherEmployments: t("Other employments"),
  office: t("Office"),
  country: t("Country"),
  costCenter: t("Cost centre"),
  manager: t("Manager"),
  employmentKind: t("Employment"),
};

const changeLabels: Readonly<Record<string, string>> = {
  ...columnLabels,
  emails: t("E-mail addresses"),
  employments: t("Employments"),
  sizes: t("Usual sizes"),
};

/** Why a line is left out, beside a chip that says so. What it is about stands behind it. */
export const reasonLabels: Record<MemberLineReason, string> = {
  nobody_named: t("no number and no e-mail address, so nobody could be known again"),
  first_name_missing: t("somebody new without a first name"),
  too_long: t("too long:"),
  number_cut: t("a spreadsheet has cut the digits of the number:"),
  broken_quote: t("a quotation mark opens or closes in the wrong place"),
  email_invalid: t("no e-mail address:"),
  email_taken: t("this address belongs to another member; if they are one person, merge them:"),
  other_number: t("the member with this address has another number:"),
  several_members: t("the line names two members:"),
  stands_above: t("the same person stands above already, in line"),
  member_unknown: t("no member has this number in the store:"),
  office_unknown: t("no office has this name:"),
  country_unknown: t("no country that is certain:"),
  kind_unknown: t("no kind of employment (permanent, temporary, contractor, intern):"),
  size_unknown: t("no size:"),
  date_either: t("may be two days; answer the question above:"),
  no_such_day: t("a day that does not exist:"),
  not_a_date: t("no date; write it like 2026-12-31:"),
  two_days: t("its time and zone are another day here; write the day like 2026-12-31:"),
  two_digit_year: t("the year has two digits; write four:"),
  unknown_month: t("the month is unknown; write the day like 2026-12-31:"),
  last_day_alone: t("a last day, and no first day is known:"),
  days_backwards: t("the last day is before the first:"),
  begun_already: t("is employed already; a file does not move a first day that is past:"),
  days_shared: t("two employments share days:"),
  employments_unreadable: t("no list such as 2019-01-01/2020-12-31; 2024-03-01/..:"),
};

/** `2019-01-01/2020-12-31; 2024-03-01/..` in words. */
const employmentsInWords = (text: string): string =>
  text
    .split("; ")
    .map((span) => span.split("/"))
    .map(([startOn = "", endOn = ""]) =>
      endOn === ".."
        ? t("from {day}", { day: formatFullDay(startOn) })
        : t("{day} to {lastDay}", { day: formatFullDay(startOn), lastDay: formatFullDay(endOn) }),
    )
    .join("; ");

function valueInWords(field: string, value: string): string {
  if (value === "") return t("nothing");
  if (field === "employments") return employmentsInWords(value);
  if (field === "employmentKind") return employmentLabels[value as keyof typeof employmentLabels];
  if (field !== "emails") return value;
  return value.replace(
    /\((company|private)\)/g,
    (_, kind: keyof typeof emailKindLabels) => `(${emailKindLabels[kind]})`,
  );
}

/** What a line becomes, a sentence each: what is new, what was there before and is there then, or why it is left out. */
export function lineInWords({ outcome, changes, reason, about, unknownManager }: MemberImportLine): string[] {
  if (reason) return [`${reasonLabels[reason]} ${about}`.trim()];
  const sentences = changes.map(({ field, before, after }) => {
    const label = changeLabels[field] ?? field;
    return outcome === "new"
      ? `${label}: ${valueInWords(field, after)}`
      : t("{label}: {before} becomes {after}", {
          label,
          before: valueInWords(field, before),
          after: valueInWords(field, after),
        });
  });
  return [
    ...(outcome === "unchanged" ? [t("Nothing changes.")] : sentences),
    ...(unknownManager
      ? [t("The manager {name} is nobody who is known, and stays as it was.", { name: unknownManager })]
      : []),
  ];
}
