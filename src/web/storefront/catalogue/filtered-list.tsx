import { Suspense, use, useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { filterNames } from "../../../catalogue/product-list/list-query.ts";
import type { ProductList } from "../../../catalogue/product-list/product-list.ts";
import { t } from "../../../platform/language/t.ts";
import { lazyComponent, preload } from "../../ui/lazy.tsx";
import { useWasEver } from "../../ui/use-was-ever.ts";
import { useStoreData } from "../page/store-data.ts";
import { useCurrencyCode } from "../state/currency.ts";
import { CardGrid } from "./card-grid.tsx";
import { ChosenFilters, ClearAll } from "./chosen-filters.tsx";
import { FilterForm } from "./filter-form.tsx";
import { loadListPages } from "./lazy-pages.ts";
import { wishAction } from "./wish-action.tsx";

const loadFilterPanel = () => import("./filter-panel.tsx");
const FilterPanel = lazyComponent(loadFilterPanel);

interface FilteredListProps {
  list: ProductList;
  /** The search term, if the list shows search results. */
  term?: string;
}

/** With fewer products the filters are closed. */
const MIN_FOR_OPEN_FILTERS = 13;

const countLabel = (count: number): string =>
  t("{count, plural, one {# product} other {# products}}", { count });

/** Loads the list again when the visitor chooses another currency: its price bands are round in that one. */
function useListInCurrency(listed: string): void {
  const chosen = useCurrencyCode(listed, useStoreData().rates);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (chosen !== listed) void revalidate();
  }, [chosen, listed, revalidate]);
}

/** Without a Suspense boundary, as the page itself (category-or-product.tsx): the cards of a long list never go away. */
function Cards({ list, isBesideFilters }: { list: ProductList; isBesideFilters: boolean }) {
  const layout = { visibleCount: 4, isBelowTitle: true, isBesideFilters, action: wishAction };
  if (list.pageCount === 1) return <CardGrid cards={list.cards} {...layout} />;
  const { ListPages } = use(loadListPages());
  return <ListPages list={list} layout={layout} />;
}

/** A product list with sorting and filters: beside the list on a wide screen, in a side panel on a narrow one. */
export function FilteredList({ list, term }: FilteredListProps) {
  const [isPanelOpen, setPanelOpen] = useState(false);
  const count = useRef<HTMLParagraphElement>(null);
  const focusCount = () => count.current?.focus();
  const chosenCount = filterNames.reduce((sum, name) => sum + list.chosen[name].length, 0);
  const shown = countLabel(list.count);
  useListInCurrency(list.currencyCode);
  const wasPanelOpen = useWasEver(isPanelOpen);
  // Not for the first view, and there before the first press.
  useEffect(() => preload(loadFilterPanel), []);
  // A short list is seen at a glance: there the filters wait behind a button on every screen.
  const isShort = list.total < MIN_FOR_OPEN_FILTERS;
  return (
    <div className={isShort ? "" : "lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-12"}>
      {!isShort && (
        <div className="max-lg:hidden">{!isPanelOpen && <FilterForm list={list} term={term} />}</div>
      )}
      <div className="min-w-0">
        <div className="mb-6 flex min-h-11 items-center justify-between gap-4 lg:min-h-0">
          <p ref={count} tabIndex={-1} role="status" className="text-sm text-soft outline-none">
            {chosenCount ? t("{shown} of {total}", { shown, total: list.total }) : shown}
          </p>
          <button
            type="button"
            className={`button button-secondary text-sm ${isShort ? "" : "lg:hidden"}`}
            aria-haspopup="dialog"
            onClick={() => setPanelOpen(true)}
          >
            {chosenCount ? t("Sort and filter ({chosenCount})", { chosenCount }) : t("Sort and filter")}
          </button>
        </div>
        <noscript>
          <details className={`mb-8 ${isShort ? "" : "lg:hidden"}`}>
            <summary className="link">{t("Sort and filter")}</summary>
            <FilterForm list={list} term={term} />
          </details>
        </noscript>
        <ChosenFilters list={list} onRemoved={focusCount} />
        {list.count ? (
          <Cards list={list} isBesideFilters={!isShort} />
        ) : (
          <p className="py-16 text-soft">
            <span>{t("Nothing matches all of these.")}</span> <ClearAll onCleared={focusCount} />
          </p>
        )}
      </div>
      {wasPanelOpen && (
        <Suspense>
          <FilterPanel
            list={list}
            term={term}
            shown={shown}
            open={isPanelOpen}
            onClose={() => setPanelOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
