import type { CartLine } from "../../../contract/cart.schemas.ts";
import type { OfficeLocation, ServiceLocation } from "../../../contract/catalogue.schemas.ts";
import { t } from "../../../platform/language/t.ts";
import { BlockingSpinner } from "../../ui/spinner.tsx";
import { NoticeBox } from "../form/notice.tsx";
import { useMoney } from "../state/money.ts";
import type { User } from "../state/user.ts";
import { CheckoutColumns } from "./checkout-columns.tsx";
import { useCoupon } from "./coupon/use-coupon.ts";
import { DeliveryDetails } from "./delivery/delivery-details.tsx";
import { useDelivery } from "./delivery/use-delivery.ts";
import type { SavedAddressesState } from "./delivery/use-saved-addresses.ts";
import { KitAlone } from "./kit/kit-alone.tsx";
import { checkOrder } from "./place-order/check-order.ts";
import { PlaceOrderButton } from "./place-order/place-order-button.tsx";
import { usePlaceOrder } from "./place-order/use-place-order.ts";
import { useCartChanges } from "./summary/cart-changes.tsx";
import { checkoutTotals } from "./summary/checkout-totals.ts";
import { OrderSummary } from "./summary/order-summary.tsx";

interface CheckoutFormProps {
  user: User;
  lines: readonly CartLine[];
  saved: SavedAddressesState;
  locations: readonly ServiceLocation[];
  offices: readonly OfficeLocation[];
}

/** Delivery details, coupon, gifts summary and Place Order; only for a filled cart (specification 2 and 4). */
export function CheckoutForm({ user, lines, saved, locations, offices }: CheckoutFormProps) {
  const money = useMoney();
  const coupon = useCoupon(user.userId, lines);
  const placing = usePlaceOrder(coupon, lines);
  const cartChanges = useCartChanges(lines);
  const delivery = useDelivery({ user, lines, locations, earlier: saved.addresses });
  const { country } = delivery;
  const totals = checkoutTotals({ lines, coupon: coupon.coupon, locations, country }, money.rate);
  const isKitAlone = lines.every((line) => line.isSwag);
  const isMixed = !isKitAlone && lines.some((line) => line.isSwag);

  /** A change of the cart that is made on this page. */
  const changeCart = (change: () => Promise<void>) =>
    void cartChanges.runOwnChange(change).catch(placing.showCartProblem);

  async function placeOrder() {
    const order = await checkOrder(
      {
        userId: user.userId,
        lines,
        delivery: delivery.form.values,
        currencyCode: money.rate.currencyCode,
        isKitAlone,
        quote: totals.quote,
      },
      coupon,
      placing,
    );
    if (!order) return;
    cartChanges.dismiss();
    void placing.place(order);
  }

  const placeOrderButton = (
    <PlaceOrderButton
      isReady={delivery.isSaved}
      isBusy={placing.isBusy || coupon.isBusy}
      isFree={totals.quote.grandTotal === 0}
      onPress={() => void placeOrder()}
    />
  );

  return (
    <>
      <KitAlone lines={lines} isMixed={isMixed} changeCart={changeCart} />
      <CheckoutColumns
        form={
          <DeliveryDetails
            delivery={delivery}
            user={user}
            saved={saved}
            offices={offices}
            isListMissing={locations.length === 0}
            isKitAlone={isKitAlone}
          />
        }
        summary={
          <>
            <OrderSummary
              lines={lines}
              totals={totals}
              country={country}
              money={money}
              coupon={coupon}
              isMixed={isMixed}
              cartChanges={cartChanges}
              changeCart={changeCart}
              onEditCoupon={placing.clearNotice}
            />
            <NoticeBox notice={placing.notice} isAlert />
            <div className="max-lg:hidden">{placeOrderButton}</div>
          </>
        }
        bar={
          <>
            <p className="text-sm text-soft">
              {t("Grand Total")}
              <span className="block text-lg leading-tight font-medium text-ink tabular-nums">
                {money.showMinor(totals.shown.grandTotal)}
              </span>
            </p>
            <div>{placeOrderButton}</div>
          </>
        }
      />
      {placing.isBusy && <BlockingSpinner label={t("Placing your order …")} />}
    </>
  );
}
