import { useCallback, useEffect, useState } from "react";
import { loadOnce } from "../catalog/load-once.ts";

const loadDesk = loadOnce(() => import("./checkout-desk.tsx"));
type Desk = typeof import("./checkout-desk.tsx").CheckoutDesk;

/**
 * The form and the summary, whose code is fetched beside the cart: no page can show them before that has come. A plain
 * state, for a suspended page would stay hidden a while longer than its code takes.
 */
export function useDesk() {
  const [Desk, setDesk] = useState<Desk | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    loadDesk().then(
      ({ CheckoutDesk }) => setDesk(() => CheckoutDesk),
      () => setFailed(true),
    );
  }, []);
  useEffect(load, [load]);
  return { Desk, hasFailed, load };
}
