import type { Occasion, OccasionRow } from "../../../contract/admin/occasions.ts";
import { t } from "../../../platform/language/t.ts";
import { formatDay } from "../words/format.ts";

export const occasionKindLabels: Record<Occasion["kind"], string> = {
  joining: t("Joining"),
  anniversary: t("Anniversary"),
  event: t("Event"),
  thanks: t("Thank-you"),
};
export const occasionStateLabels: Record<Occasion["state"], string> = {
  preparing: t("Being prepared"),
  upcoming: t("Not yet open"),
  open: t("Open now"),
  closed: t("Closed"),
  archived: t("Archived"),
};
export const audienceLabels: Record<Occasion["audience"], string> = {
  anyone: t("Whoever has its code"),
  rules: t("Members who fit"),
  list: t("Members on a list"),
};
export const redeemedOnceLabels: Record<Occasion["redeemedOnce"], string> = {
  ever: t("Once for each member"),
  employment: t("Once more for who came back"),
};

export const claimsLabels: Record<Occasion["claims"], string> = {
  at_once: t("Each claim is ordered at once"),
  collected: t("Choices are collected, and ordered later"),
};

/** An occasion as staff call it. The first one has its name from the store until they give it another. */
export const nameOfOccasion = ({ isFirst, name }: Pick<OccasionRow, "isFirst" | "name">): string =>
  isFirst && name === "Welcome kit" ? t("Welcome kit") : name;

/** From when to when a kit can be claimed. */
export function daysInWords({ opensOn, closesOn }: Pick<OccasionRow, "opensOn" | "closesOn">): string {
  if (opensOn && closesOn)
    return t("From {day} until {lastDay}", { day: formatDay(opensOn), lastDay: formatDay(closesOn) });
  if (opensOn) return t("From {day}", { day: formatDay(opensOn) });
  return closesOn ? t("Until {lastDay}", { lastDay: formatDay(closesOn) }) : t("Without an end");
}

/** Where a refusal is shown. */
export const fieldsOfOccasion = {
  office_unknown: "officeIds",
  country_unknown: "countryCodes",
  product_unknown: "kitProductId",
  kit_taken: "kitProductId",
  schedule_overlap: "closesOn",
  duplicate_entry: "texts",
  image_unknown: "images",
} as const;
