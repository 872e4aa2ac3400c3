import { t } from "../../../platform/language/t.ts";
import { Icon } from "../../ui/icon.tsx";
import { cartCount, useCart } from "../state/cart-state.ts";
import { openMiniCart, preloadMiniCart } from "./mini-cart-state.ts";

/** Opens the cart; a change of its count is animated for 500 ms (specification 4). */
export function CartButton() {
  const count = cartCount(useCart());
  return (
    <button
      type="button"
      className="icon-button relative"
      data-cart-button=""
      aria-label={
        count === 0
          ? t("Cart, empty")
          : t("{count, plural, one {Cart, # item} other {Cart, # items}}", { count })
      }
      onPointerEnter={preloadMiniCart}
      onFocus={preloadMiniCart}
      onClick={openMiniCart}
    >
      <Icon name="cart" />
      {count > 0 && (
        <span key={count} aria-hidden="true" className="cart-count">
          {count > 99 ? "99+" : count}
        </span>
      )}
    </button>
  );
}
