/** The store's own day, as `orderedOn` says it, wherever the buyer is. */
const day = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "Asia/Kolkata",
});

/** '14 Jun 2026' of a moment in ISO 8601. */
export const orderDay = (at: string): string => day.format(new Date(at));
