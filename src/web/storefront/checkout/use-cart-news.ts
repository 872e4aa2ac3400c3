import { useEffect, useRef, useState } from "react";
import type { CartLine } from "../../../contract/cart.schemas.ts";
import { useMiniCartOpen } from "../shell/mini-cart-state.ts";
import { describeCartChanges } from "./cart-news.ts";

/**
 * The changes made to the cart elsewhere: in another tab, on another device, by the store. Changes that the customer
 * makes in the open cart or on this page (`isOwn`) do not count. They are shown until `forget`.
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
    news: changes,
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
