import { Link } from "react-router";
import type { CartLine } from "../../../contract/cart.schemas.ts";
import { t } from "../../../platform/language/t.ts";
import { Icon } from "../../ui/icon.tsx";
import { Price } from "../../ui/price.tsx";
import { QuantityStepper } from "../../ui/quantity-stepper.tsx";
import { ResponsiveImage } from "../../ui/responsive-image.tsx";
import { wholeWords } from "../../ui/whole-words.tsx";
import { toLineInput, updateItem } from "../state/cart.ts";
import type { Money } from "../state/money.ts";
import { closeMiniCart } from "./mini-cart-state.ts";

interface CartLineRowProps {
  line: CartLine;
  shownTotal: number;
  money: Money;
  onRemove: (line: CartLine) => void;
}

/** A line of the mini cart: its product, quantity and total. */
export function CartLineRow({ line, shownTotal, money, onRemove }: CartLineRowProps) {
  const choice = [
    line.colourName,
    line.size && t("Size {size}", { size: line.size }),
    !line.isSwag && line.qty > 1 && t("{price} each", { price: money.show(line.sellingPrice) }),
  ]
    .filter(Boolean)
    .join(", ");
  const change = (qty: number) => {
    if (qty < 1) return;
    updateItem({ ...toLineInput(line), qty }).catch(() => undefined);
  };
  return (
    <li className="flex gap-4 py-4" data-testid="cart-line">
      <Link
        to={`/${line.productUrl}`}
        onClick={closeMiniCart}
        tabIndex={-1}
        aria-hidden="true"
        className="image-tile size-20 shrink-0 rounded-md"
      >
        <ResponsiveImage
          path={line.imagePath}
          alt=""
          sizes="5rem"
          maxWidth={192}
          className="size-full object-cover"
        />
      </Link>
      <div className="min-w-0 flex-1">
        <div className="flex items-start justify-between gap-2">
          <div className="min-w-0">
            <Link
              to={`/${line.productUrl}`}
              onClick={closeMiniCart}
              className="text-sm leading-snug font-medium underline-offset-4 hover:underline"
            >
              {wholeWords(line.productName)}
            </Link>
            {choice && <p className="text-xs text-soft">{choice}</p>}
          </div>
          <button
            type="button"
            className="icon-button -mt-2.5 -me-2.5 shrink-0"
            aria-label={t("Remove {productName}", { productName: line.productName })}
            onClick={() => onRemove(line)}
          >
            <Icon name="trash" size={18} />
          </button>
        </div>
        {line.isSwag ? (
          <p className="mt-1 text-sm text-accent-text">{t("Free with your swag coupon")}</p>
        ) : (
          <div className="mt-2 flex items-center justify-between gap-3">
            <QuantityStepper
              value={line.qty}
              onChange={change}
              productName={line.productName}
              appliesOnBlur
            />
            <span className="text-sm font-medium">
              <Price now={money.showMinor(shownTotal)} />
            </span>
          </div>
        )}
        {line.available !== null && (
          <p className="mt-1.5 text-xs font-medium text-bad">
            {line.available === 0
              ? t("Sold out. Please remove it.")
              : t("Only {available} left. Please lower the quantity.", { available: line.available })}
          </p>
        )}
      </div>
    </li>
  );
}
