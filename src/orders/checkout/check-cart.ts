import type { StoredCartLine } from "../../buying/cart/cart-lines.store.ts";
import { cartResponse } from "../../buying/cart/cart-response.ts";
import { translatedName } from "../../buying/cart/validate-item.ts";
import type { CheckoutInput } from "../../contract/checkout.schemas.ts";
import { type ErrorCode, type Refusal, refuse } from "../../contract/errors.ts";
import type { Caller } from "../../contract/handler.ts";
import type { Language } from "../../platform/language/language.ts";
import { cartMatches } from "./verify-checkout-quote.ts";

/** Whose cart it is, and the language of the page that shows it. */
interface CartCustomer {
  readonly caller: Caller;
  readonly language: Language;
}

export const cartChanged = refuse(
  "cart_changed",
  "Your cart has changed in the meantime. Please check it and order again.",
);

/** Why this cart cannot be ordered, apart from its stock and prices. Undefined when it can. */
export function refuseCart(
  rows: readonly StoredCartLine[],
  quoted: CheckoutInput["cart"],
  customer: CartCustomer,
) {
  if (rows.length === 0) return refuse("cart_empty", "Your cart is empty.");
  if (!cartMatches(quoted, rows)) return withCart(cartChanged, rows, customer);
  const withdrawn = rows.find((row) => row.withdrawn_at);
  if (!withdrawn) return undefined;
  const refusal = refuse(
    "product_withdrawn",
    `${withdrawn.name} is no longer sold. Please remove it.`,
    translatedName(withdrawn),
  );
  return withCart(refusal, rows, customer);
}

/** The current cart is part of the refusal, so that the page can show what changed. */
export const withCart = <C extends ErrorCode>(
  refusal: Refusal<C>,
  rows: readonly StoredCartLine[],
  { caller, language }: CartCustomer,
): Refusal<C> => ({
  ...refusal,
  extra: { ...refusal.extra, cart: cartResponse(rows, { sessionId: "", userId: caller.userId }, language) },
});
