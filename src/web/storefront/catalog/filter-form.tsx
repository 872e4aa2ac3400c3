import { useId } from "react";
import { Form } from "react-router";
import type { CurrencyRate } from "../../../contract/catalog.schemas.ts";
import {
  asTypedEntry,
  type FilterName,
  isAsTyped,
  sortOptions,
} from "../../../features/catalog/list-query.ts";
import type { FilterValue, ProductList } from "../../../features/catalog/product-list.ts";
import { formatMoney } from "../../../features/money/money.ts";
import { useStoreData } from "../store-data.ts";
import { useListFilters } from "./use-list-filters.ts";

const titles: Record<FilterName, string> = {
  colour: "Colour",
  size: "Size",
  price: "Price",
  "in-stock": "Availability",
};

/** The label of a filter value; a price band is in its own currency, in whole units. */
export function filterLabel({ band, label }: FilterValue, rates: readonly CurrencyRate[]): string {
  if (!band) return label;
  const symbol =
    rates.find(({ currencyCode }) => currencyCode === band.currencyCode)?.currencySymbol ??
    `${band.currencyCode} `;
  const show = (units: number) => formatMoney(units * 100, symbol, 100);
  if (band.to === null) return `${show(band.from)} and more`;
  return band.from === 0 ? `Under ${show(band.to)}` : `${show(band.from)} to ${show(band.to)}`;
}

/** A plain GET form. With scripts each change is applied at once; without them a button submits it. */
export function FilterForm({ list, term }: { list: ProductList; term?: string | undefined }) {
  const { rates } = useStoreData();
  const { has, shown, choose } = useListFilters();
  const sortId = useId();
  return (
    <Form method="get" className="space-y-7" aria-label="Sort and filter">
      {term && <input type="hidden" name="searchTerm" value={term} />}
      {isAsTyped(shown) && <input type="hidden" name={asTypedEntry[0]} value={asTypedEntry[1]} />}
      <div>
        <label htmlFor={sortId} className="mb-2 block text-sm font-medium">
          Sort by
        </label>
        <select
          id={sortId}
          name="sort"
          className="control text-sm"
          value={shown.get("sort") ?? "featured"}
          onChange={(event) => event.currentTarget.form && choose(event.currentTarget.form)}
        >
          {sortOptions.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      {list.filters.map(({ name, values }) => (
        <fieldset key={name}>
          <legend className="mb-1 text-sm font-medium">{titles[name]}</legend>
          {values.map((value) => (
            <label
              key={value.value}
              className={`flex min-h-11 items-center gap-3 text-sm lg:min-h-9 ${value.count || value.isChosen ? "" : "text-soft"}`}
            >
              <input
                type="checkbox"
                name={name}
                value={value.value}
                className="size-4.5 shrink-0 accent-(--accent-text)"
                checked={has(name, value.value)}
                onChange={(event) => event.currentTarget.form && choose(event.currentTarget.form)}
              />
              {value.hex && <Dot hex={value.hex} />}
              <span className="min-w-0 flex-1">{filterLabel(value, rates)}</span>
              <span className="text-soft tabular-nums">
                {value.count}
                <span className="sr-only"> {value.count === 1 ? "product" : "products"}</span>
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      <noscript>
        <button type="submit" className="button button-ink">
          Show
        </button>
      </noscript>
    </Form>
  );
}

const Dot = ({ hex }: { hex: string }) => (
  <svg width="16" height="16" aria-hidden="true" className="shrink-0">
    <circle cx="8" cy="8" r="7" fill={hex} stroke="currentColor" strokeOpacity="0.4" />
  </svg>
);
