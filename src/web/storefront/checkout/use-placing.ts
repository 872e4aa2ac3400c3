import { useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import type { CartLine } from "../../../contract/cart.schemas.ts";
import type { CheckoutInput } from "../../../contract/checkout.schemas.ts";
import { ApiProblem } from "../../../contract/client.ts";
import { bad, failure, type Notice } from "../form/notice.tsx";
import { currentCart, settle, wordsFor } from "../state/cart.ts";
import { placedOrder } from "./placed-order.ts";
import { sendOrder } from "./send-order.ts";
import type { Coupon } from "./use-coupon.ts";

const FAILED = "Your order could not be placed.";

/**
 * Placing the order, and what a refusal changes on the page: the fresh cart, prices and charges, the coupon. What is
 * said of a cart is said as long as it is that cart.
 */
export function usePlacing(coupon: Coupon, lines: readonly CartLine[]) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [said, setSaid] = useState<{ notice: Notice; lines: readonly CartLine[] } | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function place(body: CheckoutInput): Promise<void> {
    setSaid(null);
    setBusy(true);
    try {
      await sendOrder(body);
      await navigate("/checkout/order-confirm", { replace: true, state: placedOrder(body, lines) });
    } catch (problem) {
      setSaid(await told(problem));
      setBusy(false);
    }
  }

  async function told(problem: unknown) {
    if (!(problem instanceof ApiProblem)) return { notice: bad(FAILED), lines };
    if (problem.status === 0 || problem.status >= 500) {
      return {
        notice: failure(`${FAILED} Press Place Order again: it will be made only once.`, problem),
        lines,
      };
    }
    if (problem.code === "coupon_not_valid") coupon.refuse(coupon.coupon?.code ?? "", problem.detail);
    // Whatever the page showed was made of prices and charges that may have changed too.
    if (problem.code === "price_changed") await revalidate();
    const cart = freshCart(problem);
    if (cart) settle(cart);
    return { notice: bad(problem.detail || FAILED), lines: cart ?? lines };
  }

  return {
    place,
    isBusy,
    notice: said?.lines === lines ? said.notice : null,
    refuse: (text: string) => setSaid({ notice: bad(text), lines }),
    hush: () => setSaid(null),
    /** A change of the cart, made here, that did not happen. */
    tell: (problem: unknown) =>
      setSaid({
        notice: bad("The cart could not be changed.", wordsFor(problem)),
        lines: currentCart().lines,
      }),
  };
}

/** The refusals that a changed cart causes carry it as it is now. */
function freshCart({ problem: { cart } }: ApiProblem): CartLine[] | null {
  return Array.isArray(cart) ? (cart as CartLine[]) : null;
}
