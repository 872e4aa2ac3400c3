import type { Logger } from "pino";
import { createLiveCalendar } from "../features/calendar/calendar.ts";
import { openCatalogCache } from "../features/catalog/catalog-cache.ts";
import { loadSecretKeys } from "../features/secret-key/load-secret-keys.ts";
import { openSettingsCache } from "../features/settings/settings-cache.ts";
import type { Config } from "./config.ts";
import type { Database } from "./db/database.ts";
import { ResponseCache } from "./http/response-cache.ts";
import { startJobs } from "./jobs/jobs.ts";
import { publicSetting } from "./public-setting.ts";
import type { Services } from "./services.ts";
import { openSlowStatements } from "./slow-statements/slow-statements.ts";

export interface OpenServices {
  readonly services: Services;
  close(): Promise<void>;
}

/** What one process needs on a migrated database: the snapshot, the queue, the caches. */
export async function openServices(
  config: Config,
  database: Database,
  log: Logger,
  clock: () => Date = () => new Date(),
): Promise<OpenServices> {
  const slowStatements = openSlowStatements(database, config.slowStatementMs, log);
  const telemetry = config.otlpEndpoint
    ? (await import("./telemetry/open-telemetry.ts")).openTelemetry(database, config.otlpEndpoint)
    : undefined;
  const secretKeys = await loadSecretKeys(config);
  const catalog = await openCatalogCache(database, (error) =>
    log.error({ err: error }, "catalogue not read again"),
  );
  const settings = await openSettingsCache(database, { config, secretKeys }, (error) =>
    log.error({ err: error }, "settings not read again"),
  );
  const queue = await startJobs(database, log);
  const jobs = telemetry?.traceJobs(queue) ?? queue;
  const services: Services = {
    calendar: createLiveCalendar(() => settings.current()),
    config,
    settings,
    database,
    slowStatements,
    telemetry,
    catalog,
    jobs,
    responseCache: new ResponseCache(config.cacheMegabytes * 1024 * 1024),
    isPublic: publicSetting(config) !== undefined,
    secretKeys,
    // Loaded only where it is configured: OpenID Connect is 49 modules.
    companyProvider: config.oidcIssuer
      ? (await import("../features/company-login/provider.ts")).openProvider(config, (error) =>
          log.warn({ err: error }, "the company's login failed"),
        )
      : undefined,
    log,
    clock,
  };
  return {
    services,
    async close() {
      await jobs.stop();
      await settings.stop();
      await catalog.stop();
      await slowStatements.settle();
      await telemetry?.close();
    },
  };
}
