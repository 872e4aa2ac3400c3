/** The day in India, like `orderedOn`, whatever the customer's time zone is. */
const day = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "Asia/Kolkata",
});

/** '14 Jun 2026' for a timestamp in ISO 8601. */
export const orderDay = (at: string): string => day.format(new Date(at));
