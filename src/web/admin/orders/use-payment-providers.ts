import type { ProviderName } from "../../../orders/payment/payment-provider.ts";
import { noOptions, useResponse } from "../calls/use-response.ts";

/**
 * The payment providers whose keys are configured. Empty while offline or logged out: everything that needs no
 * provider still works.
 */
export const usePaymentProviders = (): readonly ProviderName[] =>
  useResponse("GET /api/admin/payment-providers", noOptions).response?.names ?? [];
