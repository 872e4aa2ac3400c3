import type { MailServer, StoreSettings } from "../../contract/admin/settings.ts";
import type { Config } from "../config/config.ts";
import type { Database } from "../db/database.ts";
import { type LiveValue, openLiveValue } from "../db/live-value.ts";
import type { SecretKeys } from "../secret-key/sealed-text.ts";
import { effectiveIntegrations, type IntegrationConfig } from "./integrations.ts";
import { smtpUrlOf } from "./mail-server.ts";
import { openIntegrations, type StoredIntegrations } from "./sealed-integrations.ts";
import { openMailServer } from "./sealed-mail-server.ts";
import { readStoredSettings } from "./settings.store.ts";
import { effectiveSettings, fixedSettings } from "./settings.ts";

/** The settings that hold now. A change of staff makes a new one; pages rendered from an older one are not served. */
export interface CurrentSettings extends StoreSettings {
  readonly version: number;
  readonly fixed: readonly { readonly setting: string; readonly variable: string }[];
  readonly mailServer: MailServer | null;
  /** The mail server: SMTP_URL, else that of the settings; undefined when there is none. */
  readonly smtpUrl: string | undefined;
  /** What the environment sets, else what staff stored. */
  readonly integrations: IntegrationConfig;
  /** What staff stored, with its secrets; null where no key that the store has opens it. */
  readonly storedIntegrations: StoredIntegrations;
}

export type SettingsCache = LiveValue<CurrentSettings>;

const REFRESH_INTERVAL_MS = 60_000;

/** Holds the settings of this process: read at start and again after each committed change. */
export const openSettingsCache = (
  database: Database,
  { config, secretKeys }: { readonly config: Config; readonly secretKeys: SecretKeys },
  onError: (error: unknown) => void,
): Promise<SettingsCache> =>
  openLiveValue<CurrentSettings>(database, {
    channel: "settings_changed",
    refreshIntervalMs: REFRESH_INTERVAL_MS,
    onError,
    async read(current) {
      const stored = await readStoredSettings(database.db);
      const mailServer = openMailServer(secretKeys, stored.mailServer);
      const storedIntegrations = openIntegrations(secretKeys, stored.integrations);
      const fresh: CurrentSettings = {
        ...effectiveSettings(stored.settings, config),
        version: stored.version,
        fixed: fixedSettings(config),
        mailServer,
        smtpUrl: config.smtpUrl ?? (mailServer ? smtpUrlOf(mailServer) : undefined),
        integrations: effectiveIntegrations(config, storedIntegrations),
        storedIntegrations,
      };
      return JSON.stringify(fresh) === JSON.stringify(current) ? (current ?? fresh) : fresh;
    },
  });
