/** A list of the back office with filters set: the address it would have itself. */
export const linkTo = (
  resource: string,
  filter: Readonly<Record<string, string | number | boolean>>,
): string =>
  `/${resource}?${new URLSearchParams({ filter: JSON.stringify(filter), displayedFilters: JSON.stringify(shown(filter)) })}`;

/** What a day's revenue is made of. */
export const soldOn = (day: string): string =>
  linkTo("orders", { standing: "sold", placedFrom: day, placedTo: day });

const shown = (filter: object) => Object.fromEntries(Object.keys(filter).map((key) => [key, true]));
