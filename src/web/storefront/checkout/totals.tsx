import type { ReactNode } from "react";
import type { ShownTotals } from "../../../features/money/money.ts";
import { formatArrival } from "../../../features/settings/delivery-dates.ts";
import { formatWeight } from "../../../features/shipping/shipping.ts";
import type { Money } from "../state/money.ts";
import { useStoreData } from "../store-data.ts";
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
  const roomLeft = (shippingDetails?.nextBand?.extraGrams ?? 1) - 1;
  const isUnconfirmed = shown.shipping === null;
  const shipping =
    shown.shipping === null ? "To be confirmed" : shippingDetails ? money.showMinor(shown.shipping) : "Free";
  return (
    <div>
      <dl className="grid gap-2 text-sm">
        <Row name="Sub Total" value={money.showMinor(shown.subTotal)} />
        <Row name="Discount" value={money.showMinor(-shown.discount)} isGood={shown.discount > 0} />
        <Row name="Shipping" value={shipping}>
          {shippingDetails && (
            <dd className="col-span-2 text-xs text-soft">
              {formatWeight(shippingDetails.weightGrams)} to {country || "another country"}.
              {roomLeft >= WORTH_SAYING_GRAMS && ` ${formatWeight(roomLeft)} more ships for the same charge.`}
              {isUnconfirmed && " Our support team tells you the charge before you pay."}
            </dd>
          )}
        </Row>
        <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-line pt-4 text-base font-medium">
          <dt>Grand Total</dt>
          <dd className="text-xl tabular-nums">{money.showMinor(shown.grandTotal)}</dd>
        </div>
      </dl>
      {country && (
        <p className="mt-3 text-sm text-soft">
          Expected {formatArrival(country, Date.now(), config)}
          {shown.grandTotal > 0 && ", if you pay today"}.
        </p>
      )}
    </div>
  );
}

interface RowProps {
  name: string;
  value: string;
  isGood?: boolean;
  children?: ReactNode;
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
