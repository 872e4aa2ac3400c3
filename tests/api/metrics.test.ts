import { expect, it } from "vitest";
import { describeStore } from "../support/describe-store.ts";
import { placeOrder } from "../support/place-order.ts";

describeStore("the metrics of the store", (store) => {
  const metrics = async () => (await store().inject({ url: "/metrics" })).body;
  /** The value of a series; undefined where it is missing. */
  const read = (text: string, series: string) =>
    text
      .split("\n")
      .find((line) => line.startsWith(`${series} `))
      ?.split(" ")[1];

  it("say which orders, mails and jobs wait", async () => {
    const before = await metrics();
    const waiting = 'kitstore_orders_waiting{queue="pay"}';
    expect(read(before, "kitstore_database_up")).toBe("1");
    await placeOrder(store());
    const after = await metrics();
    expect(Number(read(after, waiting))).toBe(Number(read(before, waiting)) + 1);
    await expect.poll(async () => read(await metrics(), 'kitstore_mails{state="queued"}')).toBeUndefined();
    const anHourAgo = new Date(Date.now() - 3_600_000);
    const queued = { state: "queued", queued_at: anHourAgo, settled_at: null } as const;
    await store().services.database.db.updateTable("mails").set(queued).execute();
    const inAnHour = new Date(Date.now() + 3_600_000);
    await store()
      .services.database.db.transaction()
      .execute((trx) => store().services.jobs.enqueue(trx, "mail.wake", {}, inAnHour));
    const withMails = await metrics();
    expect(Number(read(withMails, 'kitstore_mails{state="queued"}'))).toBeGreaterThanOrEqual(1);
    expect(Number(read(withMails, "kitstore_oldest_queued_mail_seconds"))).toBeGreaterThanOrEqual(3_600);
    expect(read(withMails, 'kitstore_jobs{queue="mail.wake",state="created"}')).toBe("1");
    expect(read(withMails, 'kitstore_job_delay_seconds{queue="mail.wake"}')).toBe("0");
    expect(withMails).toMatch(/^kitstore_build_info\{version="\d+\.\d+\.\d+",node="v\d/m);
    expect(withMails).toMatch(/^kitstore_worker_start_time_seconds\{pid="\d+"\} \d+$/m);
  });

  it("say how many requests wait for a connection to the database", async () => {
    const { pool, poolSize } = store().services.database;
    const waiting = 'kitstore_database_connections{pool="requests",state="waiting"}';
    expect(read(await metrics(), waiting)).toBe("0");
    const held = await Promise.all(Array.from({ length: poolSize }, () => pool.connect()));
    const request = pool.query("select 1");
    try {
      expect(Number(read(await metrics(), waiting))).toBeGreaterThanOrEqual(1);
    } finally {
      for (const connection of held) connection.release();
    }
    await request;
    // A job may wait for the embedded database's only connection at this moment.
    await expect.poll(async () => read(await metrics(), waiting)).toBe("0");
  });
});
