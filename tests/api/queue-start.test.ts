import { pino } from "pino";
import { expect, it } from "vitest";
import { isJobName, startJobs } from "../../src/platform/jobs/jobs.ts";
import { describeStore } from "../support/describe-store.ts";

describeStore("the job queue of a database that has its queues", (store) => {
  it("starts with a few statements, and repairs only the queue that differs", async () => {
    const { database } = store().services;
    const texts: string[] = [];
    const pool = Object.create(database.jobs.pool, {
      query: {
        value: (text: string, values?: unknown[]) => {
          texts.push(text);
          return database.jobs.pool.query(text, values);
        },
      },
    });
    const start = async () => {
      texts.length = 0;
      const jobs = { ...database.jobs, pool };
      const queue = await startJobs({ ...database, jobs }, pino({ level: "silent" }), { onlyEnqueues: true });
      await queue.stop();
      return texts.filter((text) => /create_queue|update pgboss\.queue/i.test(text));
    };
    expect(await start()).toEqual([]);
    expect(texts.length, texts.join("\n")).toBeLessThan(10); // it was three for each of 19 queues, and five
    await database.pool.query("update pgboss.queue set retry_limit = 1 where name = 'mail.send'");
    expect(await start()).toHaveLength(1);
    const { rows } = await database.pool.query(
      "select retry_limit from pgboss.queue where name = 'mail.send'",
    );
    expect(rows).toEqual([{ retry_limit: 36 }]);
    expect(await start()).toEqual([]);
  });

  it("schedules each queue once, and no other", async () => {
    const { database } = store().services;
    const { rows } = await database.pool.query<{ name: string; cron: string }>(
      "select name, cron from pgboss.schedule",
    );
    const names = rows.map(({ name }) => name);
    expect(names.length).toBeGreaterThan(10);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !isJobName(name))).toEqual([]);
    expect(rows).toContainEqual({ name: "store.prune", cron: "37 2 * * *" });
  });
});
