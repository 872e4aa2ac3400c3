import {
  type IntegrationField,
  type IntegrationName,
  integrationFields,
  integrationNames,
  optionalFields,
  secretFields,
} from "../../contract/admin/integration-fields.ts";
import { type StaffText, staffText } from "../../contract/staff-text.ts";
import type { Config } from "../config/config.ts";
import { InvalidValue } from "../config/config-values.ts";
import { variables } from "../config/config-variables.ts";
import { isLoopback } from "../process/loopback.ts";
import type { IntegrationValues, StoredIntegrations } from "./sealed-integrations.ts";

export type IntegrationConfig = Pick<Config, IntegrationField>;

/** The variable of the environment that sets an integration, which wins as a whole over what staff stored. */
export function fixedIntegration(config: IntegrationConfig, name: IntegrationName): string | undefined {
  const [first] = integrationFields[name];
  return config[first] === undefined ? undefined : variables[first].name;
}

/** The integrations in force. One that lacks something, or has a value of an older version that means nothing any more, is off. */
export function effectiveIntegrations(
  config: IntegrationConfig,
  stored: StoredIntegrations,
): IntegrationConfig {
  const given = integrationNames.filter((name) => fixedIntegration(config, name) === undefined);
  const values = given.map((name) => parseIntegration(name, stored[name] ?? {}));
  return Object.assign({ ...pickIntegrations(config) }, ...values);
}

const pickIntegrations = (config: IntegrationConfig): IntegrationConfig =>
  Object.fromEntries(
    integrationNames.flatMap((name) => integrationFields[name].map((field) => [field, config[field]])),
  ) as unknown as IntegrationConfig;

function parseIntegration(name: IntegrationName, values: IntegrationValues): Partial<IntegrationConfig> {
  const fields: readonly IntegrationField[] = integrationFields[name];
  if (fields.some((field) => !values[field] && !optionalFields.has(field))) return {};
  const parsed = fields.map(
    (field) => [field, values[field] ? parse(field, values[field]) : undefined] as const,
  );
  if (parsed.some(([field, value]) => values[field] && value === undefined)) return {};
  return Object.fromEntries(parsed.filter(([, value]) => value !== undefined));
}

function parse(field: IntegrationField, text: string): unknown {
  try {
    return variables[field].parse(text);
  } catch (error) {
    if (!(error instanceof InvalidValue)) throw error;
    return undefined;
  }
}

/** What an empty secret means: the stored one, unless it would go to somebody else than before. */
export function withStoredSecrets(
  name: IntegrationName,
  given: IntegrationValues,
  stored: IntegrationValues | null | undefined,
): IntegrationValues {
  const fields: readonly IntegrationField[] = integrationFields[name];
  const trimmed = fields.map((field) => [field, (given[field] ?? "").trim()] as const);
  const isSame = trimmed.every(
    ([field, text]) => !identifying.has(field) || text === (stored?.[field] ?? ""),
  );
  return Object.fromEntries(
    trimmed.map(([field, text]) => [
      field,
      text || !isSame || !secretFields.has(field) ? text : (stored?.[field] ?? ""),
    ]),
  );
}

/** Who gets the secrets. */
const identifying: ReadonlySet<IntegrationField> = new Set(["razorpayKeyId", "oidcIssuer", "oidcClientId"]);

/** Secrets of providers begin with what they are: the wrong one of several is often pasted. */
const beginnings: {
  readonly [F in IntegrationField]?: { readonly pattern: RegExp; readonly problem: StaffText };
} = {
  stripeSecretKey: {
    pattern: /^(sk|rk)_/,
    problem: staffText`This is no secret key of Stripe: such a key begins with sk_ or rk_.`,
  },
  stripeWebhookSecret: {
    pattern: /^whsec_/,
    problem: staffText`This is no signing secret of a webhook of Stripe: such a secret begins with whsec_.`,
  },
  razorpayKeyId: {
    pattern: /^rzp_/,
    problem: staffText`This is no key ID of Razorpay: it begins with rzp_.`,
  },
};

const invalid: { readonly [F in IntegrationField]?: StaffText } = {
  ratesUrl: staffText`This address of the rates is not complete: it begins with https://.`,
  oidcIssuer: staffText`This address of the login is not complete: it begins with https://.`,
  oidcDomains: staffText`Write domains such as ledgerline.example, with commas between them.`,
  oidcRoles: staffText`Write pairs such as store-admins=admin, helpdesk=support.`,
};

/**
 * Why values cannot be used; undefined when they can. Plain http is for a provider on this machine, and only while the store is
 * not public: whoever can change settings must not reach services inside of its network.
 */
export function integrationProblem(
  name: IntegrationName,
  values: IntegrationValues,
  isPublic: boolean,
): StaffText | undefined {
  const fields: readonly IntegrationField[] = integrationFields[name];
  for (const field of fields) {
    const text = values[field] ?? "";
    if (!text && !optionalFields.has(field))
      return staffText`Something is missing: only fields that say so may be empty.`;
    const begins = beginnings[field];
    if (begins && !begins.pattern.test(text)) return begins.problem;
    const isWrong =
      text !== "" && (parse(field, text) === undefined || (isUrl(field) && !isEncrypted(text, isPublic)));
    if (isWrong) return invalid[field] ?? staffText`One of these values is not valid.`;
  }
  return undefined;
}

const isUrl = (field: IntegrationField) => field === "ratesUrl" || field === "oidcIssuer";

function isEncrypted(text: string, isPublic: boolean): boolean {
  const { protocol, hostname } = new URL(text);
  return protocol === "https:" || (!isPublic && isLoopback(hostname));
}
