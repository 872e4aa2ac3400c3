import {
  type IntegrationField,
  type IntegrationName,
  integrationFields,
  integrationNames,
  optionalFields,
  secretFields,
} from "../../contract/admin/integration-fields.ts";
import type { Integration, IntegrationsState } from "../../contract/admin/integrations.ts";
import { isRefusal, refuse } from "../../contract/errors.ts";
import type { Handlers } from "../../contract/handler.ts";
import type { Services } from "../../platform/services.ts";
import {
  effectiveIntegrations,
  fixedIntegration,
  integrationProblem,
  withStoredSecrets,
} from "../../platform/settings/integrations.ts";
import type { CurrentSettings } from "../../platform/settings/settings-cache.ts";
import { changeIntegration, refuseFixedIntegration, withoutSecrets } from "./change-integration.ts";

type IntegrationCalls =
  | "GET /api/admin/integrations"
  | "POST /api/admin/integrations/{integration}/test"
  | "PUT /api/admin/integrations/{integration}";

/** What the service is given of the store. */
const addresses: { readonly [N in IntegrationName]?: string } = {
  stripe: "/api/webhooks/stripe",
  razorpay: "/api/webhooks/razorpay",
  easypost: "/api/webhooks/easypost",
  companyLogin: "/accounts/company/callback",
};

export function integrationsApi({
  database: { db },
  config,
  settings,
  secretKeys,
  isPublic,
}: Services): Handlers<IntegrationCalls> {
  const state = (current: CurrentSettings): IntegrationsState => ({
    version: current.version,
    publicUrl: config.publicUrl,
    integrations: integrationNames.map((name) => integrationResponse(name, current)),
  });
  function integrationResponse(
    name: IntegrationName,
    { integrations, storedIntegrations }: CurrentSettings,
  ): Integration {
    const fields: readonly IntegrationField[] = integrationFields[name];
    const stored = storedIntegrations[name];
    const address = addresses[name];
    return {
      name,
      isOn: integrations[integrationFields[name][0]] !== undefined,
      fixedBy: fixedIntegration(config, name) ?? "",
      isUnreadable: stored === null,
      values: stored ? withoutSecrets(name, stored) : {},
      fields: fields.map((field) => ({
        name: field,
        isSecret: secretFields.has(field),
        isOptional: optionalFields.has(field),
        isStored: Boolean(stored?.[field]),
      })),
      address: address ? `${config.publicUrl}${address}` : "",
    };
  }
  return {
    async "GET /api/admin/integrations"() {
      await settings.refresh();
      return state(settings.current());
    },
    async "PUT /api/admin/integrations/{integration}"({ params: { integration: name }, body, ...staff }) {
      const edit = { ...body, name, staff, now: staff.now };
      const refused = await changeIntegration(db, { config, secretKeys, isPublic }, edit);
      if (refused) return refused;
      await settings.refresh();
      return state(settings.current());
    },
    async "POST /api/admin/integrations/{integration}/test"({ params: { integration: name }, body }) {
      const fixed = refuseFixedIntegration(config, name);
      if (fixed) return fixed;
      const { baseCurrency, storedIntegrations } = settings.current();
      const values = withStoredSecrets(name, body.values, storedIntegrations[name]);
      const problem = integrationProblem(name, values, isPublic);
      if (problem) return refuse("setting_invalid", problem);
      const tested = { ...config, ...effectiveIntegrations(config, { [name]: values }) };
      const { testIntegration } = await import("./test-integration.ts"); // pressed once in a year
      const found = await testIntegration({ name, config: tested, baseCurrency });
      return isRefusal(found) ? found : { found };
    },
  };
}
