import { Link, useLocation } from "react-router";
import { asTypedEntry } from "../../../catalogue/product-list/list-query.ts";
import { inCurrency } from "../../../catalogue/search/price-in-currency.ts";
import type { Reading } from "../../../catalogue/search/understand-phrase.ts";
import type { AskedPrice } from "../../../catalogue/search/understand-price.ts";
import type { CurrencyRate } from "../../../contract/catalogue.schemas.ts";
import { language, t } from "../../../platform/language/t.ts";
import { roundMoneyText } from "../../../platform/money/money-text.ts";
import { Icon } from "../../ui/icon.tsx";
import { useStoreData } from "../page/store-data.ts";

interface UnderstoodProps {
  readings: readonly Reading[];
  /** In which prices are shown. */
  currencyCode: string;
  /** What can be searched as it was typed; empty: that finds nothing else. */
  term: string;
}

const asTypedSearch = (term: string): string =>
  `?${new URLSearchParams([["searchTerm", term], [...asTypedEntry]])}`;

/**
 * The prices, colours and sizes that were read in what somebody typed, each a link to the same search without it. Where a currency
 * may be another one, that is a link too.
 */
export default function Understood({ readings, currencyCode, term }: UnderstoodProps) {
  const { rates } = useStoreData();
  const { search } = useLocation();
  const others = readings.flatMap((reading) => (reading.kind === "price" ? reading.inOther : []));
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-3 gap-y-2">
      {readings.length > 0 && (
        <p id="understood" className="text-sm text-soft">
          {t("Understood as")}
        </p>
      )}
      <ul hidden={!readings.length} aria-labelledby="understood" className="flex flex-wrap gap-2">
        {readings.map((reading) => (
          <li key={reading.without + reading.kind}>
            <Link
              to={searchFor(search, reading.without)}
              className="inline-flex min-h-11 items-center gap-1.5 rounded-full bg-tile py-1 pe-3 ps-4 text-sm hover:outline-2 hover:outline-edge lg:min-h-9"
            >
              <span className="sr-only">{t("Search without")} </span>
              <span>{readingLabel(reading, rates, currencyCode)}</span>
              <Icon name="close" size={16} />
            </Link>
          </li>
        ))}
      </ul>
      {others.map((other) => (
        <Link key={other.currencyCode} to={searchFor(search, other.term)} className="link text-sm">
          {t("{currency} instead?", { currency: nameOf(other.currencyCode, rates) })}
        </Link>
      ))}
      {term && (
        <Link to={asTypedSearch(term)} className="link text-sm wrap-anywhere">
          {t("Search for {term} instead", { term })}
        </Link>
      )}
    </div>
  );
}

/** The same page for another term: filters and sorting stay, on the first page. */
function searchFor(search: string, term: string): string {
  const query = new URLSearchParams(search);
  query.delete("page");
  if (!term) return "/products/search";
  query.set("searchTerm", term);
  return `/products/search?${query}`;
}

const nameOf = (code: string, rates: readonly CurrencyRate[]): string =>
  rates.find(({ currencyCode }) => currencyCode === code)?.currencyName ?? code;

function readingLabel(reading: Reading, rates: readonly CurrencyRate[], currencyCode: string): string {
  if (reading.kind === "size") return reading.label;
  if (reading.kind === "colour") return reading.colour.label;
  const { price } = reading;
  const rateOf = (code: string) => rates.find((each) => each.currencyCode === code);
  const [asked, shown] = [rateOf(price.currencyCode), rateOf(currencyCode)];
  if (!asked) return "";
  const label = priceLabel(price, asked);
  if (!shown || asked === shown) return label;
  const converted = (hundredths: number | null) => hundredths && inCurrency(hundredths, asked, shown);
  const inShown = {
    ...price,
    fromHundredths: converted(price.fromHundredths),
    toHundredths: converted(price.toHundredths),
  };
  return t("{price} ({converted})", { price: label, converted: priceLabel(inShown, shown) });
}

function priceLabel(
  { fromHundredths, toHundredths, isExclusive }: AskedPrice,
  currency: CurrencyRate,
): string {
  const show = (hundredths: number) => roundMoneyText(hundredths, currency, language());
  if (fromHundredths !== null && toHundredths !== null)
    return t("{from} to {to}", { from: show(fromHundredths), to: show(toHundredths) });
  if (toHundredths !== null) {
    const amount = show(toHundredths);
    return isExclusive ? t("under {amount}", { amount }) : t("up to {amount}", { amount });
  }
  const amount = show(fromHundredths ?? 0);
  return isExclusive ? t("over {amount}", { amount }) : t("from {amount}", { amount });
}
