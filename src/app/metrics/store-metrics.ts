import { sql } from "kysely";
import { Gauge, type Registry } from "prom-client";
import { countQueues } from "../../backoffice/order-admin/order-list.store.ts";
import type { Db } from "../../platform/db/database.ts";
import { failedForGood } from "../../platform/mail/failed-for-good.ts";
import type { AppServices } from "../services.ts";

/** A scrape must not wait longer for a database that does not respond. Prometheus gives up after ten seconds. */
const WAIT_MS = 3_000;

/**
 * What the database knows, the same in every process: orders and mails that wait, jobs and their age. Without the database
 * `kitstore_database_up` is 0 and the others are left out.
 */
export function registerStoreMetrics(registry: Registry, { database }: AppServices): void {
  // All metrics of one scrape are read at the same time, so they share one reading of the database.
  let reading: Promise<StoreFigures | undefined> | undefined;
  const read = () => {
    reading ??= withinTime(readStore(database.jobs.db))
      .catch(() => undefined)
      .finally(() => {
        reading = undefined;
      });
    return reading;
  };
  const gauge = (
    [name, help, labelNames = []]: readonly [name: string, help: string, labelNames?: string[]],
    set: (gauge: Gauge, found: StoreFigures) => void,
  ) =>
    new Gauge({
      name,
      help,
      labelNames,
      aggregator: "first",
      registers: [registry],
      async collect() {
        this.reset();
        const found = await read();
        if (found) set(this, found);
      },
    });
  gauge(
    ["kitstore_orders_waiting", "Orders that wait for the team, by their next step", ["queue"]],
    (metric, { orders }) => {
      for (const [queue, count] of Object.entries(orders)) metric.set({ queue }, count);
    },
  );
  gauge(
    [
      "kitstore_mails",
      "Mails that were not sent: queued, or failed for good and not sent again since",
      ["state"],
    ],
    (metric, { mails }) => {
      for (const { state, count } of mails) metric.set({ state }, count);
    },
  );
  gauge(
    ["kitstore_oldest_queued_mail_seconds", "How long the oldest queued mail has waited"],
    (metric, { mails }) => metric.set(mails.find(({ state }) => state === "queued")?.age ?? 0),
  );
  gauge(
    ["kitstore_jobs", "Jobs by queue and state: created, retry, active or failed", ["queue", "state"]],
    (metric, { jobs }) => {
      for (const { queue, state, count } of jobs) metric.set({ queue, state }, count);
    },
  );
  gauge(
    ["kitstore_job_delay_seconds", "By how much the oldest job that should have started is late", ["queue"]],
    (metric, { jobs }) => {
      for (const { queue, delay } of jobs) if (delay !== null) metric.set({ queue }, delay);
    },
  );
  new Gauge({
    name: "kitstore_database_up",
    help: "1 when the database responded to this scrape",
    aggregator: "min",
    registers: [registry],
    async collect() {
      this.set((await read()) ? 1 : 0);
    },
  });
}

type StoreFigures = Awaited<ReturnType<typeof readStore>>;

async function readStore(db: Db) {
  const mails = await sql<{ state: string; count: number; age: number }>`
    select state, count(*)::int as count, extract(epoch from now() - min(queued_at))::float8 as age
    from mails where state = 'queued' or ${failedForGood("mails")} group by state`.execute(db);
  const jobs = await sql<{ queue: string; state: string; count: number; delay: number | null }>`
    select name as queue, state::text, count(*)::int as count,
      case when state in ('created', 'retry')
        then greatest(0, extract(epoch from now() - min(start_after)))::float8 end as delay
    from pgboss.job where state in ('created', 'retry', 'active', 'failed') group by name, state`.execute(db);
  return {
    orders: await countQueues(db),
    mails: mails.rows,
    jobs: jobs.rows,
  };
}

async function withinTime<T>(work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error("The database did not respond in time.")), WAIT_MS);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}
