import { CompiledQuery } from "kysely";
import { type Job, type JobResult, PgBoss } from "pg-boss";
import type { Logger } from "pino";
import type { Database, Trx } from "../db/database.ts";

/** All jobs with their payloads. A payload has ids, never texts or secrets. */
export interface JobPayloads {
  "mail.send": { readonly mailId: number };
  "payment.close-link": { readonly paymentId: number };
  "payment.refund": { readonly refundId: number };
  "store.clean": Record<string, never>;
  "rates.fetch": Record<string, never>;
  "catalogue.scheduled": Record<string, never>;
}
export type JobName = keyof JobPayloads;

export type JobHandlers = { readonly [N in JobName]: (payload: JobPayloads[N]) => Promise<void> };

export interface Jobs {
  /** Enqueues a job in the transaction that causes it: both happen or neither. It does not run before `notBefore`. */
  enqueue<N extends JobName>(trx: Trx, name: N, payload: JobPayloads[N], notBefore?: Date): Promise<void>;
  /** Starts to run jobs. A job whose handler throws is retried after growing delays. */
  work(handlers: JobHandlers): Promise<void>;
  /** Waits for running jobs, then stops. */
  stop(): Promise<void>;
}

/** Retries of a failed job, spread over a little more than three hours. */
export const RETRY_LIMIT = 12;
const RETRY = {
  retryLimit: RETRY_LIMIT,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 3_600,
  expireInSeconds: 120,
} as const;
const POLL_SECONDS = 1;
const MAIL_BATCH_SIZE = 5;

/** The job queue. It is stored in the same database as everything else (schema pgboss). */
export async function startJobs(database: Database, log: Logger): Promise<Jobs> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.pool.query(text, values) },
    backend: database.kind === "embedded" ? "pglite" : "postgres",
  });
  boss.on("error", (error) => log.error({ err: error }, "job queue"));
  await boss.start();
  const names: JobName[] = [
    "mail.send",
    "payment.close-link",
    "store.clean",
    "rates.fetch",
    "payment.refund",
    "catalogue.scheduled",
  ];
  for (const name of names) await boss.createQueue(name, RETRY);
  return {
    async enqueue(trx, name, payload, notBefore) {
      const executeSql = (text: string, values?: unknown[]) =>
        trx.executeQuery(CompiledQuery.raw(text, values));
      await boss.send(name, payload, { db: { executeSql }, ...(notBefore && { startAfter: notBefore }) });
    },
    async work(handlers) {
      await boss.work(
        "mail.send",
        {
          pollingIntervalSeconds: POLL_SECONDS,
          batchSize: MAIL_BATCH_SIZE,
          burstWhenBatchFull: true, // else a backlog would be sent at one batch a second
          perJobResults: true, // one failure does not fail the other mails of its batch
        },
        (jobs: readonly Job<JobPayloads["mail.send"]>[]) =>
          Promise.all(jobs.map((job) => resultOf(job.id, handlers["mail.send"](job.data)))),
      );
      const workOneByOne = <N extends "payment.close-link" | "payment.refund">(name: N) =>
        boss.work(
          name,
          { pollingIntervalSeconds: POLL_SECONDS },
          async ([job]: readonly Job<JobPayloads[N]>[]) => {
            if (job) await handlers[name](job.data);
          },
        );
      await workOneByOne("payment.close-link");
      await workOneByOne("payment.refund");
      await boss.work("store.clean", async () => handlers["store.clean"]({}));
      await boss.schedule("store.clean", "17 * * * *");
      await boss.work("rates.fetch", async () => handlers["rates.fetch"]({}));
      await boss.schedule("rates.fetch", "43 4 * * *");
      await boss.work("catalogue.scheduled", { pollingIntervalSeconds: POLL_SECONDS }, async () =>
        handlers["catalogue.scheduled"]({}),
      );
      // Each scheduled change has its own job. This one applies changes whose job was lost.
      await boss.schedule("catalogue.scheduled", "* * * * *");
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  };
}

async function resultOf(id: string, work: Promise<void>): Promise<JobResult> {
  try {
    await work;
    return { id, status: "completed" };
  } catch (error) {
    return {
      id,
      status: "failed",
      output: { message: error instanceof Error ? error.message : String(error) },
    };
  }
}
