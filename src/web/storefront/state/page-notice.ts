import type { Notice } from "../form/notice.tsx";
import { createPageState } from "./page-state.ts";

// In the page's memory and nowhere else: a reload has read it, Back does not bring it again, and no HTML of the server lacks it.
const notice = createPageState<Notice | null>(null);
/** How many pages are opened before the one that shows it. */
let pagesAhead = 0;

/** Shows a notice on the page that is opened next, once. */
export function setPageNotice(next: Notice): void {
  pagesAhead = 1;
  notice.set(next);
}

/** The page that was opened goes on by itself before anybody could read it: the notice comes along. */
export const carryPageNotice = (): void => {
  if (notice.get()) pagesAhead += 1;
};

/** A page was opened. */
export function turnPage(): void {
  if (pagesAhead > 0) pagesAhead -= 1;
  else if (notice.get()) notice.set(null);
}

export const usePageNotice = notice.use;
