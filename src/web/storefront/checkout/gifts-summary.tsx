import type { CartLine } from "../../../contract/cart.schemas.ts";
import type { ShownTotals } from "../../../features/money/money.ts";
import { Picture } from "../../ui/picture.tsx";
import { removeLine, updateItem } from "../state/cart.ts";
import type { Money } from "../state/money.ts";

interface GiftListProps {
  lines: readonly CartLine[];
  shown: ShownTotals;
  isSwagApplied: boolean;
  money: Money;
  /** Told the change that makes the cart what can be had. */
  onMend: (mend: () => Promise<void>) => void;
}

/** What is ordered: picture, name, choice, pieces, price; the kit is 'Free Swag' once its coupon is applied. */
export function GiftList({ lines, shown, isSwagApplied, money, onMend }: GiftListProps) {
  return (
    <ul className="grid gap-4">
      {lines.map((line, index) => (
        <li key={line.cartId} className="flex gap-4">
          <div className="size-16 shrink-0 overflow-hidden rounded-md bg-tile">
            <Picture
              path={line.imagePath}
              alt=""
              sizes="4rem"
              widest={320}
              className="size-full object-cover"
            />
          </div>
          <div className="min-w-0 flex-1 text-sm">
            <p className="leading-snug font-medium">{line.productName}</p>
            <p className="mt-0.5 text-soft">
              {[line.colourName, line.size && `Size ${line.size}`, !line.isSwag && `Qty ${line.qty}`]
                .filter(Boolean)
                .join(", ")}
            </p>
            {line.available !== null && <Short line={line} available={line.available} onMend={onMend} />}
          </div>
          <p className="text-sm font-medium tabular-nums">
            {line.isSwag ? (
              <span className={isSwagApplied ? "text-good" : "text-soft"}>
                {isSwagApplied ? "Free Swag" : "With coupon"}
              </span>
            ) : (
              money.showMinor(shown.lines[index] ?? 0)
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}

interface ShortProps extends Pick<GiftListProps, "onMend"> {
  line: CartLine;
  available: number;
}

/** More is ordered than there is: what is left, and one press that orders just that. */
function Short({ line, available, onMend }: ShortProps) {
  const { productId, productDetailsId, size } = line;
  return (
    <p className="mt-0.5 font-medium text-bad">
      {available === 0 ? "Sold out." : `Only ${available} left.`}{" "}
      {available === 0 ? (
        <button type="button" className="link min-h-11" onClick={() => onMend(() => removeLine(line))}>
          Remove<span className="sr-only"> {line.productName}</span>
        </button>
      ) : (
        <button
          type="button"
          className="link min-h-11"
          onClick={() => onMend(() => updateItem({ productId, productDetailsId, size, qty: available }))}
        >
          Take {available}
          <span className="sr-only"> of {line.productName}</span>
        </button>
      )}
    </p>
  );
}
