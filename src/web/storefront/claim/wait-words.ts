import type { WaitingClaim } from "../../../contract/claims.ts";
import { t } from "../../../platform/language/t.ts";
import { formatDay } from "../../../platform/settings/format-days.ts";
import { dateLocale } from "../wording/date-locale.ts";
import { unbroken } from "../wording/unbroken.ts";

type Wait = Pick<WaitingClaim, "expectedOn" | "isCovered" | "place">;

export const dayInWords = (day: string): string => unbroken(formatDay(Date.parse(day), dateLocale()));

/** When a kit that is waited for comes, and what may stand against it. */
export function whenInWords({ expectedOn, isCovered, place }: Wait): string {
  if (expectedOn === null)
    return isCovered && place === 1
      ? t("It has come: your order is made within some minutes.")
      : t("No day is known at the moment. We tell you by mail as soon as one is.");
  const expected = t("A delivery is expected on {day}.", { day: dayInWords(expectedOn) });
  return isCovered
    ? expected
    : `${expected} ${t("More people wait than it brings, so yours may come with a later one.")}`;
}
