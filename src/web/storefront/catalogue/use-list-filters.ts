import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { asTypedEntry } from "../../../catalogue/product-list/list-query.ts";

/** Navigation options for a filter: scroll position and focus stay, because it is the same page (shell/shell.tsx). */
export const keepPosition = { preventScrollReset: true, state: { keepsFocus: true } } as const;

const notFilters: ReadonlySet<string> = new Set(["searchTerm", asTypedEntry[0], "sort"]);

/** The query without one filter value, or without all (`name` undefined); search term, its spelling and the sorting stay, on the first page. */
export function searchWithout(search: string, name?: string, value?: string): string {
  const rest = new URLSearchParams();
  for (const [key, each] of new URLSearchParams(search)) {
    const isRemoved = name === undefined ? !notFilters.has(key) : key === name && each === value;
    if (!isRemoved && key !== "page") rest.append(key, each);
  }
  return `?${rest}`;
}

/**
 * The chosen filters of the URL, and a function that applies the form. The fields show a new choice at once, before the
 * list is loaded. Each choice is a history entry, so Back undoes one.
 */
export function useListFilters() {
  const { search, key } = useLocation();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState({ pageKey: key, search });
  const shown = new URLSearchParams(chosen.pageKey === key ? chosen.search : search);
  function choose(form: HTMLFormElement): void {
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(form))
      if (typeof value === "string" && value !== "featured") query.append(name, value);
    setChosen({ pageKey: key, search: `?${query}` });
    void navigate(`?${query}`, keepPosition);
  }
  return { search, has: (name: string, value: string) => shown.getAll(name).includes(value), shown, choose };
}
