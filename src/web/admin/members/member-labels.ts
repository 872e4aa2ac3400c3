import type { MemberRow } from "../../../contract/admin/members.ts";
import { t } from "../../../platform/language/t.ts";
import { formatFullDay } from "../words/format.ts";

export const statusLabels = { coming: t("Coming"), here: t("Here"), left: t("Left") } as const;
export const employmentLabels = {
  permanent: t("Permanent"),
  temporary: t("Temporary"),
  contractor: t("Contractor"),
  intern: t("Intern"),
} as const;
export const emailKindLabels = { company: t("Company’s"), private: t("Private") } as const;

/** When somebody comes, came or left, in words. */
export function statusInWords({
  status,
  startOn,
  endOn,
}: Pick<MemberRow, "status" | "startOn" | "endOn">): string {
  if (!startOn) return t("The first day is not known.");
  if (status === "coming") return t("Comes on {day}.", { day: formatFullDay(startOn) });
  if (status === "left") return endOn ? t("Left on {day}.", { day: formatFullDay(endOn) }) : t("Has left.");
  return endOn
    ? t("Here since {day}, until {lastDay}.", { day: formatFullDay(startOn), lastDay: formatFullDay(endOn) })
    : t("Here since {day}.", { day: formatFullDay(startOn) });
}

/** Where a refusal is shown. */
export const fieldsOfRefusals = { office_unknown: "officeId", country_unknown: "countryCode" } as const;
