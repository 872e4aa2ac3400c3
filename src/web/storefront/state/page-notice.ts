import { useSyncExternalStore } from "react";
import type { Notice } from "../form/notice.tsx";

// In the page's memory and nowhere else: a reload has read it, Back does not bring it again, and no HTML of the server lacks it.
let notice: Notice | null = null;
/** How many pages are opened before the one that shows it. */
let pagesAhead = 0;
const listeners = new Set<() => void>();

function change(next: Notice | null): void {
  notice = next;
  for (const listener of listeners) listener();
}

/** Shows a notice on the page that is opened next, once. */
export function setPageNotice(next: Notice): void {
  pagesAhead = 1;
  change(next);
}

/** The page that was opened goes on by itself before anybody could read it: the notice comes along. */
export const carryPageNotice = (): void => {
  if (notice) pagesAhead += 1;
};

/** A page was opened. */
export function turnPage(): void {
  if (pagesAhead > 0) pagesAhead -= 1;
  else if (notice) change(null);
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const usePageNotice = (): Notice | null =>
  useSyncExternalStore(
    subscribe,
    () => notice,
    () => null,
  );
