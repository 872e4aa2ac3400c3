import { Link, useLocation } from "react-router";
import type { ProductList } from "../../../catalogue/product-list/product-list.ts";
import { t } from "../../../platform/language/t.ts";
import { Icon } from "../../ui/icon.tsx";
import { useStoreData } from "../page/store-data.ts";
import { filterLabel } from "./filter-form.tsx";
import { keepPosition, searchWithout } from "./use-list-filters.ts";

/** The chosen filters, each a link that removes it. The link disappears, so the focus moves to the result count. */
export function ChosenFilters({ list, onRemoved }: { list: ProductList; onRemoved: () => void }) {
  const { rates } = useStoreData();
  const { search } = useLocation();
  const chosen = list.filters.flatMap(({ name, values }) =>
    values.filter(({ isChosen }) => isChosen).map((value) => ({ name, value })),
  );
  if (!chosen.length) return null;
  return (
    // On a phone one line that scrolls: if the web font changed the number of lines, everything below would move.
    <ul
      aria-label={t("Chosen filters")}
      className="rail -mt-2 mb-4 flex items-center gap-2 overflow-x-auto py-2 *:shrink-0 sm:flex-wrap"
    >
      {chosen.map(({ name, value }) => (
        <li key={`${name} ${value.value}`}>
          <Link
            to={searchWithout(search, name, value.value)}
            {...keepPosition}
            onClick={onRemoved}
            className="pill"
          >
            <span className="sr-only">{t("Remove")} </span>
            <span>{filterLabel(value, rates)}</span>
            <Icon name="close" size={16} />
          </Link>
        </li>
      ))}
      <li>
        <ClearAll onCleared={onRemoved} />
      </li>
    </ul>
  );
}

export function ClearAll({ onCleared }: { onCleared: () => void }) {
  const { search } = useLocation();
  return (
    <Link
      to={searchWithout(search)}
      {...keepPosition}
      onClick={onCleared}
      className="link inline-flex min-h-11 items-center px-2 text-sm lg:min-h-9"
    >
      {t("Clear all")}
    </Link>
  );
}
