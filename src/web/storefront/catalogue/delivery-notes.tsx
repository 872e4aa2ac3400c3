import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Link } from "react-router";
import type { Product } from "../../../contract/catalogue.schemas.ts";
import { t } from "../../../platform/language/t.ts";
import { convert } from "../../../platform/money/money.ts";
import { formatArrival } from "../../../platform/settings/delivery-dates.ts";
import { dispatchRange } from "../../../platform/settings/policy-texts.ts";
import { Icon, PathIcon } from "../../ui/icon.tsx";
import { wholeWords } from "../../ui/whole-words.tsx";
import { useStoreData } from "../page/store-data.ts";
import { chooseCountry, useChosenCountry } from "../state/chosen-country.ts";
import { useMoney } from "../state/money.ts";
import { useCountryName } from "../wording/country-name.ts";
import { dateLocale } from "../wording/date-locale.ts";
import { daysText, workingDaysText } from "../wording/days-text.ts";
import { unbroken } from "../wording/unbroken.ts";
import { type Delivery, deliveryEstimate } from "./delivery-estimate.ts";

const TRUCK =
  "M3 6h11v10.5H3V6ZM14 9.5h3.75L21 13v3.5h-7V9.5ZM7 19.25a1.75 1.75 0 1 0 0-3.5 1.75 1.75 0 0 0 0 3.5ZM17 19.25a1.75 1.75 0 1 0 0-3.5 1.75 1.75 0 0 0 0 3.5Z";

interface DeliveryNotesProps {
  product: Product;
  quantity: number;
  delivery: Delivery;
}

/** Shipping charge, delivery dates and returns of a product, shown beside the buy buttons. */
export default function DeliveryNotes({ product, quantity, delivery }: DeliveryNotesProps) {
  const money = useMoney();
  const { config } = useStoreData();
  const country = useChosenCountry(delivery.countries);
  const { chargePaise, deliveryDays } = deliveryEstimate(
    delivery.locations,
    country,
    { packageWeightGrams: product.packageWeight, quantity, isSwag: product.isSwagItem },
    config.policy,
  );
  const charge =
    chargePaise === null
      ? t("Shipping to be confirmed")
      : chargePaise === 0
        ? t("Free shipping")
        : t("{charge} shipping", {
            charge: money.showMinor(convert(chargePaise, money.rateMicros, money.unit)),
          });
  const alone =
    !product.isSwagItem &&
    quantity > 0 &&
    t("{quantity, plural, one { if you order only this} other { if you order only these #}}", { quantity });
  const now = useNow();
  return (
    <ul className="grid gap-3 border-t border-line pt-6 text-sm text-soft">
      <li className="flex gap-3">
        <span className="mt-3">
          <PathIcon path={TRUCK} size={20} />
        </span>
        <div className="min-w-0 flex-1">
          <CountryChoice countries={delivery.countries} country={country} />
          <div role="status" data-testid="delivery">
            {/* Pages are cached for days, so the browser computes the date. The empty line keeps its place. */}
            {product.inStock && (
              <p className="min-h-[1lh] font-medium text-ink noscript:hidden">
                {now > 0 &&
                  t("Expected {expected}", {
                    expected: unbroken(formatArrival(country, now, config, dateLocale())),
                  })}
              </p>
            )}
            {/* Without a date the days say it. */}
            <p className={product.inStock ? "hidden noscript:block" : ""}>
              {wholeWords(
                t("Dispatched in {dispatchDays}, then {deliveryDays}.", {
                  dispatchDays: workingDaysText(dispatchRange(config.policy)),
                  deliveryDays,
                }),
              )}
            </p>
            <p>
              <span className="font-medium text-ink tabular-nums" translate="no">
                {charge}
              </span>
              <span>{alone}</span>
            </p>
          </div>
          <Link to="/orders/shipping-policy" className="underline underline-offset-4 hover:text-ink">
            {t("Shipping Policy")}
          </Link>
        </div>
      </li>
      <li className="flex gap-3">
        <Icon name={product.returnable ? "check" : "info"} size={20} />
        <span>
          <span>{returnNote(product, config.policy.returnDays)}</span>{" "}
          <Link
            to="/orders/return-policy"
            className="whitespace-nowrap underline underline-offset-4 hover:text-ink"
          >
            {t("Return Policy")}
          </Link>
        </span>
      </li>
      {product.isSwagItem && (
        <li className="flex gap-3">
          <Icon name="gift" size={20} />{" "}
          {t("One kit for each colleague: order it on its own, with your coupon.")}
        </li>
      )}
    </ul>
  );
}

/** As the return policy says it: the kit is a gift, so only its size is exchanged, and what is faulty replaced. */
const returnNote = ({ isSwagItem, returnable, productDetails }: Product, returnDays: number): string => {
  if (isSwagItem)
    return productDetails.some(({ sizes }) => sizes.length > 0)
      ? t("Wrong size? We’ll exchange it.")
      : t("Is it faulty? We’ll replace it.");
  return returnable
    ? t("You can return it within {days} of delivery.", { days: daysText(returnDays) })
    : t("Food cannot be returned.");
};

/** The country's name with an arrow. An invisible native select covers both, whatever its own width would be. */
function CountryChoice({ countries, country }: { countries: readonly string[]; country: string }) {
  const list = useRef<HTMLSelectElement>(null);
  const countryName = useCountryName();
  const takeChosen = useEffectEvent(() => {
    const chosen = list.current?.value;
    if (chosen && chosen !== country) chooseCountry(chosen);
  });
  // Chosen before hydration, or restored by the browser.
  useEffect(() => takeChosen(), []);
  return (
    <label className="flex min-h-11 flex-wrap items-center gap-x-2 text-ink">
      {t("Delivery to")}
      <span className="relative inline-flex min-h-11 items-center gap-1 rounded-sm has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-text">
        <span aria-hidden="true" className="font-medium underline underline-offset-4">
          {countryName(country)}
        </span>
        <span className="noscript:hidden">
          <Icon name="down" size={16} />
        </span>
        <select
          ref={list}
          name="deliveryCountry"
          className="absolute inset-0 w-full cursor-pointer opacity-0 noscript:hidden"
          value={country}
          onChange={(event) => chooseCountry(event.target.value)}
        >
          {countries.map((each) => (
            <option key={each} value={each} className="bg-raised text-ink">
              {countryName(each)}
            </option>
          ))}
        </select>
      </span>
    </label>
  );
}

/** 0 in the server's HTML and during hydration. */
function useNow(): number {
  const [now, setNow] = useState(0);
  useEffect(() => setNow(Date.now()), []);
  return now;
}
