import { CompiledQuery } from "kysely";
import { type Job, type JobResult, PgBoss } from "pg-boss";
import type { Logger } from "pino";
import type { MailId, OrderId, PaymentId, RefundId, UserId } from "../../contract/ids.ts";
import type { Database, Trx } from "../db/database.ts";
import { ensureQueues, ensureSchedules } from "./ensure-queues.ts";
import { jobSchedules } from "./job-schedules.ts";
import { wakeWorkers } from "./wake-workers.ts";

/** All jobs with their payloads. A payload has ids, never texts or secrets. */
export interface JobPayloads {
  "mail.send": { readonly mailId: MailId };
  /** Sends the mails that waited for a mail server. */
  "mail.wake": Record<string, never>;
  /** Mails with a one-time code, which somebody waits for: they do not wait behind a thousand others. */
  "mail.send-code": { readonly mailId: MailId };
  "payment.close-link": { readonly paymentId: PaymentId };
  "payment.refund": { readonly refundId: RefundId };
  "invoice.settle": { readonly orderId: OrderId };
  "payment.create-link": { readonly orderId: OrderId };
  "payment.follow-up": Record<string, never>;
  /** Cancels orders whose time to pay is over. */
  "order.expire": Record<string, never>;
  /** Gives the unpaid orders of a customer who has proved the e-mail address more time. */
  "order.address-proved": { readonly userId: UserId };
  "store.clean": Record<string, never>;
  "store.prune": Record<string, never>;
  "rates.fetch": Record<string, never>;
  "books.check": Record<string, never>;
  "catalogue.scheduled": Record<string, never>;
  "stock.alert": Record<string, never>;
  /** Orders the kits of those who wait, as far as there is stock, and tells them where a day has moved. */
  "claim.make": Record<string, never>;
  /** Reminds, in the last days of an occasion that collects choices, who has not chosen. */
  "claim.remind": Record<string, never>;
  /** Ends exchanges whose pieces did not come back in time, and reminds of those that are about to end. */
  "exchange.lapse": Record<string, never>;
  /** Ends quotes whose last day is past, and reminds of those that are about to end. */
  "quote.lapse": Record<string, never>;
  /** Ends the access of people whose last day is over. */
  "leavers.end": Record<string, never>;
  /** Fetches an image that an import named by its URL. */
  "import.fetch-image": { readonly importImageId: number };
  /** Works some seconds on the running import of products. */
  "import.run": Record<string, never>;
  /** Goes on with an import whose process ended. */
  "import.resume": Record<string, never>;
}
export type JobName = keyof JobPayloads;
export type MailQueue = "mail.send" | "mail.send-code";

const jobNames = [
  "mail.send",
  "mail.wake",
  "mail.send-code",
  "payment.close-link",
  "order.expire",
  "order.address-proved",
  "store.clean",
  "store.prune",
  "rates.fetch",
  "books.check",
  "payment.refund",
  "invoice.settle",
  "payment.create-link",
  "payment.follow-up",
  "catalogue.scheduled",
  "stock.alert",
  "claim.make",
  "claim.remind",
  "exchange.lapse",
  "quote.lapse",
  "leavers.end",
  "import.fetch-image",
  "import.run",
  "import.resume",
] as const satisfies readonly JobName[];

export const isJobName = (name: string): name is JobName => jobNames.some((each) => each === name);

export type JobHandlers = { readonly [N in JobName]: (payload: JobPayloads[N]) => Promise<void> };

export interface Jobs {
  /** Enqueues a job in the transaction that causes it: both happen or neither. It does not run before `notBefore`. */
  enqueue<N extends JobName>(trx: Trx, name: N, payload: JobPayloads[N], notBefore?: Date): Promise<void>;
  /** Lets the failed jobs of a queue that wait for their next attempt have it now. */
  retryNow(name: MailQueue): Promise<void>;
  /** Whether a job of this queue could begin now and has not. */
  hasDue(name: MailQueue): Promise<boolean>;
  /** Starts to run jobs. A job whose handler throws is retried after growing delays. */
  work(handlers: JobHandlers): Promise<void>;
  /** Waits for running jobs, then stops. */
  stop(): Promise<void>;
}

/** Retries of a failed job, spread over more than a day: the first ten within an hour and a half, then one an hour. */
export const RETRY_LIMIT = 36;
const RETRY = {
  retryLimit: RETRY_LIMIT,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 3_600,
  expireInSeconds: 120,
} as const;
/**
 * A mail at whose sending the process was killed has no such sign of life for this long, and is then sent by another. Shorter
 * than expireInSeconds, because a person may wait for its code. Other jobs wait longer: none of them may run twice at once.
 */
const MAIL_SIGN_OF_LIFE = { heartbeatSeconds: 20 } as const;
const MAIL_QUEUES: readonly JobName[] = ["mail.send", "mail.send-code"] satisfies MailQueue[];
/** How often the queue looks for jobs without a sign of life, or that took too long. */
const UPKEEP_SECONDS = 20;
/**
 * The queues whose worker starts as soon as a job is committed, because a person waits for it. For that their transactions
 * notify PostgreSQL, which commits such transactions one after the other. Orders must not wait for each other, so their jobs do
 * not notify.
 */
