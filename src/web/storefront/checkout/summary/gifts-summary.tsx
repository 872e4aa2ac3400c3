import { Suspense } from "react";
import type { CartLine } from "../../../../contract/cart.schemas.ts";
import { t } from "../../../../platform/language/t.ts";
import type { ShownTotals } from "../../../../platform/money/shown-totals.ts";
import { lazyComponent } from "../../../ui/lazy.tsx";
import { ResponsiveImage } from "../../../ui/responsive-image.tsx";
import { wholeWords } from "../../../ui/whole-words.tsx";
import { removeLine, toLineInput, updateItem } from "../../state/cart.ts";
import type { Money } from "../../state/money.ts";
import { ConvertedNote } from "../../wording/converted-note.tsx";

/** Few carts have a kit. */
const KitInCheckout = lazyComponent(() => import("./kit-in-checkout.tsx"));

interface CartLineListProps {
  lines: readonly CartLine[];
  shown: ShownTotals;
  isSwagApplied: boolean;
  money: Money;
  /** Called with the change that adapts the cart to the stock. */
  onFix: (fix: () => Promise<void>) => void;
}

/** The cart lines: image, name, colour, size, quantity, price. The kit is 'Free Swag' after its coupon is applied. */
export function CartLineList({ lines, shown, isSwagApplied, money, onFix }: CartLineListProps) {
  return (
    <div>
      <ul className="grid gap-4">
        {lines.map((line, index) => (
          <li key={line.cartId} className="flex gap-4 max-[16rem]:flex-wrap">
            <div className="image-tile size-16 shrink-0 rounded-md">
              <ResponsiveImage
                path={line.imagePath}
                alt=""
                sizes="4rem"
                maxWidth={320}
                className="size-full object-cover"
              />
            </div>
            <div className="min-w-0 flex-1 text-sm">
              <p className="leading-snug font-medium wrap-anywhere">{wholeWords(line.productName)}</p>
              <p className="mt-0.5 text-soft">
                {[
                  line.colourName,
                  line.size && t("Size {size}", { size: line.size }),
                  !line.isSwag && t("Qty {qty}", { qty: line.qty }),
                  !line.isSwag && line.qty > 1 && t("{price} each", { price: money.show(line.sellingPrice) }),
                ]
                  .filter(Boolean)
                  .join(", ")}
              </p>
              {line.isSwag && (
                <p className={isSwagApplied ? "font-medium text-good" : "text-soft"}>
                  {isSwagApplied ? t("Free Swag") : t("With coupon")}
                </p>
              )}
              {line.substitutes?.map((each) => (
                <p key={each.variantId} className="text-soft">
                  {t("{part} is out of stock, so your kit comes with {product} instead.", each)}
                </p>
              ))}
              {line.isSwag && (
                <Suspense>
                  <KitInCheckout line={line} />
                </Suspense>
              )}
              {line.available !== null && (
                <StockShortage line={line} available={line.available} onFix={onFix} />
              )}
            </div>
            {!line.isSwag && (
              <p className="text-sm font-medium tabular-nums" translate="no">
                {money.showMinor(shown.lines[index] ?? 0)}
              </p>
            )}
          </li>
        ))}
      </ul>
      <ConvertedNote lines={lines} shown={shown.lines} money={money} />
    </div>
  );
}

interface StockShortageProps extends Pick<CartLineListProps, "onFix"> {
  line: CartLine;
  available: number;
}

/** Not enough stock: says how many are left, and offers to take them or to remove the line. */
function StockShortage({ line, available, onFix }: StockShortageProps) {
  return (
    <p className="mt-0.5 font-medium text-bad">
      <span>{available === 0 ? t("Sold out.") : t("Only {available} left.", { available })}</span>{" "}
      {available === 0 ? (
        <button type="button" className="link min-h-11" onClick={() => onFix(() => removeLine(line))}>
          {t("Remove")}
          <span className="sr-only">{` ${line.productName}`}</span>
        </button>
      ) : (
        <button
          type="button"
          className="link min-h-11"
          onClick={() => onFix(() => updateItem({ ...toLineInput(line), qty: available }))}
        >
          <span>{t("Take {available}", { available })}</span>
          <span className="sr-only">{` ${t("of {productName}", { productName: line.productName })}`}</span>
        </button>
      )}
    </p>
  );
}
