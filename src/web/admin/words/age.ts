import { t } from "../../../platform/language/t.ts";

const HOUR_MS = 3_600_000;

/** How long something waits, in the largest unit that says it: `3 days`, `5 hours`, `now`. */
export function ageOf(iso: string, lessThanAnHour = t("just now"), now = Date.now()): string {
  const hours = Math.floor((now - new Date(iso).getTime()) / HOUR_MS);
  const days = Math.floor(hours / 24);
  if (days > 0) return t("{days, plural, one {# day} other {# days}}", { days });
  if (hours > 0) return t("{hours, plural, one {# hour} other {# hours}}", { hours });
  return lessThanAnHour;
}
