import { useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { ApiProblem } from "../../../../contract/api-problem.ts";
import type { CartLine } from "../../../../contract/cart.schemas.ts";
import type { CheckoutInput } from "../../../../contract/checkout.schemas.ts";
import { t } from "../../../../platform/language/t.ts";
import { errorNotice, failureNotice, type Notice } from "../../form/notice.tsx";
import { refusalText } from "../../form/refusal-text.ts";
import { errorMessage } from "../../state/api.ts";
import { currentCart, replaceCart } from "../../state/cart.ts";
import { linkedCoupon } from "../../state/linked-coupon.ts";
import { linkedKit } from "../../state/linked-kit.ts";
import type { Coupon } from "../coupon/use-coupon.ts";
import { toPlacedOrder } from "../placed/placed-order.ts";
import { sendOrder } from "./send-order.ts";

const failed = () => t("Your order could not be placed.");

/**
 * Places the order, and updates the page after a refusal: cart, prices, charges and coupon. A notice is shown until the
 * cart changes.
 */
export function usePlaceOrder(coupon: Coupon, lines: readonly CartLine[]) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [shown, setShown] = useState<{ notice: Notice; lines: readonly CartLine[] } | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function place(body: CheckoutInput): Promise<void> {
    setShown(null);
    setBusy(true);
    try {
      await sendOrder(body);
      if (body.couponCode === linkedCoupon.get()) {
        linkedCoupon.set(null);
        linkedKit.set(null);
      }
      await navigate("/checkout/order-confirm", { replace: true, state: toPlacedOrder(body, lines) });
    } catch (problem) {
      setShown(await applyRefusal(problem));
      setBusy(false);
    }
  }

  async function applyRefusal(problem: unknown) {
    if (!(problem instanceof ApiProblem)) return { notice: errorNotice(failed()), lines };
    if (problem.status === 0 || problem.status >= 500) {
      return {
        notice: failureNotice(
          t("Your order could not be placed. Press Place Order again: it will be made only once."),
          problem,
        ),
        lines,
      };
    }
    if (problem.code === "coupon_not_valid")
      coupon.showRefusal(coupon.coupon?.code ?? "", refusalText(problem));
    // The prices and charges on the page may be out of date too.
    if (problem.code === "price_changed") await revalidate();
    const cart = cartOf(problem);
    if (cart) replaceCart(cart);
    return { notice: errorNotice(refusalText(problem) || failed()), lines: cart ?? lines };
  }

  return {
    place,
    isBusy,
    notice: shown?.lines === lines ? shown.notice : null,
    showRefusal: (text: string) => setShown({ notice: errorNotice(text), lines }),
    showInfo: (text: string) => setShown({ notice: { kind: "info", text }, lines }),
    clearNotice: () => setShown(null),
    /** Shows that a change of the cart on this page has failed. */
    showCartProblem: (problem: unknown) =>
      setShown({
        notice: errorNotice(t("The cart could not be changed."), errorMessage(problem)),
        lines: currentCart().lines,
      }),
  };
}

export type Placing = ReturnType<typeof usePlaceOrder>;

/** A refusal because of a changed cart contains the current cart. */
function cartOf({ problem: { cart } }: ApiProblem): CartLine[] | null {
  return Array.isArray(cart) ? (cart as CartLine[]) : null;
}
