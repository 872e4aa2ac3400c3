import type { ProductList } from "../../../catalogue/product-list/product-list.ts";
import type { ProductCard } from "../../../contract/catalogue.schemas.ts";

/** Neighbouring pages of a list. A history entry says which its visitor had loaded, so that Back shows them again. */
export interface PageRun {
  readonly firstPage: number;
  readonly lastPage: number;
}

type ShownPage = Pick<ProductList, "page" | "cards">;
type Pages = Map<number, readonly ProductCard[]>;

const MAX_LISTS = 10;

/** The pages that this tab has shown, by the URL of the list's first page; the list shown last is the last one. */
const shownLists = new Map<string, Pages>();

/** Remembers a page, so that another page of the list can be shown beside it. Only in the browser. */
export function rememberPage(listUrl: string, { page, cards }: ShownPage): void {
  const pages = shownLists.get(listUrl) ?? new Map();
  shownLists.delete(listUrl);
  shownLists.set(listUrl, pages.set(page, cards));
  const [oldest] = shownLists.keys();
  if (shownLists.size > MAX_LISTS && oldest !== undefined) shownLists.delete(oldest);
}

/**
 * The page with its neighbours, as many of `asked` as this tab remembers (after a reload, none). A product that moved to
 * another page between two loads is shown once.
 */
export function runOfPages(
  listUrl: string,
  { page, cards }: ShownPage,
  asked: Partial<PageRun>,
): PageRun & { readonly cards: readonly ProductCard[] } {
  const pages = shownLists.get(listUrl) ?? new Map();
  let firstPage = page;
  while (firstPage > (asked.firstPage ?? page) && pages.has(firstPage - 1)) firstPage -= 1;
  let lastPage = page;
  while (lastPage < (asked.lastPage ?? page) && pages.has(lastPage + 1)) lastPage += 1;
  const shown = new Map<number, ProductCard>();
  for (let at = firstPage; at <= lastPage; at += 1)
    for (const card of at === page ? cards : (pages.get(at) ?? [])) shown.set(card.productId, card);
  return { firstPage, lastPage, cards: [...shown.values()] };
}
