import { useId, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import type { CartLine } from "../../../contract/cart.schemas.ts";
import { t } from "../../../platform/language/t.ts";
import { rupeesToPaise } from "../../../platform/money/money.ts";
import { shownTotals } from "../../../platform/money/shown-totals.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Message } from "../../ui/message.tsx";
import { RetryButton } from "../../ui/retry-button.tsx";
import { QuoteButton } from "../quotation/quote-button.tsx";
import { addItem, findLine, loadCart, removeLine, toLineInput, useCart } from "../state/cart.ts";
import { useMoney } from "../state/money.ts";
import { ConvertedNote } from "../wording/converted-note.tsx";
import { CartLineRow } from "./cart-line-row.tsx";
import { closeMiniCart, useMiniCartOpen } from "./mini-cart-state.ts";

/** The side panel 'My Shopping Cart' (specification 2). */
export default function MiniCart() {
  const cart = useCart();
  const money = useMoney();
  const navigate = useNavigate();
  const totals = shownTotals(
    {
      lines: cart.lines.map((line) => ({
        totalPaise: rupeesToPaise(line.total),
        discountPaise: 0,
        isSwag: line.isSwag,
      })),
      shippingPaise: 0,
    },
    money.rateMicros,
    money.unit,
  );
  const isFilled = cart.lines.length > 0;
  // The kit has no price.
  const quoted = cart.lines.filter(({ isSwag }) => !isSwag);
  const [removed, setRemoved] = useState<CartLine | null>(null);
  const lineList = useRef<HTMLDivElement>(null);
  const focusLines = () => lineList.current?.focus();
  /** The pressed button disappears with its line, at once. On a slow line Undo comes later, and after a failure never. */
  function remove(line: CartLine) {
    focusLines();
    removeLine(line).then(
      () => setRemoved(line),
      () => undefined,
    );
  }
  return (
    <Dialog
      open={useMiniCartOpen()}
      onClose={closeMiniCart}
      title={t("My Shopping Cart")}
      shape="side"
      footer={
        <>
          <p className="flex items-baseline justify-between font-medium">
            <span>{t("Total")}</span>
            <span className="text-lg tabular-nums" data-testid="cart-total" translate="no">
              {money.showMinor(totals.subTotal)}
            </span>
          </p>
          {isFilled && (
            <p className="mt-0.5 text-xs text-soft [@media(max-height:30rem)]:sr-only">
              {t("Shipping is added, and coupons are taken off, at checkout.")}
            </p>
          )}
          {/* On a short screen, as a phone that is held wide, the buttons share a row: else no line would be seen. */}
          <div className="mt-4 grid gap-2.5 [@media(max-height:30rem)]:mt-2 [@media(max-height:30rem)]:grid-cols-2">
            {isFilled && (
              <Button
                className="[@media(max-height:30rem)]:px-2 [@media(max-height:30rem)]:text-sm"
                onClick={() => {
                  closeMiniCart();
                  void navigate("/checkout");
                }}
              >
                {t("Checkout", { context: "go there" })}
              </Button>
            )}
            <Button
              look="secondary"
              className="[@media(max-height:30rem)]:px-2 [@media(max-height:30rem)]:text-sm [@media(max-height:30rem)]:only:col-span-2"
              onClick={closeMiniCart}
            >
              {t("Continue Shopping")}
            </Button>
            {quoted.length > 0 && (
              <div className="text-center text-sm [@media(max-height:30rem)]:col-span-2">
                <QuoteButton lines={quoted} />
              </div>
            )}
          </div>
        </>
      }
    >
      {cart.problem && (
        <div className="mb-4">
          <Message kind="bad">
            <p>{cart.problem}</p>
            {!cart.isLoaded && <RetryButton className="link mt-1 min-h-8" onRetry={loadCart} />}
          </Message>
        </div>
      )}
      {removed && !findLine(removed) && (
        <Removed
          key={removed.cartId}
          line={removed}
          onUndone={() => {
            setRemoved(null);
            focusLines();
          }}
        />
      )}
      <div ref={lineList} tabIndex={-1} className="outline-none">
        {isFilled ? (
          <ul className="divide-y divide-line">
            {cart.lines.map((line, index) => (
              <CartLineRow
                key={line.cartId}
                line={line}
                shownTotal={totals.lines[index] ?? 0}
                money={money}
                onRemove={remove}
              />
            ))}
          </ul>
        ) : (
          cart.isLoaded && <EmptyCart />
        )}
        <ConvertedNote lines={cart.lines} shown={totals.lines} money={money} />
      </div>
    </Dialog>
  );
}

/**
 * Puts back what was just removed; the cart shows why when that is no longer possible. Undo takes the focus, because the
 * button that had it has disappeared; that brings it into view too.
 */
function Removed({ line, onUndone }: { line: CartLine; onUndone: () => void }) {
  const { productName } = line;
  const textId = useId();
  const isBusy = useRef(false); // a second press would add it twice
  function putBack() {
    if (isBusy.current) return;
    isBusy.current = true;
    addItem(toLineInput(line)).then(onUndone, () => {
      isBusy.current = false;
    });
  }
  return (
    <p
      role="status"
      className="mb-2 flex items-center justify-between gap-4 rounded-md bg-tile px-4 py-1 text-sm"
    >
      <span id={textId} className="min-w-0 wrap-anywhere">
        {t("{productName} was removed.", { productName })}
      </span>
      <button
        ref={takeFocus}
        type="button"
        className="link min-h-11 shrink-0"
        aria-describedby={textId}
        onClick={putBack}
      >
        {t("Undo")}
      </button>
    </p>
  );
}

const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

function EmptyCart() {
  return (
    <div className="grid justify-items-center gap-4 py-16 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-tile text-soft">
        <Icon name="cart" size={28} />
      </span>
      <p className="text-soft">{t("Nothing here yet.")}</p>
      <Link to="/" onClick={closeMiniCart} className={buttonClass("quiet")}>
        {t("See what is new")}
      </Link>
    </div>
  );
}
