import type { Config } from "../../platform/config/config.ts";
import type { SettingsCache } from "../../platform/settings/settings-cache.ts";
import { configuredProviders } from "./configured-providers.ts";
import type { PaymentProviders } from "./payment-provider.ts";

/** The payment providers whose keys the environment or staff have set, as it is at each call. */
export function liveProviders({
  config,
  settings,
}: {
  readonly config: Config;
  readonly settings: SettingsCache;
}): () => PaymentProviders {
  let keys: unknown;
  let providers: PaymentProviders = {};
  return () => {
    const { integrations } = settings.current();
    if (integrations !== keys) providers = configuredProviders({ ...config, ...integrations });
    keys = integrations;
    return providers;
  };
}
