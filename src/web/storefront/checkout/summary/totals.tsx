import { useState } from "react";
import { formatWeight } from "../../../../catalogue/shipping/shipping.ts";
import { language, t } from "../../../../platform/language/t.ts";
import type { ShownTotals } from "../../../../platform/money/shown-totals.ts";
import { formatArrival, formatFirstArrival } from "../../../../platform/settings/delivery-dates.ts";
import type { Elements } from "../../../ui/elements.ts";
import { useStoreData } from "../../page/store-data.ts";
import type { Money } from "../../state/money.ts";
import { useAddressCountry } from "../../wording/address-country.ts";
import { dateLocale } from "../../wording/date-locale.ts";
import { unbroken } from "../../wording/unbroken.ts";
import type { ShippingDetails } from "./checkout-totals.ts";

interface TotalsProps {
  shown: ShownTotals;
  shippingDetails: ShippingDetails | null;
  /** The destination; '' for Others until its name is typed. */
  country: string;
  money: Money;
}

/** Less is lighter than anything that the store sells. */
const WORTH_SAYING_GRAMS = 20;

/** Sub total, discount, shipping with its details, grand total, and when it should arrive. The shown amounts add up exactly. */
export function Totals({ shown, shippingDetails, country, money }: TotalsProps) {
  const { config } = useStoreData();
  const countryName = useAddressCountry();
  const [now] = useState(Date.now);
  const roomLeft = (shippingDetails?.nextBand?.extraGrams ?? 1) - 1;
  const days = (format: typeof formatFirstArrival) => unbroken(format(country, now, config, dateLocale()));
  const isUnconfirmed = shown.shipping === null;
  const shipping =
    shown.shipping === null
      ? t("To be confirmed")
      : shippingDetails
        ? money.showMinor(shown.shipping)
        : t("Free");
  return (
    <div>
      <dl className="grid gap-2 text-sm">
        <Row name={t("Sub Total")} value={money.showMinor(shown.subTotal)} />
        <Row name={t("Discount")} value={money.showMinor(-shown.discount)} isGood={shown.discount > 0} />
        <Row name={t("Shipping")} value={shipping}>
          {shippingDetails && (
            <dd className="col-span-2 text-xs text-soft">
              {[
                t("{weight} to {country}.", {
                  weight: formatWeight(shippingDetails.weightGrams, language()),
                  country: country ? countryName(country) : t("another country"),
                }),
                roomLeft >= WORTH_SAYING_GRAMS &&
                  t("Another {weight} ships at no extra charge.", {
                    weight: formatWeight(roomLeft, language()),
                  }),
                isUnconfirmed && t("Our support team will tell you the charge before you pay."),
              ]
                .filter(Boolean)
                .join(" ")}
            </dd>
          )}
        </Row>
        <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-line pt-4 text-base font-medium">
          <dt>{t("Grand Total")}</dt>
          <dd className="text-xl tabular-nums" translate="no">
            {money.showMinor(shown.grandTotal)}
          </dd>
        </div>
      </dl>
      {country && (
        <p className="mt-3 text-sm text-soft">
          {isUnconfirmed
            ? t("Expected {day} at the earliest.", { day: days(formatFirstArrival) })
            : shown.grandTotal > 0
              ? t("Expected {expected}, if you pay today.", { expected: days(formatArrival) })
              : t("Expected {expected}.", { expected: days(formatArrival) })}
        </p>
      )}
    </div>
  );
}

interface RowProps {
  name: string;
  value: string;
  isGood?: boolean;
  children?: Elements;
}

function Row({ name, value, isGood = false, children }: RowProps) {
  return (
    <div className="grid grid-cols-[1fr_auto] gap-x-4">
      <dt className="text-soft">{name}</dt>
      <dd className={`tabular-nums ${isGood ? "text-good" : ""}`}>{value}</dd>
      {children}
    </div>
  );
}
