import { useState } from "react";
import { kitRedemptionRefusal } from "../../../buying/kit/kit-eligibility.ts";
import type { CartLine } from "../../../contract/cart.schemas.ts";
import type { OfficeLocation, ServiceLocation } from "../../../contract/catalogue.schemas.ts";
import type { SavedAddress } from "../../../contract/saved-addresses.ts";
import { t } from "../../language/t.ts";
import { BlockingSpinner } from "../../ui/spinner.tsx";
import { type Notice, NoticeBox, successNotice } from "../form/notice.tsx";
import { useForm } from "../form/use-form.ts";
import { useStoreData } from "../page/store-data.ts";
import { openMiniCart } from "../shell/mini-cart-state.ts";
import { removeLine } from "../state/cart.ts";
import { likelyCountry } from "../state/country-of-currency.ts";
import { useChosenCurrency } from "../state/currency.ts";
import { readLabelName } from "../state/label-name.ts";
import { useMoney } from "../state/money.ts";
import { parcelNameOf, type User } from "../state/user.ts";
import { CheckoutColumns } from "./checkout-columns.tsx";
import { CouponBox } from "./coupon/coupon-box.tsx";
import { useCoupon } from "./coupon/use-coupon.ts";
import {
  billingOfficeId,
  type blankDelivery,
  blankDeliveryTo,
  countryChoices,
  deliveryCountry,
  deliveryErrors,
  fromSavedAddress,
} from "./delivery/delivery.ts";
import { DeliveryForm, type DeliveryState } from "./delivery/delivery-form.tsx";
import { DeliverySummary } from "./delivery/delivery-summary.tsx";
import { SavedAddresses } from "./delivery/saved-addresses.tsx";
import type { SavedAddressesState } from "./delivery/use-saved-addresses.ts";
import { kitMessage } from "./kit/kit-message.ts";
import { KitWithOthers } from "./kit/kit-with-others.tsx";
import { buildOrderRequest } from "./place-order/order-request.ts";
import { PlaceOrderButton } from "./place-order/place-order-button.tsx";
import { usePlaceOrder } from "./place-order/use-place-order.ts";
import { CartChanges, useCartChanges } from "./summary/cart-changes.tsx";
import { checkoutTotals } from "./summary/checkout-totals.ts";
import { CartLineList } from "./summary/gifts-summary.tsx";
import { Totals } from "./summary/totals.tsx";

