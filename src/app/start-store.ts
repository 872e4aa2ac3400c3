import { setTimeout as wait } from "node:timers/promises";
import { booksJobs } from "../backoffice/books/books-jobs.ts";
import { leaverJobs } from "../backoffice/leavers/leavers.api.ts";
import { retentionJobs } from "../backoffice/retention/retention-jobs.ts";
import { backInStockJobs } from "../catalogue/back-in-stock/back-in-stock.api.ts";
import { rateJobs } from "../catalogue/currency-rate/currency-rate-jobs.ts";
import { renderImagesAhead } from "../catalogue/image/render-ahead.ts";
import { scheduledChangeJobs } from "../catalogue/scheduled-change/scheduled-change-jobs.ts";
import { importImageJobs } from "../importing/import-image/import-image-jobs.ts";
import { productImportJobs } from "../importing/product-import/product-import-jobs.ts";
import { mailJobs } from "../notifications/send/mail-jobs.ts";
import { unpaidOrderJobs } from "../orders/cancel/unpaid-order-jobs.ts";
import { reminderJobs } from "../orders/claim/choice/reminder-jobs.ts";
import { waitingClaimJobs } from "../orders/claim/waiting/waiting-claim-jobs.ts";
import { exchangeJobs } from "../orders/exchange/exchange-jobs.ts";
import { invoiceJobs } from "../orders/invoice/invoice-jobs.ts";
import { paymentJobs } from "../orders/payment/payment-jobs.ts";
import { quoteJobs } from "../orders/quote/quote-jobs.ts";
import { refundJobs } from "../orders/refund/refund-jobs.ts";
import type { Config } from "../platform/config/config.ts";
import { type Database, openDatabase } from "../platform/db/database.ts";
import { openConfiguredLog } from "../platform/telemetry/open-log.ts";
import { serveBackups } from "./backup/running-store.ts";
import { createApp } from "./http/app.ts";
import { registerImages } from "./http/images.ts";
import { registerMailbox } from "./http/mailbox.ts";
import { openServices } from "./open-services.ts";
import { registerPages } from "./pages/register-pages.ts";

export interface RunningStore {
  readonly url: string;
  /** Says 503 at /readyz for DRAIN_SECONDS, then finishes the requests and jobs under way, then closes the database. */
  stop(): Promise<void>;
}

/** One process of the store on a prepared database (prepare-store.ts), listening. */
export async function startStore(config: Config, openedDatabase?: Database): Promise<RunningStore> {
  const log = openConfiguredLog(config);
  const database =
    openedDatabase ??
    (await openDatabase({
      url: config.databaseUrl,
      directUrl: config.databaseDirectUrl,
      readUrl: config.databaseReadUrl,
      onReplicaAway: (error) => log.warn({ err: error }, "replica failed; read from the database itself"),
      folder: config.dataDir,
      poolSize: config.poolSize,
      isLimited: true,
    }));
  const { services, close } = await openServices(config, database, log);
  const jobServices = { ...services, database: { ...database, ...database.jobs } };
  await services.jobs.work({
    ...mailJobs(jobServices),
    ...rateJobs(jobServices),
    ...importImageJobs(jobServices),
    ...productImportJobs(jobServices),
    ...paymentJobs(jobServices),
    ...refundJobs(jobServices),
    ...invoiceJobs(jobServices),
    ...unpaidOrderJobs(jobServices),
    ...exchangeJobs(jobServices),
    ...quoteJobs(jobServices),
    ...scheduledChangeJobs(jobServices),
    ...booksJobs(jobServices),
    ...waitingClaimJobs(jobServices), // before the alerts: those who wait come first
    ...reminderJobs(jobServices),
    ...backInStockJobs(jobServices),
    ...retentionJobs(jobServices),
    ...leaverJobs(jobServices),
  });
  const app = await createApp(services, [
    (app) => registerImages(app, services),
    ...(config.smtpUrl || services.isPublic
      ? []
      : [async (app: Parameters<typeof registerMailbox>[0]) => registerMailbox(app, services)]),
    (app) => registerPages(app, services),
  ]);
  serveBackups(database);
  const url = await app.listen({ host: config.host, port: config.port });
  services.slowStatements.watch();
  const ending = new AbortController();
  if (config.renderAhead)
    void renderImagesAhead({
      db: database.db,
      renderer: app.imageRenderer,
      log,
      shownVersion: () => services.catalogue.current().version,
      signal: ending.signal,
    });
  return {
    url,
    async stop() {
      ending.abort();
      app.readiness.isEnding = true;
      await wait(config.drainSeconds * 1_000);
      await app.close();
      await close();
      await database.close();
    },
  };
}