const PROMPT_QUEUES: readonly JobName[] = ["mail.send-code", "import.run"];
/** Workers are woken (wake-workers.ts), and hardly look for jobs by themselves. */
const OWN_LOOK = { pollingIntervalSeconds: 60, notifyPollingIntervalSeconds: 60 } as const;
const BATCH = {
  ...OWN_LOOK,
  batchSize: 5,
  burstWhenBatchFull: true, // otherwise a backlog would be worked off at one batch a look
  perJobResults: true, // one failure does not fail the others of its batch
} as const;
/** A batch ends with its slowest job. While a mail server does not respond about one mail, another batch takes the others. */
const BATCHES_AT_ONCE = 2;

/** The jobs of which many wait at once: after a bulk step of staff, an import or an outage. */
const batchedJobs = [
  "mail.send",
  "mail.send-code",
  "payment.close-link",
  "payment.refund",
  "invoice.settle",
  "payment.create-link",
  "order.address-proved",
  "import.fetch-image",
] as const satisfies readonly JobName[];
type BatchedJob = (typeof batchedJobs)[number];

const schedules: Readonly<Record<Exclude<JobName, BatchedJob>, string | undefined>> = jobSchedules;
type SingleJob = keyof typeof schedules;

interface JobsOptions {
  /** For a program that enqueues jobs and ends: it runs none, and does not look after the queue. */
  readonly onlyEnqueues?: boolean;
}

/** The job queue. It is stored in the same database as everything else (schema pgboss). */
export async function startJobs(
  database: Database,
  log: Logger,
  { onlyEnqueues = false }: JobsOptions = {},
): Promise<Jobs> {
  const boss = new PgBoss({
    db: {
      executeSql: (text, values) => database.jobs.pool.query(text, values),
      async listen(channel, onNotification, onReconnect) {
        const close = await database.listen(channel, (payload) =>
          payload === undefined ? onReconnect() : onNotification(payload),
        );
        return { close };
      },
    },
    useListenNotify: !onlyEnqueues,
    supervise: !onlyEnqueues,
    schedule: !onlyEnqueues,
    superviseIntervalSeconds: UPKEEP_SECONDS,
    monitorIntervalSeconds: UPKEEP_SECONDS,
    backend: database.kind === "embedded" ? "pglite" : "postgres",
  });
  boss.on("error", (error) => log.error({ err: error }, "job queue"));
  await boss.start();
  await ensureQueues(boss, new Map(jobNames.map((name) => [name, optionsOf(name)])));
  let stopWaking: (() => Promise<void>) | undefined;
  return {
    async enqueue(trx, name, payload, notBefore) {
      const executeSql = (text: string, values?: unknown[]) =>
        trx.executeQuery(CompiledQuery.raw(text, values));
      await boss.send(name, payload, { db: { executeSql }, ...(notBefore && { startAfter: notBefore }) });
    },
    async retryNow(name) {
      await database.jobs.pool.query(
        "update pgboss.job set start_after = now() where name = $1 and state = 'retry' and start_after > now()",
        [name],
      );
    },
    async hasDue(name) {
      const { rows } = await database.jobs.pool.query(
        "select 1 from pgboss.job where name = $1 and state < 'active' and start_after <= now() limit 1",
        [name],
      );
      return rows.length > 0;
    },
    async work(handlers) {
      const workers = new Map<string, readonly string[]>();
      const note = (name: JobName, id: string) => workers.set(name, [...(workers.get(name) ?? []), id]);
      const workInBatches = <N extends BatchedJob>(name: N) =>
        boss.work(name, BATCH, (jobs: readonly Job<JobPayloads[N]>[]) =>
          Promise.all(jobs.map((job) => resultOf(job.id, handlers[name](job.data)))),
        );
      for (const name of batchedJobs)
        for (let batch = 0; batch < BATCHES_AT_ONCE; batch += 1) note(name, await workInBatches(name));
      const crons = new Map<string, string>();
      for (const [name, cron] of Object.entries(schedules) as [SingleJob, string | undefined][]) {
        note(name, await boss.work(name, OWN_LOOK, async () => handlers[name]({})));
        if (cron) crons.set(name, cron);
      }
      await ensureSchedules(boss, crons);
      stopWaking = wakeWorkers(database.jobs.pool, workers, {
        wake: (id) => boss.notifyWorker(id),
        onError: (error) => log.error({ err: error }, "job queue"),
      });
    },
    async stop() {
      await stopWaking?.();
      await boss.stop({ graceful: !onlyEnqueues, timeout: 10_000 });
    },
  };
}

const optionsOf = (name: JobName) => ({
  ...RETRY,
  ...(MAIL_QUEUES.includes(name) ? MAIL_SIGN_OF_LIFE : {}),
  notify: PROMPT_QUEUES.includes(name),
});

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
