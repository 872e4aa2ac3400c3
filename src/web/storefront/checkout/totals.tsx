import type { ReactNode } from "react";
import type { ShownTotals } from "../../../features/money/money.ts";
import { weightInWords } from "../../../features/shipping/shipping.ts";
import type { Money } from "../state/money.ts";
import type { ShippingReceipt } from "./checkout-totals.ts";

interface TotalsProps {
  shown: ShownTotals;
  receipt: ShippingReceipt | null;
  /** Where it goes; '' as long as the name of one of the Others is not typed. */
  country: string;
  money: Money;
}

/** Sub total, discount, shipping with what it is made of, and grand total, which add up as they are shown. */
export function Totals({ shown, receipt, country, money }: TotalsProps) {
  const isToConfirm = shown.shipping === null;
  const shipping =
    shown.shipping === null ? "To be confirmed" : receipt ? money.showMinor(shown.shipping) : "Free";
  return (
    <div>
      <dl className="grid gap-2 text-sm">
        <Row name="Sub Total" value={money.showMinor(shown.subTotal)} />
        <Row name="Discount" value={money.showMinor(-shown.discount)} isGood={shown.discount > 0} />
        <Row name="Shipping" value={shipping}>
          {receipt && (
            <dd className="col-span-2 text-xs text-soft">
              {weightInWords(receipt.weightGrams)} to {country || "another country"}.
              {receipt.dearer &&
                ` ${weightInWords(receipt.dearer.gramsMore)} more would cost ${money.showMinor(receipt.dearer.moreMinor)} more.`}
              {isToConfirm && " Our support team tells you the charge before you pay."}
            </dd>
          )}
        </Row>
        <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-line pt-4 text-base font-medium">
          <dt>Grand Total</dt>
          <dd className="text-xl tabular-nums">{money.showMinor(shown.grandTotal)}</dd>
        </div>
      </dl>
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
