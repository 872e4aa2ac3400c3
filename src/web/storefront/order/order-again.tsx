import { useState } from "react";
import type { OrderRow } from "../../../contract/checkout.schemas.ts";
import type { ReorderResponse } from "../../../contract/customer-orders.ts";
import { t } from "../../../platform/language/t.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { refusalText } from "../form/refusal-text.ts";
import { openMiniCart } from "../shell/mini-cart-state.ts";
import { api, errorMessage } from "../state/api.ts";

type ReorderResult = Pick<ReorderResponse, "added" | "notAdded"> & { readonly problem?: string };

/** Adds the items of an order to the cart and opens it. First lists the items that could not be added, with reasons. */
export function OrderAgain({ order: { orderNo } }: { order: OrderRow }) {
  const [result, setResult] = useState<ReorderResult | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function orderAgain() {
    setBusy(true);
    try {
      // Few visitors of this page order again, so the calls of the cart are loaded on the click.
      const { replaceCart } = await import("../state/cart.ts");
      const response = await api.call("POST /api/orders/{orderNo}/reorder", { params: { orderNo } });
      replaceCart(response.cart);
      if (response.notAdded.length === 0) openMiniCart();
      else setResult(response);
    } catch (problem) {
      setResult({ added: 0, notAdded: [], problem: errorMessage(problem) });
    } finally {
      setBusy(false);
    }
  }

  function close() {
    setResult(null);
    if (result && result.added > 0) openMiniCart();
  }

  return (
    <>
      <Button
        look="secondary"
        className="text-sm max-sm:px-4"
        busy={isBusy}
        onClick={() => void orderAgain()}
      >
        {t("Order again")}
        <span className="sr-only">{` ${t("everything in order {orderNo}", { orderNo })}`}</span>
      </Button>
      <Dialog
        open={result !== null}
        onClose={close}
        title={result?.added ? t("Not all of it could be added") : t("Nothing was added to your cart")}
      >
        <div className="grid gap-5">
          {result?.problem && <p>{result.problem}</p>}
          {result && result.notAdded.length > 0 && (
            <ul className="grid gap-3">
              {result.notAdded.map(({ productName, reason, code }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: one response, shown once
                <li key={index}>
                  <p className="font-medium">{productName}</p>
                  <p className="text-soft">{refusalText({ detail: reason, code })}</p>
                </li>
              ))}
            </ul>
          )}
          <Button look="ink" className="justify-self-end" onClick={close}>
            {result?.added ? t("See my cart") : t("Close")}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
