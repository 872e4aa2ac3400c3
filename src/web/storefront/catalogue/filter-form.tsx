import { useId } from "react";
import { Form } from "react-router";
import {
  asTypedEntry,
  type FilterName,
  isAsTyped,
  type SortOption,
  sortOptions,
} from "../../../catalogue/product-list/list-query.ts";
import type { FilterValue, ProductList } from "../../../catalogue/product-list/product-list.ts";
import type { CurrencyRate } from "../../../contract/catalogue.schemas.ts";
import { language, t } from "../../../platform/language/t.ts";
import { roundMoneyText } from "../../../platform/money/money-text.ts";
import { useStoreData } from "../page/store-data.ts";
import { useListFilters } from "./use-list-filters.ts";

const titleOf = (name: FilterName): string =>
  ({
    colour: t("Colour"),
    size: t("Size"),
    price: t("Price"),
    "in-stock": t("Availability"),
  })[name];

/** What `sortOptions` are called. */
const sortLabel = (value: SortOption): string =>
  ({
    featured: t("Featured"),
    "price-low": t("Price: low to high"),
    "price-high": t("Price: high to low"),
    name: t("Name"),
  })[value];

/** The label of a filter value; a price band is in its own currency, in whole units. */
export function filterLabel({ band, label }: FilterValue, rates: readonly CurrencyRate[]): string {
  if (!band) return label === "In stock" ? t("In stock") : label;
  const { currencyCode } = band;
  const currency = rates.find((rate) => rate.currencyCode === currencyCode) ?? {
    currencyCode,
    currencySymbol: currencyCode,
  };
  const show = (units: number) => roundMoneyText(units * 100, currency, language());
  if (band.to === null) return t("{from} and more", { from: show(band.from) });
  return band.from === 0
    ? t("Under {to}", { to: show(band.to) })
    : t("{from} to {to}", { from: show(band.from), to: show(band.to) });
}

/** A plain GET form. With scripts each change is applied at once; without them a button submits it. */
export function FilterForm({ list, term }: { list: ProductList; term?: string | undefined }) {
  const { rates } = useStoreData();
  const { has, shown, choose } = useListFilters();
  const sortId = useId();
  return (
    <Form method="get" className="filters" aria-label={t("Sort and filter")}>
      {term && <input type="hidden" name="searchTerm" value={term} />}
      {isAsTyped(shown) && <input type="hidden" name={asTypedEntry[0]} value={asTypedEntry[1]} />}
      <div>
        <label htmlFor={sortId}>{t("Sort by")}</label>
        <select
          id={sortId}
          name="sort"
          className="control text-sm"
          value={shown.get("sort") ?? "featured"}
          onChange={(event) => event.currentTarget.form && choose(event.currentTarget.form)}
        >
          {sortOptions.map(({ value, label }) => (
            <option key={value} value={value}>
              {language() === "en" ? label : sortLabel(value)}
            </option>
          ))}
        </select>
      </div>
      {list.filters.map(({ name, values }) => (
        <fieldset key={name} className={name === "size" ? "size-filter" : ""}>
          <legend>{titleOf(name)}</legend>
          {values.map((value) => (
            <label
              key={value.value}
              className={`${name === "size" ? "choice" : "filter-value"} ${value.count || value.isChosen ? "" : "text-soft"}`}
            >
              <input
                type="checkbox"
                name={name}
                value={value.value}
                checked={has(name, value.value)}
                onChange={(event) => event.currentTarget.form && choose(event.currentTarget.form)}
              />
              {value.hex && <Dot hex={value.hex} />}
              <span>{filterLabel(value, rates)}</span>
              <span className="filter-count">
                <span>{value.count}</span>
                <span className="sr-only">{` ${t("{count, plural, one {product} other {products}}", { count: value.count })}`}</span>
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      <button type="submit" className="button button-ink hidden noscript:inline-flex">
        {t("Show")}
      </button>
    </Form>
  );
}

const Dot = ({ hex }: { hex: string }) => (
  <svg width="16" height="16" aria-hidden="true" className="shrink-0">
    <circle cx="8" cy="8" r="7" fill={hex} stroke="var(--edge)" />
  </svg>
);
