import { t } from "../../../platform/language/t.ts";
/** The time left of the 24 hours in which an enquiry is answered. Negative times are shown as overdue. */
export function timeLeft(dueAt: string, now: number): { readonly text: string; readonly isOverdue: boolean } {
  const minutes = Math.floor((Date.parse(dueAt) - now) / 60_000);
  const absoluteMinutes = Math.abs(minutes);
  const text =
    absoluteMinutes < 60
      ? t("{minutes} min", { minutes: absoluteMinutes })
      : absoluteMinutes < 48 * 60
        ? t("{hours} h", { hours: Math.floor(absoluteMinutes / 60) })
        : t("{days} days", { days: Math.floor(absoluteMinutes / 1440) });
  return minutes < 0
    ? { text: t("{text} overdue", { text }), isOverdue: true }
    : { text: t("{text} left", { text }), isOverdue: false };
}
