import type { Logger } from "pino";
import { createCalendar } from "../features/calendar/calendar.ts";
import { openCatalogCache } from "../features/catalog/catalog-cache.ts";
import type { Config } from "./config.ts";
import type { Database } from "./db/database.ts";
import { createResponseCache } from "./http/response-cache.ts";
import { startJobs } from "./jobs/jobs.ts";
import type { Services } from "./services.ts";

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
  const catalog = await openCatalogCache(database, (error) =>
    log.error({ err: error }, "catalogue not read again"),
  );
  const jobs = await startJobs(database, log);
  const services: Services = {
    calendar: createCalendar(config.timeZone),
    config,
    database,
    catalog,
    jobs,
    responseCache: createResponseCache(),
    log,
    clock,
  };
  return {
    services,
    async close() {
      await jobs.stop();
      await catalog.stop();
    },
  };
}
