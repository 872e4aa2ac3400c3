import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import { Link, useHref, useLocation, useNavigation } from "react-router";
import { LIST_PAGE_SIZE } from "../../../catalogue/product-list/list-query.ts";
import type { ProductList } from "../../../catalogue/product-list/product-list.ts";
import { t } from "../../../platform/language/t.ts";
import { buttonClass } from "../../ui/button.tsx";
import { CardGrid } from "./card-grid.tsx";
import { type PageRun, rememberPage, runOfPages } from "./list-page-run.ts";
import { keepPosition } from "./use-list-filters.ts";

interface ListPagesProps {
  list: ProductList;
  layout: Omit<ComponentProps<typeof CardGrid>, "cards">;
}

/**
 * A list of several pages. Each has its own URL, and without scripts 'Load more' leads to the next one. With scripts
 * the next page is put below those that are there; the URL becomes that of the new page, without a history entry of its own.
 */
export function ListPages({ list, layout }: ListPagesProps) {
  const { pathname, search, state } = useLocation();
  const listUrl = pathname + searchOfPage(search, 1);
  const run = runOfPages(listUrl, list, (state as Partial<PageRun> | null) ?? {});
  useEffect(() => rememberPage(listUrl, list), [listUrl, list]);
  const box = useRef<HTMLDivElement>(null);
  const pageToFocus = useRef(0);
  useEffect(() => {
    if (pageToFocus.current !== list.page) return;
    pageToFocus.current = 0;
    const isAppended = list.page === run.lastPage;
    const at = isAppended ? run.cards.length - list.cards.length : 0;
    box.current?.querySelectorAll<HTMLElement>("article a")[at]?.focus({ preventScroll: isAppended });
  }, [list, run]);

  const focusLater = (page: number) => {
    pageToFocus.current = page;
  };
  const { firstPage, lastPage } = run;
  const before = (firstPage - 1) * LIST_PAGE_SIZE;
  const upTo = before + run.cards.length;
  return (
    <div ref={box}>
      {firstPage > 1 && (
        <p className="mb-8 text-center">
          <PageLink page={firstPage - 1} run={{ firstPage: firstPage - 1, lastPage }} onOpen={focusLater}>
            {t("Earlier products")}
          </PageLink>
        </p>
      )}
      <CardGrid cards={run.cards} {...layout} />
      <div className="mt-12 grid justify-items-center gap-4">
        <p role="status" className="text-sm text-soft tabular-nums">
          {before
            ? t("{first} to {last} of {count} shown", { first: before + 1, last: upTo, count: list.count })
            : t("{last} of {count} shown", { last: upTo, count: list.count })}
        </p>
        {lastPage < list.pageCount && (
          <PageLink page={lastPage + 1} run={{ firstPage, lastPage: lastPage + 1 }} onOpen={focusLater}>
            {t("Load more")}
          </PageLink>
        )}
      </div>
    </div>
  );
}

interface PageLinkProps {
  page: number;
  /** The pages that are shown then. */
  run: { readonly firstPage: number; readonly lastPage: number };
  onOpen: (page: number) => void;
  children: ReactNode;
}

function PageLink({ page, run, onOpen, children }: PageLinkProps) {
  const { pathname, search } = useLocation();
  const { location } = useNavigation();
  const to = pathname + searchOfPage(search, page);
  const href = useHref(to);
  const isLoading = location !== undefined && location.pathname + location.search === href;
  return (
    <Link
      to={to}
      replace
      {...keepPosition}
      state={{ ...keepPosition.state, ...run }}
      prefetch="intent"
      onClick={() => onOpen(page)}
      className={buttonClass("secondary")}
    >
      {isLoading ? t("Loading…") : children}
    </Link>
  );
}

/** The query of another page of the same list. The first page has no number. */
function searchOfPage(search: string, page: number): string {
  const query = new URLSearchParams(search);
  query.delete("page");
  if (page > 1) query.append("page", String(page));
  return query.size ? `?${query}` : "";
}
