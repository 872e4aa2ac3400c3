import { useState } from "react";
import { useLocation, useNavigate } from "react-router";

/** How a choice navigates: it is the same page, so neither the scroll nor the focus moves (shell/shell.tsx). */
export const inPlace = { preventScrollReset: true, state: { keepsFocus: true } } as const;

/** The address's query without one value of a filter, or without any (`name` undefined); the search term stays. */
export function searchWithout(search: string, name?: string, value?: string): string {
  const kept = new URLSearchParams();
  for (const [key, each] of new URLSearchParams(search)) {
    const goes = name === undefined ? key !== "searchTerm" && key !== "sort" : key === name && each === value;
    if (!goes) kept.append(key, each);
  }
  return `?${kept}`;
}

/**
 * What the address chooses, and a way to choose at once: the form's fields show what was pressed until the list has
 * come. Each choice is an entry of the history, so Back takes back one. Nothing scrolls: it is the same page.
 */
export function useListChoice() {
  const { search, key } = useLocation();
  const navigate = useNavigate();
  const [asked, setAsked] = useState({ at: key, search });
  const shown = new URLSearchParams(asked.at === key ? asked.search : search);
  function choose(form: HTMLFormElement): void {
    const wanted = new URLSearchParams();
    for (const [name, value] of new FormData(form))
      if (typeof value === "string" && value !== "featured") wanted.append(name, value);
    setAsked({ at: key, search: `?${wanted}` });
    void navigate(`?${wanted}`, inPlace);
  }
  return { search, has: (name: string, value: string) => shown.getAll(name).includes(value), shown, choose };
}
