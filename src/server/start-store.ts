import { pino } from "pino";
import { mailJobs } from "../features/mail/mail-jobs.ts";
import { paymentJobs } from "../features/payment/payment-jobs.ts";
import { rateJobs } from "../features/rate/rate-jobs.ts";
import { refundJobs } from "../features/refund/refund-jobs.ts";
import { scheduleJobs } from "../features/schedule/schedule-jobs.ts";
import { cleanUp } from "../features/session/clean-up.ts";
import type { Config } from "./config.ts";
import { type Database, openDatabase } from "./db/database.ts";
import { createApp } from "./http/app.ts";
import { registerMailbox } from "./http/mailbox.ts";
import { registerPictures } from "./http/pictures.ts";
import { openServices } from "./open-services.ts";
import { registerPages } from "./pages/register-pages.ts";

export interface RunningStore {
  readonly address: string;
  /** Finishes the requests and jobs under way, then closes the database. */
  stop(): Promise<void>;
}

/** One process of the store on a prepared database (prepare-store.ts), listening. */
export async function startStore(config: Config, opened?: Database): Promise<RunningStore> {
  const log = pino({ level: config.logLevel });
  const database = opened ?? (await openDatabase({ url: config.databaseUrl, folder: config.dataDir }));
  const { services, close } = await openServices(config, database, log);
  await services.jobs.work({
    ...mailJobs(services),
    ...rateJobs(services),
    ...paymentJobs(services),
    ...refundJobs(services),
    ...scheduleJobs(services),
    "store.clean": () => cleanUp(database.db, services.clock()),
  });
  const app = await createApp(services, [
    (app) => registerPictures(app, services),
    ...(config.smtpUrl
      ? []
      : [async (app: Parameters<typeof registerMailbox>[0]) => registerMailbox(app, services)]),
    (app) => registerPages(app, services),
  ]);
  const address = await app.listen({ host: config.host, port: config.port });
  return {
    address,
    async stop() {
      await app.close();
      await close();
      await database.close();
    },
  };
}
