import { useEffect, useState } from "react";
import type { ProviderName } from "../../../features/payment/provider.ts";
import { api } from "../api.ts";

/** The payment providers whose keys are configured. */
export function useProviders(): ProviderName[] {
  const [names, setNames] = useState<ProviderName[]>([]);
  useEffect(() => {
    api.call("GET /api/admin/payment-providers", {}).then(
      (answer) => setNames(answer.names),
      () => undefined, // offline, or logged out: what needs no provider is still there
    );
  }, []);
  return names;
}
