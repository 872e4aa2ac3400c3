import { pino } from "pino";
import { refundJobs } from "../features/after-sales/refund-jobs.ts";
import { rateJobs } from "../features/currency-rate/currency-rate-jobs.ts";
import { mailJobs } from "../features/mail/mail-jobs.ts";
import { paymentJobs } from "../features/payment/payment-jobs.ts";
import { deleteExpiredData } from "../features/retention/delete-expired-data.ts";
import { scheduleJobs } from "../features/schedule/schedule-jobs.ts";
import type { Config } from "./config.ts";
import { type Database, openDatabase } from "./db/database.ts";
import { createApp } from "./http/app.ts";
import { registerImages } from "./http/images.ts";
import { registerMailbox } from "./http/mailbox.ts";
import { openServices } from "./open-services.ts";
import { registerPages } from "./pages/register-pages.ts";

export interface RunningStore {
  readonly url: string;
  /** Finishes the requests and jobs under way, then closes the database. */
  stop(): Promise<void>;
}

/** One process of the store on a prepared database (prepare-store.ts), listening. */
export async function startStore(config: Config, openedDatabase?: Database): Promise<RunningStore> {
  const log = pino({ level: config.logLevel });
  const database =
    openedDatabase ?? (await openDatabase({ url: config.databaseUrl, folder: config.dataDir }));
  const { services, close } = await openServices(config, database, log);
  await services.jobs.work({
    ...mailJobs(services),
    ...rateJobs(services),
    ...paymentJobs(services),
    ...refundJobs(services),
    ...scheduleJobs(services),
    "store.clean": () => deleteExpiredData(database.db, services.clock()),
  });
  const app = await createApp(services, [
    (app) => registerImages(app, services),
    ...(config.smtpUrl
      ? []
      : [async (app: Parameters<typeof registerMailbox>[0]) => registerMailbox(app, services)]),
    (app) => registerPages(app, services),
  ]);
  const url = await app.listen({ host: config.host, port: config.port });
  return {
    url,
    async stop() {
      await app.close();
      await close();
      await database.close();
    },
  };
}
