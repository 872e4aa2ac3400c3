/** A list of the back office with filters set: the address it would have itself. */
export const linkTo = (resource: string, filter: Readonly<Record<string, string>>): string =>
  `/${resource}?${new URLSearchParams({ filter: JSON.stringify(filter), displayedFilters: JSON.stringify(shown(filter)) })}`;

const shown = (filter: object) => Object.fromEntries(Object.keys(filter).map((key) => [key, true]));
