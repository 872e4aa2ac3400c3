import { useEffect, useRef, useState } from "react";
import type { CartLine } from "../../../../contract/cart.schemas.ts";
import { t } from "../../../../platform/language/t.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useMiniCartOpen } from "../../shell/mini-cart-state.ts";

/** The changes that were made to the cart elsewhere; shown and announced until the customer presses OK. */
export function CartChanges({ changes, onDismiss }: { changes: readonly string[]; onDismiss: () => void }) {
  if (changes.length === 0) return null;
  return (
    <div role="status" className="flex gap-3 rounded-md border border-line bg-raised px-4 pt-3 pb-1 text-sm">
      <span className="mt-px">
        <Icon name="info" size={18} />
      </span>
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p className="font-medium">{t("Your cart was changed elsewhere:")}</p>
        <ul>
          {changes.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
        <button type="button" className="link min-h-11" onClick={onDismiss}>
          {t("OK")}
        </button>
      </div>
    </div>
  );
}

/**
 * The changes made to the cart elsewhere: in another tab, on another device, by the store. Changes that the customer
 * makes in the open cart or on this page (`runOwnChange`) do not count. They are shown until `dismiss`.
 */
export function useCartChanges(lines: readonly CartLine[]) {
  const isCartOpen = useMiniCartOpen();
  const known = useRef(lines);
  const [changes, setChanges] = useState<readonly string[]>([]);
  const ownChange = useRef(false);
  useEffect(() => {
    const found = isCartOpen || ownChange.current ? [] : describeCartChanges(known.current, lines);
    if (found.length > 0 || isCartOpen || ownChange.current) setChanges(found);
    known.current = lines;
  }, [lines, isCartOpen]);
  return {
    changes,
    dismiss: () => setChanges([]),
    /** Runs a change that the customer makes on this page; it is not reported. */
    async runOwnChange(change: () => Promise<void>): Promise<void> {
      ownChange.current = true;
      await change().finally(() => {
        ownChange.current = false;
      });
    },
  };
}

const lineLabel = ({ productName, colourName, size }: CartLine): string =>
  [productName, colourName, size].filter(Boolean).join(", ");

const keyOf = (line: CartLine): string => `${line.productDetailsId} ${line.size}`;

/** Describes the changes of a cart: one text for each line that was added, removed or has another quantity. */
export function describeCartChanges(before: readonly CartLine[], after: readonly CartLine[]): string[] {
  const linesBefore = new Map(before.map((line) => [keyOf(line), line]));
  const linesAfter = new Map(after.map((line) => [keyOf(line), line]));
  const changed = after.flatMap((line) => {
    const earlier = linesBefore.get(keyOf(line));
    if (!earlier) return [t("{product}: added", { product: lineLabel(line) })];
    return earlier.qty === line.qty
      ? []
      : [
          t("{product}: {now} instead of {before}", {
            product: lineLabel(line),
            now: line.qty,
            before: earlier.qty,
          }),
        ];
  });
  const gone = before
    .filter((line) => !linesAfter.has(keyOf(line)))
    .map((line) => t("{product}: removed", { product: lineLabel(line) }));
  return [...changed, ...gone];
}
