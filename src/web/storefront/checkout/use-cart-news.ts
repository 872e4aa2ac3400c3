import { useEffect, useRef, useState } from "react";
import type { CartLine } from "../../../contract/cart.schemas.ts";
import { useMiniCartOpen } from "../shell/mini-cart-state.ts";
import { cartNews } from "./cart-news.ts";

/**
 * What happened to the cart behind this page's back: in another tab, on another device, at the store. What the buyer
 * does in the open cart, or on the page itself (`isOwnChange`), is seen while it is done. Told until `forget`.
 */
export function useCartNews(lines: readonly CartLine[]) {
  const isCartOpen = useMiniCartOpen();
  const known = useRef(lines);
  const [news, setNews] = useState<readonly string[]>([]);
  const ownChange = useRef(false);
  useEffect(() => {
    const told = isCartOpen || ownChange.current ? [] : cartNews(known.current, lines);
    if (told.length > 0 || isCartOpen || ownChange.current) setNews(told);
    known.current = lines;
  }, [lines, isCartOpen]);
  return {
    news,
    forget: () => setNews([]),
    /** Runs a change that the buyer makes on this page: it is no news. */
    async isOwn(change: () => Promise<void>): Promise<void> {
      ownChange.current = true;
      await change().finally(() => {
        ownChange.current = false;
      });
    },
  };
}
