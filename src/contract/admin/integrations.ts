import { type Static, Type } from "typebox";
import { ExactText, NamedObject, StaffTextField } from "../field-schemas.ts";
import type { StaffRoute } from "../route.ts";
import { integrationFields, integrationNames } from "./integration-fields.ts";

const Name = Type.Enum([...integrationNames]);
const Values = Type.Record(Type.String({ maxLength: 40 }), ExactText(2_000), { maxProperties: 6 });

const Integration = NamedObject("Integration", {
  name: Name,
  isOn: Type.Boolean(),
  fixedBy: Type.String({
    description: "the variable of the environment that sets it, so that nothing here does; else empty",
  }),
  isUnreadable: Type.Boolean({ description: "stored under a SECRET_KEY that the store no longer has" }),
  values: Type.Record(Type.String(), Type.String(), { description: "without secrets" }),
  fields: Type.Array(
    Type.Object({
      name: Type.Enum(Object.values(integrationFields).flat()),
      isSecret: Type.Boolean({ description: "never sent back: an empty one keeps what is stored" }),
      isOptional: Type.Boolean(),
      isStored: Type.Boolean(),
    }),
  ),
  address: Type.String({ description: "what the service is given of the store; else empty" }),
});
export type Integration = Static<typeof Integration>;

export const IntegrationsState = NamedObject("IntegrationsState", {
  version: Type.Integer({ minimum: 0, description: "that of the settings" }),
  publicUrl: Type.String({ description: "where mails and services are sent to" }),
  integrations: Type.Array(Integration),
});
export type IntegrationsState = Static<typeof IntegrationsState>;

const admin = { tag: "Admin: settings", auth: "staff", roles: ["admin"] } as const;
const params = Type.Object({ integration: Name });

export const adminIntegrations = {
  "GET /api/admin/integrations": {
    operationId: "listIntegrations",
    ...admin,
    summary:
      "Payment providers, couriers' reports, exchange rates and the company's login, without their secrets",
    output: IntegrationsState,
    errors: [],
  },
  "PUT /api/admin/integrations/{integration}": {
    operationId: "changeIntegration",
    ...admin,
    summary: "Set what one needs, or switch it off; needs a fresh proof",
    needsFreshProof: true,
    params,
    body: NamedObject("IntegrationChange", {
      version: Type.Integer({ minimum: 0 }),
      values: Type.Union([Values, Type.Null()], { description: "null: it is off" }),
    }),
    output: IntegrationsState,
    errors: ["version_conflict", "setting_invalid", "setting_fixed", "proof_needed"],
  },
  "POST /api/admin/integrations/{integration}/test": {
    operationId: "testIntegration",
    ...admin,
    summary: "Ask the service whether it takes these values, before they are stored",
    params,
    body: Type.Object({ values: Values }),
    output: Type.Object({ found: StaffTextField({ description: "what it responded" }) }),
    errors: ["integration_refused", "setting_invalid", "setting_fixed"],
    perMinute: 10,
  },
} as const satisfies Record<string, StaffRoute>;
