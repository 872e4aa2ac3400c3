/** The month before that of a moment, in the browser's time zone: 2026-11. */
export function monthBefore(now: Date): string {
  const first = new Date(now.getFullYear(), now.getMonth() - 1, 1);
  return `${first.getFullYear()}-${String(first.getMonth() + 1).padStart(2, "0")}`;
}
