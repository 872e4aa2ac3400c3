import type { Config } from "../../platform/config/config.ts";
import { type Database, openDatabase } from "../../platform/db/database.ts";
import { FolderInUseError } from "../../platform/db/folder-lock.ts";
import { loadSecretKeys } from "../../platform/secret-key/load-secret-keys.ts";
import type { IntegrationConfig } from "../../platform/settings/integrations.ts";
import { type CurrentSettings, openSettingsCache } from "../../platform/settings/settings-cache.ts";
import { refuseUnsafeSettings } from "../refuse-unsafe-start.ts";
import { readAppliedMigrations } from "./database-health.store.ts";
import { examineDatabase } from "./examine-database.ts";
import { examineBackups, examineCertificate, examineDisk } from "./examine-machine.ts";
import { examineImages, examineMail, examinePayments, examineProcess } from "./examine-services.ts";
import { type Finding, findingsOf, ok } from "./finding.ts";

/**
 * Looks at everything that a store needs, running or stopped, and changes nothing but a file of two letters in the bucket of
 * images. `backups`: the folder of its backups.
 */
export async function examineStore(
  config: Config,
  { backups, now }: { readonly backups: string | undefined; readonly now: Date },
): Promise<readonly Finding[]> {
  const checks = [
    findingsOf("configuration", "Change the environment of the store.", async () => {
      refuseUnsafeSettings(config);
      return [ok("configuration", "nothing contradicts, nothing is unsafe")];
    }),
    findingsOf("store", "", () => examineProcess(config)),
    findingsOf("database", "Without it nothing works: look at its server and at DATABASE_URL.", () =>
      withDatabase(config, async (database) => [
        ...(await examineDatabase(database, config)),
        ...((await readAppliedMigrations(database.db)).length > 0
          ? await findingsOf("mail server", "Look at /admin, Settings.", async () =>
              withSettings(database, config, async ({ smtpUrl, integrations }) => [
                ...(await examineMail(database.db, smtpUrl, config)),
                ...examinePayments(storedKeys(config, integrations)),
              ]),
            )
          : []),
      ]),
    ),
    findingsOf(
      "images",
      "Pages have no pictures where none is in DATA_DIR: look at S3_ENDPOINT and its keys.",
      () => examineImages(config),
    ),
    findingsOf("payments", "", async () => examinePayments(config)),
    findingsOf("disk", "Give the store a folder that it can use: DATA_DIR.", () =>
      examineDisk("disk", config.dataDir),
    ),
    findingsOf("backups", "Give the folder of the backups.", () => examineBackups(backups, now)),
    findingsOf("certificate", "Nobody reaches the shop: look at the proxy and at DNS.", () =>
      examineCertificate(config.publicUrl, now),
    ),
  ];
  return (await Promise.all(checks)).flat();
}

/** The embedded database belongs to the store while it runs. */
async function withDatabase(
  config: Config,
  use: (database: Database) => Promise<readonly Finding[]>,
): Promise<readonly Finding[]> {
  const { databaseUrl: url, dataDir: folder } = config;
  const opened = await openDatabase({ url, folder, poolSize: 1, mustExist: true }).catch((error) => {
    if (error instanceof FolderInUseError) return undefined;
    throw error;
  });
  if (!opened) return [ok("database", "embedded, in use by the running store")];
  try {
    return await use(opened);
  } finally {
    await opened.close();
  }
}

/** The keys that staff stored. Those of the environment are examined apart: they are known without the database, too. */
const storedKeys = (config: Config, integrations: IntegrationConfig) => ({
  publicUrl: config.publicUrl,
  stripeSecretKey: config.stripeSecretKey ? undefined : integrations.stripeSecretKey,
  razorpayKeyId: config.razorpayKeyId ? undefined : integrations.razorpayKeyId,
});

/** As the store itself finds them: the environment wins over /admin. */
async function withSettings(
  database: Database,
  config: Config,
  use: (settings: CurrentSettings) => Promise<readonly Finding[]>,
): Promise<readonly Finding[]> {
  const failed: unknown[] = [];
  const settings = await openSettingsCache(
    database,
    { config, secretKeys: await loadSecretKeys(config) },
    (error) => failed.push(error),
  );
  try {
    return await use(settings.current());
  } finally {
    await settings.stop();
  }
}
