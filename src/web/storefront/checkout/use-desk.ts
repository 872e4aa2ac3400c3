import { useCallback, useEffect, useState } from "react";
import { loadOnce } from "../catalog/load-once.ts";

const loadCheckoutForm = loadOnce(() => import("./checkout-form.tsx"));
type CheckoutForm = typeof import("./checkout-form.tsx").CheckoutForm;

/**
 * Loads the code of the checkout form while the cart is loaded, which is needed first anyway. It uses plain state,
 * because React delays the content of a Suspense boundary longer than the code takes to load.
 */
export function useCheckoutForm() {
  const [Desk, setCheckoutForm] = useState<CheckoutForm | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    loadCheckoutForm().then(
      ({ CheckoutForm: CheckoutDesk }) => setCheckoutForm(() => CheckoutDesk),
      () => setFailed(true),
    );
  }, []);
  useEffect(load, [load]);
  return { Desk, hasFailed, load };
}
