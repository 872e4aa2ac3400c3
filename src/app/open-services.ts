import type { Logger } from "pino";
import { clearCartAndAddresses } from "../buying/cart/clear-cart-and-addresses.ts";
import { mergeGuestCart } from "../buying/cart/merge-guest-cart.ts";
import { deleteAddressesUsedUntil } from "../buying/saved-address/saved-address.store.ts";
import { openCatalogueCache } from "../catalogue/snapshot/catalogue-cache.ts";
import { liveCompanyLogin } from "../people/company-login/live-company-login.ts";
import { createLiveCalendar } from "../platform/calendar/calendar.ts";
import type { Config } from "../platform/config/config.ts";
import { publicSetting } from "../platform/config/public-setting.ts";
import type { Database } from "../platform/db/database.ts";
import { startJobs } from "../platform/jobs/jobs.ts";
import { openCountedLines } from "../platform/process/counted-lines.ts";
import { loadSecretKeys } from "../platform/secret-key/load-secret-keys.ts";
import { openSettingsCache } from "../platform/settings/settings-cache.ts";
import { openSlowStatements } from "../platform/slow-statements/slow-statements.ts";
import { ResponseCache } from "./http/response-cache.ts";
import type { AppServices } from "./services.ts";

export interface OpenServices {
  readonly services: AppServices;
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
  const secretKeys = await loadSecretKeys(config);
  const telemetry = config.otlpEndpoint
    ? (await import("../platform/telemetry/open-telemetry.ts")).openTelemetry(
        database,
        config.otlpEndpoint,
        secretKeys,
      )
    : undefined;
  const catalogue = await openCatalogueCache(database, (error) =>
    log.error({ err: error }, "catalogue not read again"),
  );
  const settings = await openSettingsCache(database, { config, secretKeys }, (error) =>
    log.error({ err: error }, "settings not read again"),
  );
  const queue = await startJobs(database, log);
  const jobs = telemetry?.traceJobs(queue) ?? queue;
  const countedLines = openCountedLines();
  const services: AppServices = {
    calendar: createLiveCalendar(() => settings.current()),
    config,
    settings,
    database,
    slowStatements,
    telemetry,
    catalogue,
    jobs,
    responseCache: new ResponseCache(config.cacheMegabytes * 1024 * 1024),
    isPublic: publicSetting(config) !== undefined,
    secretKeys,
    companyLogin: liveCompanyLogin({
      publicUrl: config.publicUrl,
      settings,
      onFailure: (error) =>
        countedLines.note(`company login ${String(error)}`, (count) =>
          log.warn({ err: error, count }, "the company's login failed"),
        ),
    }),
    log,
    takeOver: mergeGuestCart,
    clearCartAndAddresses,
    clearAddressesUntil: deleteAddressesUsedUntil,
    countedLines,
    clock,
  };
  return {
    services,
    async close() {
      await jobs.stop();
      await settings.stop();
      await catalogue.stop();
      await slowStatements.settle();
      await telemetry?.close();
      countedLines.flush();
    },
  };
}
