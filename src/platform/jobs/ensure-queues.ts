import type { PgBoss, Queue } from "pg-boss";

const NO_JOB = "00000000-0000-0000-0000-000000000000";

/**
 * Makes the queues that are missing, and gives those of an older version today's options. One statement reads them all,
 * and a queue that is as it should be costs no other: nearly every start finds all of them so.
 */
export async function ensureQueues(
  boss: PgBoss,
  queues: ReadonlyMap<string, Omit<Queue, "name">>,
): Promise<void> {
  const found = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const [name, options] of queues) {
    const queue = found.get(name);
    if (queue && hasAll(queue, options)) continue;
    if (queue) await boss.updateQueue(name, options);
    else await boss.createQueue(name, options);
    // Reads the queue into memory, where pg-boss has the others since its start. Otherwise the first enqueue reads it on another
    // connection than its transaction, and on the embedded database, which has only one, waits for ever.
    await boss.findJobs(name, { id: NO_JOB });
  }
}

/** Lets the clock start these queues' jobs, each as its cron says in UTC. What is scheduled so already costs no statement. */
export async function ensureSchedules(boss: PgBoss, queues: ReadonlyMap<string, string>): Promise<void> {
  const found = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]));
  for (const [name, cron] of queues) if (found.get(name) !== cron) await boss.schedule(name, cron);
}

const hasAll = (queue: object, options: object): boolean => {
  const values = new Map<string, unknown>(Object.entries(queue));
  return Object.entries(options).every(([option, value]) => values.get(option) === value);
};
