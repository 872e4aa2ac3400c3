import type { CartLine } from "../../../contract/cart.schemas.ts";
import { t } from "../../../platform/language/t.ts";
import { rupeesToPaise } from "../../../platform/money/money.ts";
import { isConvertedAsAWhole } from "../../../platform/money/shown-totals.ts";
import type { Money } from "../state/money.ts";

interface ConvertedNoteProps {
  lines: readonly CartLine[];
  /** The shown total of each line, in minor units of the shown currency. */
  shown: readonly number[];
  money: Money;
}

/** Below the lines of a cart: why a total is not quantity times price, only where it is not. */
export function ConvertedNote({ lines, shown, money }: ConvertedNoteProps) {
  const isAnyOther = lines.some(
    ({ isSwag, sellingPrice, qty }, index) =>
      !isSwag &&
      isConvertedAsAWhole(
        { unitPaise: rupeesToPaise(sellingPrice), quantity: qty, shownMinor: shown[index] ?? 0 },
        money.rateMicros,
        money.unit,
      ),
  );
  if (!isAnyOther) return null;
  return (
    <p className="mt-3 text-xs text-soft">
      {t("Each line is converted as a whole, so its total can differ a little from quantity times price.")}
    </p>
  );
}
