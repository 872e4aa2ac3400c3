import { setTimeout as pause } from "node:timers/promises";
import { afterEach, expect, it } from "vitest";
import { freePort } from "../../src/platform/process/free-port.ts";
import { createTestDatabase, type TestDatabase } from "../support/databases.ts";
import { type Inbox, openInbox } from "../support/inbox.ts";
import { type Customer, shopRequests } from "../support/shop-requests.ts";
import { type StoreProcess, startStoreProcess } from "../support/store-process.ts";

/** `MAIL_OUTAGE_MINUTES=60 npm run drills -- mail-outage` is away for an hour. */
const MINUTES = Number(process.env.MAIL_OUTAGE_MINUTES ?? "5");
const MINUTE_MS = 60_000;
const ORDER_EVERY_MS = 10_000;
const ALL_SENT_MS = 10 * MINUTE_MS;

let store: StoreProcess | undefined;
let inbox: Inbox | undefined;
let test: TestDatabase | undefined;
afterEach(async () => {
  store?.kill("SIGTERM");
  await store?.ended;
  await inbox?.close();
  await test?.drop();
}, MINUTE_MS);

it(
  "after the mail server was away, each mail is sent once, those of more than three hours ago too",
  async () => {
    const port = await freePort("127.0.0.1");
    inbox = await openInbox(undefined, port);
    test = await createTestDatabase("postgres");
    const { pool } = test.database;
    store = await startStoreProcess({
      DATABASE_URL: test.url ?? "",
      DATA_DIR: test.folder,
      SMTP_URL: inbox.url,
      UNPROVED_ORDER_HOURS: "0", // else orders of unproved addresses are cancelled within the hour, and their mails with them
      WORKERS: "2",
    });
    const requests = shopRequests(store.url);
    /** Makes two mails: a code, and the order's. */
    const order = async () => {
      const customer: Customer = JSON.parse((await requests.signUp()).body);
      await requests.add(customer);
      const { status, body } = await requests.order(customer, crypto.randomUUID());
      if (status !== 200) throw new Error(`No order: ${status} ${body}`);
    };
    const count = async (condition: string) =>
      (await pool.query<{ n: number }>(`select count(*)::int as n from mails where ${condition}`)).rows[0]?.n;

    await order();
    await expect.poll(() => inbox?.mails.length, { timeout: MINUTE_MS }).toBe(2);
    await inbox.close();
    const end = Date.now() + MINUTES * MINUTE_MS;
    let orders = 0;
    while (Date.now() < end - ORDER_EVERY_MS) {
      await order();
      orders += 1;
      await pause(ORDER_EVERY_MS);
    }
    const aged = await pool.query(
      `with old as (update mails set queued_at = queued_at - interval '200 minutes'
         where state = 'queued' and mail_id % 3 = 0 returning mail_id)
       update pgboss.job set created_on = created_on - interval '200 minutes', keep_until = keep_until - interval '200 minutes'
         where name in ('mail.send', 'mail.send-code') and (data->>'mailId')::int in (select mail_id from old)`,
    );
    await pause(Math.max(0, end - Date.now()));
    expect(await count("state = 'queued'")).toBe(2 * orders);
    const { rows } = await pool.query("select max(attempts)::int as most from mails");

    inbox = await openInbox(undefined, port);
    const backAt = Date.now();
    const cameMs: number[] = []; // of each mail
    await order(); // somebody orders: its mails bring the others forward
    while (Date.now() < backAt + ALL_SENT_MS && cameMs.length < 2 * orders + 2) {
      while (cameMs.length < inbox.mails.length) cameMs.push(Date.now() - backAt);
      await pause(20);
    }
    const sentMs = Date.now() - backAt;
    await pause(10_000); // whatever might still come twice
    const lastCode = inbox.mails.findLastIndex(({ subject }) => !/order/i.test(subject));
    process.stdout.write(
      `Mail server away for ${MINUTES} minutes: ${2 * orders} mails waited, ${aged.rowCount} of them from more than three hours ago, up to ${rows[0].most} attempts; ${inbox.mails.length} came within ${sentMs} ms, the last with a code after ${cameMs[lastCode]} ms\n`,
    );
    expect(inbox.mails.length).toBe(2 * orders + 2);
    const received = inbox.mails.map(({ to, subject }) => `${to}: ${subject}`);
    expect(new Set(received).size).toBe(2 * orders + 2);
    expect(await count("state <> 'sent'")).toBe(0);
  },
  (MINUTES + 15) * MINUTE_MS,
);

it(
  "a mail that was on its way when the program was killed goes out within a minute or so, once",
  async () => {
    inbox = await openInbox();
    test = await createTestDatabase("postgres");
    const { pool } = test.database;
    const env = { DATABASE_URL: test.url ?? "", DATA_DIR: test.folder, SMTP_URL: inbox.url };
    store = await startStoreProcess(env);
    const email = `drill-${crypto.randomUUID()}@ledgerline.example`;
    const stopHanging = inbox.hangOn(email);
    const body = JSON.stringify({ firstName: "Asha", lastName: "Rao", email });
    const headers = { "content-type": "application/json" };
    await fetch(`${store.url}/api/accounts/signup`, { method: "POST", headers, body });
    const isOnItsWay = async () =>
      (await pool.query("select 1 from pgboss.job where name = 'mail.send-code' and state = 'active'"))
        .rowCount;
    await expect.poll(isOnItsWay, { timeout: MINUTE_MS }).toBe(1);
    store.kill("SIGKILL");
    await store.ended;
    const killedAt = Date.now();
    stopHanging();
    store = await startStoreProcess(env);
    const came = () => inbox?.mails.filter(({ to }) => to.includes(email)).length;
    await expect.poll(came, { timeout: 1.6 * MINUTE_MS, interval: 100 }).toBe(1);
    process.stdout.write(`A mail on its way at a kill came ${Date.now() - killedAt} ms after it\n`);
    await pause(15_000); // whatever might still come twice
    expect(came()).toBe(1);
  },
  5 * MINUTE_MS,
);
