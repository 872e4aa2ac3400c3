import { useState } from "react";
import type { OrderedAgain } from "../../../contract/buyer-orders.ts";
import type { OrderRow } from "../../../contract/checkout.schemas.ts";
import { ApiProblem } from "../../../contract/client.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { openMiniCart } from "../shell/mini-cart-state.ts";
import { api } from "../state/api.ts";

const wordsOf = (problem: unknown): string =>
  (problem instanceof ApiProblem && problem.detail) || "That did not work. Please try again.";

type Told = Pick<OrderedAgain, "added" | "notAdded"> & { readonly problem?: string };

/** Puts what an order held into the cart and shows the cart; what could not be had is named first, with its reason. */
export function OrderAgain({ order: { orderNo } }: { order: OrderRow }) {
  const [told, setTold] = useState<Told | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function again() {
    setBusy(true);
    try {
      // Most who look at their orders do not order again: the cart's calls come with the press.
      const { settle } = await import("../state/cart.ts");
      const answer = await api.call("POST /api/orders/{orderNo}/again", { params: { orderNo } });
      settle(answer.cart);
      if (answer.notAdded.length === 0) openMiniCart();
      else setTold(answer);
    } catch (problem) {
      setTold({ added: 0, notAdded: [], problem: wordsOf(problem) });
    } finally {
      setBusy(false);
    }
  }

  function close() {
    setTold(null);
    if (told && told.added > 0) openMiniCart();
  }

  return (
    <>
      <Button look="secondary" className="text-sm max-sm:px-4" busy={isBusy} onClick={() => void again()}>
        Order again<span className="sr-only"> what order {orderNo} held</span>
      </Button>
      <Dialog
        open={told !== null}
        onClose={close}
        title={told?.added ? "Not all of it could be added" : "Nothing was added to your cart"}
      >
        <div className="grid gap-5">
          {told?.problem && <p>{told.problem}</p>}
          {told && told.notAdded.length > 0 && (
            <ul className="grid gap-3">
              {told.notAdded.map(({ productName, reason }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: one answer, shown once
                <li key={index}>
                  <p className="font-medium">{productName}</p>
                  <p className="text-soft">{reason}</p>
                </li>
              ))}
            </ul>
          )}
          <Button look="ink" className="justify-self-end" onClick={close}>
            {told?.added ? "See my cart" : "Close"}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
