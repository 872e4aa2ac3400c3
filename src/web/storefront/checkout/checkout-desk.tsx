import { useState } from "react";
import type { CartLine } from "../../../contract/cart.schemas.ts";
import type { OfficeLocation, ServiceLocation } from "../../../contract/catalog.schemas.ts";
import type { SavedAddress } from "../../../contract/saved-addresses.ts";
import { kitMessages, kitRefusal } from "../../../features/coupon/kit.ts";
import { BlockingSpinner } from "../../ui/spinner.tsx";
import { useForm } from "../form/use-form.ts";
import { openMiniCart } from "../shell/mini-cart-state.ts";
import { useMoney } from "../state/money.ts";
import type { User } from "../state/user.ts";
import { CartNews } from "./cart-news-box.tsx";
import { CheckoutColumns } from "./checkout-columns.tsx";
import { checkoutTotals } from "./checkout-totals.ts";
import { CouponBox } from "./coupon-box.tsx";
import { blankDelivery, countryChoices, countryOf, deliveryErrors, fromSaved, officeOf } from "./delivery.ts";
import { DeliveryForm, type DeliveryState } from "./delivery-form.tsx";
import { DeliverySummary } from "./delivery-summary.tsx";
import { EarlierAddresses } from "./earlier-addresses.tsx";
import { GiftList } from "./gifts-summary.tsx";
import { orderRequest } from "./order-request.ts";
import { PlaceOrder } from "./place-order.tsx";
import { SeenNotice } from "./seen-notice.tsx";
import { Totals } from "./totals.tsx";
import { useCartNews } from "./use-cart-news.ts";
import { useCoupon } from "./use-coupon.ts";
import { usePlacing } from "./use-placing.ts";
import type { Saved } from "./use-saved-addresses.ts";

interface CheckoutDeskProps {
  user: User;
  lines: readonly CartLine[];
  saved: Saved;
  locations: readonly ServiceLocation[];
  offices: readonly OfficeLocation[];
}

/** Delivery details, coupon, gifts summary and Place Order of somebody with a filled cart (specification 2 and 4). */
export function CheckoutDesk({ user, lines, saved, locations, offices }: CheckoutDeskProps) {
  const money = useMoney();
  const coupon = useCoupon(user.userId, lines);
  const placing = usePlacing(coupon, lines);
  const { news, forget, isOwn } = useCartNews(lines);
  const form: DeliveryState = useForm({
    blank: blankDelivery,
    draft: `delivery.${user.userId}`,
    check: deliveryErrors,
    onSubmit: (): void => turn("on"),
  });
  // Saving and editing take away what was focused: the other face takes the focus, but not when the page opens.
  const [isTurned, setTurned] = useState(false);
  function turn(saved: "on" | "") {
    setTurned(true);
    form.change({ isSaved: saved });
  }
  const countries = countryChoices(locations);
  /** As if it were typed and saved; what it lacks (an office to bill) is asked for first. */
  function choose(address: SavedAddress) {
    const chosen = fromSaved(address, countries);
    const [lacking] = Object.keys(
      deliveryErrors({ ...form.values, ...chosen }),
    ) as (keyof typeof blankDelivery)[];
    form.change(chosen);
    if (lacking) form.focus(lacking);
    else turn("on");
  }
  const isSaved = form.values.isSaved === "on" && form.isValid;
  const country = countryOf(form.values);
  const totals = checkoutTotals(
    { lines, coupon: coupon.coupon, locations, country },
    money.rate.currencyRate,
  );
  const isSwagApplied = coupon.coupon?.isSwag ?? false;

  function placeOrder() {
    // Who may have a kit the server knows; the cart and the coupon can be told at once.
    const kit = kitRefusal({
      lines: lines.map((line) => ({ isSwag: line.isSwag, quantity: line.qty })),
      user: { emailProved: true, kitRedeemed: false },
      swagCouponApplied: isSwagApplied,
    });
    if (kit) return placing.refuse(kitMessages[kit]);
    if (coupon.typed.trim())
      return placing.refuse("You typed a coupon code and did not apply it. Press Apply, or empty its box.");
    forget();
    void placing.place(
      orderRequest({
        userId: user.userId,
        lines,
        delivery: form.values,
        couponCode: coupon.coupon?.code ?? "",
        currencyCode: money.rate.currencyCode,
        seen: totals.seen,
      }),
    );
  }

  const placeOrderButton = (
    <PlaceOrder
      isReady={isSaved}
      isBusy={placing.isBusy || coupon.isBusy}
      isFree={totals.seen.grandTotal === 0}
      onPress={placeOrder}
    />
  );

  return (
    <>
      <CheckoutColumns
        form={
          isSaved ? (
            <DeliverySummary
              values={form.values}
              officeName={offices.find((office) => office.id === officeOf(form.values))?.name}
              isFocused={isTurned}
              onEdit={() => turn("")}
            />
          ) : (
            <>
              <EarlierAddresses
                saved={saved}
                onChoose={choose}
                onRemove={() => form.change({ isKept: "" })}
              />
              <DeliveryForm
                form={form}
                countries={countries}
                offices={offices}
                isOrg={user.isOrg}
                isFocused={isTurned}
              />
            </>
          )
        }
        summary={
          <>
            <div className="flex items-center justify-between">
              <h2 id="gifts-heading" className="text-xl">
                Gifts Summary
              </h2>
              <button type="button" className="link min-h-11 text-sm" onClick={openMiniCart}>
                Edit cart
              </button>
            </div>
            <CartNews news={news} onSeen={forget} />
            <GiftList
              lines={lines}
              shown={totals.shown}
              isSwagApplied={isSwagApplied}
              money={money}
              onMend={(mend) => void isOwn(mend).catch(placing.tell)}
            />
            <CouponBox coupon={coupon} onTouch={placing.hush} />
            <Totals shown={totals.shown} receipt={totals.receipt} country={country} money={money} />
            <SeenNotice notice={placing.notice} />
            <div className="max-lg:hidden">{placeOrderButton}</div>
          </>
        }
        bar={
          <>
            <p className="text-sm text-soft">
              Grand Total
              <span className="block text-lg leading-tight font-medium text-ink tabular-nums">
                {money.showMinor(totals.shown.grandTotal)}
              </span>
            </p>
            <div>{placeOrderButton}</div>
          </>
        }
      />
      {placing.isBusy && <BlockingSpinner label="Placing your order …" />}
    </>
  );
}
