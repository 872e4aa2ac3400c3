/** How long the 24-hour promise still lasts, as a reader says it; negative times are said as overdue. */
export function timeLeft(dueAt: string, now: number): { readonly text: string; readonly isOverdue: boolean } {
  const minutes = Math.floor((Date.parse(dueAt) - now) / 60_000);
  const size = Math.abs(minutes);
  const text =
    size < 60
      ? `${size} min`
      : size < 48 * 60
        ? `${Math.floor(size / 60)} h`
        : `${Math.floor(size / 1440)} days`;
  return minutes < 0
    ? { text: `${text} overdue`, isOverdue: true }
    : { text: `${text} left`, isOverdue: false };
}
