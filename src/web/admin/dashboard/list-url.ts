/** The path of a list with filters set, as react-admin itself writes it. */
export const listUrl = (
  resource: string,
  filter: Readonly<Record<string, string | number | boolean>>,
): string =>
  `/${resource}?${new URLSearchParams({ filter: JSON.stringify(filter), displayedFilters: JSON.stringify(displayedFilters(filter)) })}`;

/** The path of the list of orders that make up a day's revenue. */
export const soldOrdersUrl = (day: string): string =>
  listUrl("orders", { statusGroup: "sold", placedFrom: day, placedTo: day });

const displayedFilters = (filter: object) =>
  Object.fromEntries(Object.keys(filter).map((key) => [key, true]));
