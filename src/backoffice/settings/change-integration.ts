import {
  type IntegrationField,
  type IntegrationName,
  integrationFields,
  secretFields,
} from "../../contract/admin/integration-fields.ts";
import { type Refusal, refuse } from "../../contract/errors.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import { staffText } from "../../contract/staff-text.ts";
import { recordChange } from "../../platform/audit/record-change.ts";
import type { Config } from "../../platform/config/config.ts";
import type { Db } from "../../platform/db/database.ts";
import { refusableTransaction } from "../../platform/db/refusable-transaction.ts";
import type { SecretKeys } from "../../platform/secret-key/sealed-text.ts";
import {
  fixedIntegration,
  integrationProblem,
  withStoredSecrets,
} from "../../platform/settings/integrations.ts";
import {
  type IntegrationValues,
  openIntegrations,
  sealIntegration,
} from "../../platform/settings/sealed-integrations.ts";
import { lockSettings, readStoredSettings, writeSettings } from "../../platform/settings/settings.store.ts";

export interface IntegrationEdit {
  readonly name: IntegrationName;
  /** Of the settings. */
  readonly version: number;
  /** Null: it is off from now on. */
  readonly values: IntegrationValues | null;
  readonly staff: StaffCaller;
  readonly now: Date;
}

interface IntegrationStore {
  readonly config: Config;
  readonly secretKeys: SecretKeys;
  readonly isPublic: boolean;
}

/**
 * Stores what a service needs, encrypted, or forgets it. Returns undefined when it is done. Refuses setting_fixed (the environment
 * sets it), setting_invalid, and version_conflict.
 */
export function changeIntegration(
  db: Db,
  { config, secretKeys, isPublic }: IntegrationStore,
  { name, version, values, staff, now }: IntegrationEdit,
): Promise<Refusal<"setting_fixed" | "setting_invalid" | "version_conflict"> | undefined> {
  return refusableTransaction(db, async (trx) => {
    await lockSettings(trx);
    const stored = await readStoredSettings(trx);
    if (stored.version !== version)
      return refuse(
        "version_conflict",
        "Somebody else changed the settings in the meantime, so nothing was saved.",
      );
    const fixed = refuseFixedIntegration(config, name);
    if (fixed) return fixed;
    const before = openIntegrations(secretKeys, stored.integrations)[name];
    const after = values && withStoredSecrets(name, values, before);
    const problem = after && integrationProblem(name, after, isPublic);
    if (problem) return refuse("setting_invalid", problem);
    const { [name]: _before, ...others } = stored.integrations;
    const integrations = after ? { ...others, [name]: sealIntegration(secretKeys, name, after) } : others;
    await writeSettings(trx, { integrations }, { version: version + 1, userId: staff.caller.userId, now });
    await recordChange(trx, {
      staff,
      action: after ? "integration changed" : "integration switched off",
      subject: "settings",
      subjectId: name,
      now,
      before: before ? withoutSecrets(name, before) : null,
      after: after ? withoutSecrets(name, after) : null,
    });
    return undefined;
  });
}

/** What staff may see, and the audit stores, of values. */
export const withoutSecrets = (name: IntegrationName, values: IntegrationValues): Record<string, string> =>
  Object.fromEntries(
    (integrationFields[name] as readonly IntegrationField[])
      .filter((field) => !secretFields.has(field))
      .map((field) => [field, values[field] ?? ""]),
  );

export function refuseFixedIntegration(
  config: Config,
  name: IntegrationName,
): Refusal<"setting_fixed"> | undefined {
  const variable = fixedIntegration(config, name);
  return variable === undefined
    ? undefined
    : refuse(
        "setting_fixed",
        staffText`${variable} is set in the server's environment, which takes precedence. Unset it there first.`,
      );
}