const newTotal = () =>
  t("Your coupon is applied. Please look at the new total, then press Place Order once more.");

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
  const { changes, dismiss, runOwnChange } = useCartChanges(lines);
  const { homeCountry } = useStoreData().config.policy;
  const countries = countryChoices(locations, homeCountry);
  const likely = likelyCountry(countries, useChosenCurrency(), homeCountry);
  const isKitAlone = lines.every((line) => line.isSwag);
  const form: DeliveryState = useForm({
    blank: {
      ...blankDeliveryTo(countries, likely),
      recipientName: (isKitAlone && readLabelName()) || parcelNameOf(user),
      recipientPhone: user.contactNo ?? "",
    },
    draft: `delivery.${user.userId}`,
    check: deliveryErrors,
    onSubmit: (): void => setSaved("on"),
  });
  // Save and Edit remove the focused button, so the form or the summary that appears takes the focus.
  const [hasToggled, setToggled] = useState(false);
  function setSaved(saved: "on" | "") {
    setToggled(true);
    form.change({ isSaved: saved });
  }
  /** Fills the form with a saved address and saves it. If a field is missing (a billing office), focuses it instead. */
  function choose(address: SavedAddress) {
    const chosen = fromSavedAddress(address, countries);
    const [missing] = Object.keys(
      deliveryErrors({ ...form.values, ...chosen }),
    ) as (keyof typeof blankDelivery)[];
    form.change(chosen);
    if (missing) form.focus(missing);
    else setSaved("on");
  }
  const isSaved = form.values.isSaved === "on" && form.isValid;
  const country = deliveryCountry(form.values);
  const totals = checkoutTotals({ lines, coupon: coupon.coupon, locations, country }, money.rate);
  const isSwagApplied = coupon.coupon?.isSwag ?? false;
  const isMixed = lines.some((line) => line.isSwag) && lines.some((line) => !line.isSwag);
  /** Says what the press did, where it was made: the message with the button has disappeared. */
  const [alone, setAlone] = useState<Notice | null>(null);
  async function orderKitAlone() {
    for (const line of lines.filter(({ isSwag }) => !isSwag)) await removeLine(line);
    setAlone(successNotice(t("Only the kit is in your cart now.")));
  }

  /** A code that was typed and not applied is applied first. One that changes the total is shown before it is ordered. */
  async function placeOrder() {
    const typed = coupon.typed.trim();
    const applied = typed ? await coupon.apply(typed) : coupon.coupon;
    if (typed && !applied) return;
    if (typed && !applied?.isSwag) return placing.showInfo(newTotal());
    // Only the server knows who may have a kit; cart and coupon are checked here, without a request.
    const kit = kitRedemptionRefusal({
      lines: lines.map((line) => ({ isSwag: line.isSwag, quantity: line.qty })),
      user: { emailVerified: true, kitRedeemed: false },
      swagCouponApplied: applied?.isSwag ?? false,
    });
    if (kit) return placing.showRefusal(kitMessage(kit));
    dismiss();
    void placing.place(
      buildOrderRequest({
        userId: user.userId,
        lines,
        delivery: form.values,
        couponCode: applied?.code ?? "",
        currencyCode: money.rate.currencyCode,
        isKitAlone,
        quote: totals.quote,
      }),
    );
  }

  const placeOrderButton = (
    <PlaceOrderButton
      isReady={isSaved}
      isBusy={placing.isBusy || coupon.isBusy}
      isFree={totals.quote.grandTotal === 0}
      onPress={() => void placeOrder()}
    />
  );

  return (
    <>
      {(isMixed || alone) && (
        <div className="mb-8">
          {isMixed ? (
            <KitWithOthers onAlone={() => void runOwnChange(orderKitAlone).catch(placing.showCartProblem)} />
          ) : (
            <NoticeBox notice={alone} takesFocus />
          )}
        </div>
      )}
      <CheckoutColumns
        form={
          isSaved ? (
            <DeliverySummary
              values={form.values}
              officeName={offices.find((office) => office.id === billingOfficeId(form.values))?.name}
              isGiftPossible={!isKitAlone}
              isFocused={hasToggled}
              onEdit={() => setSaved("")}
            />
          ) : (
            <>
              <SavedAddresses
                saved={saved}
                onChoose={choose}
                onRemove={() => form.change({ rememberAddress: "" })}
              />
              <DeliveryForm
                form={form}
                countries={countries}
                isListMissing={locations.length === 0}
                offices={offices}
                isOrg={user.isOrg}
                giver={isKitAlone ? undefined : user}
                isFocused={hasToggled}
              />
            </>
          )
        }
        summary={
          <>
            <div className="flex items-center justify-between">
              <h2 id="gifts-heading" className="text-xl">
                {t("Gifts Summary")}
              </h2>
              <button type="button" className="link min-h-11 text-sm" onClick={openMiniCart}>
                {t("Edit cart")}
              </button>
            </div>
            <CartChanges changes={changes} onDismiss={dismiss} />
            <CartLineList
              lines={lines}
              shown={totals.shown}
              isSwagApplied={isSwagApplied}
              money={money}
              onFix={(fix) => void runOwnChange(fix).catch(placing.showCartProblem)}
            />
            <CouponBox coupon={coupon} isKitFree={!isMixed} onEdit={placing.clearNotice} />
            <Totals
              shown={totals.shown}
              shippingDetails={totals.shippingDetails}
              country={country}
              money={money}
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
