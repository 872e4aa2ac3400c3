import { useEffect, useState } from "react";
import type { ProviderName } from "../../../features/payment/payment-provider.ts";
import { api } from "../api.ts";

/** The payment providers whose keys are configured. */
export function usePaymentProviders(): ProviderName[] {
  const [names, setNames] = useState<ProviderName[]>([]);
  useEffect(() => {
    api.call("GET /api/admin/payment-providers", {}).then(
      (response) => setNames(response.names),
      () => undefined, // offline, or logged out: everything that needs no provider still works
    );
  }, []);
  return names;
}
