import type { CartLine } from "../../../../contract/cart.schemas.ts";
import { t } from "../../../../platform/language/t.ts";
import { openMiniCart } from "../../shell/mini-cart-state.ts";
import type { Money } from "../../state/money.ts";
import { CouponBox } from "../coupon/coupon-box.tsx";
import type { Coupon } from "../coupon/use-coupon.ts";
import { CartChanges, type useCartChanges } from "./cart-changes.tsx";
import type { CheckoutTotals } from "./checkout-totals.ts";
import { CartLineList } from "./gifts-summary.tsx";
import { Totals } from "./totals.tsx";

interface OrderSummaryProps {
  lines: readonly CartLine[];
  totals: CheckoutTotals;
  country: string;
  money: Money;
  coupon: Coupon;
  /** The kit is in the cart, and something else as well. */
  isMixed: boolean;
  cartChanges: ReturnType<typeof useCartChanges>;
  changeCart: (change: () => Promise<void>) => void;
  onEditCoupon: () => void;
}

/** What is ordered and what it costs: gifts, coupon, totals. */
export function OrderSummary(props: OrderSummaryProps) {
  const { lines, totals, country, money, coupon, isMixed, cartChanges, changeCart, onEditCoupon } = props;
  return (
    <>
      <div className="flex items-center justify-between">
        <h2 id="gifts-heading" className="text-xl">
          {t("Gifts Summary")}
        </h2>
        <button type="button" className="link min-h-11 text-sm" onClick={openMiniCart}>
          {t("Edit cart")}
        </button>
      </div>
      <CartChanges changes={cartChanges.changes} onDismiss={cartChanges.dismiss} />
      <CartLineList
        lines={lines}
        shown={totals.shown}
        isSwagApplied={coupon.coupon?.isSwag ?? false}
        money={money}
        onFix={changeCart}
      />
      <CouponBox coupon={coupon} isKitFree={!isMixed} onEdit={onEditCoupon} />
      <Totals shown={totals.shown} shippingDetails={totals.shippingDetails} country={country} money={money} />
    </>
  );
}
