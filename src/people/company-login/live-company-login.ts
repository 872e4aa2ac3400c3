import type { SettingsCache } from "../../platform/settings/settings-cache.ts";
import type { IdentityRules } from "./identity.ts";
import type { CompanyProvider } from "./provider.ts";

/** The company's login as the environment or staff have set it, at each call. */
export interface LiveCompanyLogin {
  isOn(): boolean;
  /** Undefined: nobody logs in with the company. */
  provider(): Promise<CompanyProvider | undefined>;
  rules(): IdentityRules;
}

interface CompanyLoginOf {
  readonly publicUrl: string;
  readonly settings: SettingsCache;
  /** Gets why the provider could not be used: people see one text for all of it. */
  readonly onFailure: (error: unknown) => void;
}

export function liveCompanyLogin({ publicUrl, settings, onFailure }: CompanyLoginOf): LiveCompanyLogin {
  const current = () => settings.current().integrations;
  let opened: { readonly key: string; readonly provider: Promise<CompanyProvider | undefined> } | undefined;
  return {
    isOn: () => current().oidcIssuer !== undefined,
    async provider() {
      const { oidcIssuer, oidcClientId, oidcClientSecret } = current();
      if (!oidcIssuer) return undefined;
      const values = { oidcIssuer, oidcClientId, oidcClientSecret, publicUrl };
      const key = JSON.stringify(values);
      // Loaded only where it is used: OpenID Connect is 49 modules. What it found out about the provider stays until it is another one.
      if (opened?.key !== key)
        opened = {
          key,
          provider: import("./provider.ts").then((made) => made.openProvider(values, onFailure)),
        };
      return opened.provider;
    },
    rules: current,
  };
}
