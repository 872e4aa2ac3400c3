/** The time left of the 24 hours in which an enquiry is answered. Negative times are shown as overdue. */
export function timeLeft(dueAt: string, now: number): { readonly text: string; readonly isOverdue: boolean } {
  const minutes = Math.floor((Date.parse(dueAt) - now) / 60_000);
  const absoluteMinutes = Math.abs(minutes);
  const text =
    absoluteMinutes < 60
      ? `${absoluteMinutes} min`
      : absoluteMinutes < 48 * 60
        ? `${Math.floor(absoluteMinutes / 60)} h`
        : `${Math.floor(absoluteMinutes / 1440)} days`;
  return minutes < 0
    ? { text: `${text} overdue`, isOverdue: true }
    : { text: `${text} left`, isOverdue: false };
}
