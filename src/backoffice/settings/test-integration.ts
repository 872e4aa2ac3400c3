import { requestRates, UnusableResponse } from "../../catalogue/currency-rate/fetch-rates.ts";
import type { IntegrationName } from "../../contract/admin/integration-fields.ts";
import { isRefusal, type Refusal, refuse } from "../../contract/errors.ts";
import { type StaffText, staffText, untranslated } from "../../contract/staff-text.ts";
import { configuredProviders } from "../../orders/payment/configured-providers.ts";
import { type ProviderName, providerLabels } from "../../orders/payment/payment-provider.ts";
import type { Config } from "../../platform/config/config.ts";

interface IntegrationTest {
  readonly name: IntegrationName;
  /** With the values that are tested. */
  readonly config: Config;
  readonly baseCurrency: string;
}

type Tested = StaffText | Refusal<"integration_refused">;

/**
 * Asks the service itself, and changes nothing there. Returns what it responded, in a sentence. Refuses integration_refused, with the
 * service's own words where it has some.
 */
export function testIntegration({ name, config, baseCurrency }: IntegrationTest): Promise<Tested> | Tested {
  switch (name) {
    case "stripe":
    case "razorpay":
      return testProvider(name, config);
    case "rates":
      return testRates(config.ratesUrl ?? "", baseCurrency);
    case "companyLogin":
      return testCompanyLogin(config);
    case "easypost":
      return staffText`EasyPost calls the store, and not the other way round: what came is listed under Courier reports.`;
  }
}

async function testProvider(name: ProviderName, config: Config): Promise<Tested> {
  const failure = await configuredProviders(config)[name]?.checkKeys();
  if (failure) return refuse("integration_refused", failure.reason);
  const key = name === "stripe" ? config.stripeSecretKey : config.razorpayKeyId;
  return key?.includes("_test_")
    ? staffText`${providerLabels[name]} takes this key. It is one for tests: nobody is charged.`
    : staffText`${providerLabels[name]} takes this key.`;
}

async function testRates(url: string, baseCurrency: string): Promise<Tested> {
  try {
    const rates = await requestRates(url, baseCurrency);
    return staffText`${rates.size} rates of ${baseCurrency} came.`;
  } catch (error) {
    return refuse(
      "integration_refused",
      error instanceof UnusableResponse ? untranslated(error.message) : staffText`Nothing responds there.`,
    );
  }
}

async function testCompanyLogin(config: Config): Promise<Tested> {
  const { newPendingSecrets, openProvider } = await import("../../people/company-login/provider.ts");
  const failures: unknown[] = [];
  const provider = openProvider(config, (error) => failures.push(error));
  const pending = { ...newPendingSecrets(), target: "admin", endsAt: 0 } as const;
  const url = await provider?.loginUrl(pending, false);
  if (!url || isRefusal(url)) {
    const [failure] = failures;
    return refuse(
      "integration_refused",
      failure instanceof Error
        ? staffText`There is no OpenID Connect provider: ${failure.message}`
        : staffText`Nothing responds there.`,
    );
  }
  return staffText`The provider responds, with a login page at ${url.host}. Save, and log in once in another window.`;
}
