const HOUR_MS = 3_600_000;

/** How long something waits, in the largest unit that says it: `3 days`, `5 hours`, `now`. */
export function ageOf(iso: string, now = Date.now()): string {
  const hours = Math.floor((now - new Date(iso).getTime()) / HOUR_MS);
  const days = Math.floor(hours / 24);
  if (days > 0) return days === 1 ? "1 day" : `${days} days`;
  if (hours > 0) return hours === 1 ? "1 hour" : `${hours} hours`;
  return "just now";
}
