import { setTimeout as pause } from "node:timers/promises";
import { callerOf, order, plainItem } from "../../bench/purchase.ts";
import { MAIL_ATTEMPTS } from "../../src/notifications/send/send-mail.ts";
import { type AlertCause, people, repeat, times } from "./alerted-store.ts";
import { multiplyRows } from "./multiply-rows.ts";
import { type Buyer, newBuyer } from "./new-buyer.ts";
import { shopRequests } from "./shop-requests.ts";

/** What fails, is slow or waits. The last ones take processes away. */
export const outageCauses: readonly AlertCause[] = [
  [
    ["KitstoreMailsFail"],
    async (store) => {
      const call = callerOf(store.url);
      const customer = await newBuyer(people(store));
      const { token: support } = await newBuyer(people(store), { role: "support" });
      const accept = store.inbox.reject(customer.email);
      const params = { orderNo: await order(call, await plainItem(call), customer) };
      // The attempts of a day and a half, but for the last one.
      const ofCustomer = "user_id = $1 and state = 'queued' and attempts > 0";
      const { pool } = store.database;
      while ((await pool.query(`select 1 from mails where ${ofCustomer}`, [customer.userId])).rowCount === 0)
        await pause(100);
      await pool.query(`update mails set attempts = $2 where ${ofCustomer}`, [
        customer.userId,
        MAIL_ATTEMPTS - 1,
      ]);
      await pool.query(
        "update pgboss.job set start_after = now() where name = 'mail.send' and state = 'retry'",
      );
      return async () => {
        accept();
        const { timeline } = await call("GET /api/admin/orders/{orderNo}", { params }, support);
        for (const { mailId } of timeline)
          if (mailId !== undefined)
            await call(
              "POST /api/admin/orders/{orderNo}/mails/{mailId}/resend",
              { params: { ...params, mailId } },
              support,
            );
      };
    },
  ],
  [
    ["KitstoreJobsLate", "KitstoreMailsWait"],
    async (store) => {
      const call = callerOf(store.url);
      const customer = await newBuyer(people(store));
      const item = await plainItem(call);
      const respond = store.inbox.hangOn(customer.email);
      const { pool } = store.database;
      const waiting = "from pgboss.job where name = 'mail.send' and state = 'created'";
      // More than the processes send at once.
      await times(30, () => order(call, item, customer));
      await pause(2_000);
      while ((await pool.query(`select 1 ${waiting}`)).rowCount === 0) await order(call, item, customer);
      await pool.query(
        "update mails set queued_at = queued_at - interval '20 minutes' where state = 'queued'",
      );
      await pool.query(
        `update pgboss.job set start_after = start_after - interval '20 minutes' where id in (select id ${waiting})`,
      );
      return async () => {
        respond();
        await order(call, item, await newBuyer(people(store))); // a mail that is sent brings the others forward
      };
    },
  ],
  [
    ["KitstoreOrdersWait"],
    async (store) => {
      const call = callerOf(store.url);
      const { token: support } = await newBuyer(people(store), { role: "support" });
      const orderNo = await order(call, await plainItem(call), await newBuyer(people(store)));
      const body = { from: "Order Requested", to: "Order Confirmed" } as const;
      await call("POST /api/admin/orders/{orderNo}/status", { params: { orderNo }, body }, support);
      const { db, pool } = store.database;
      const ofOrder = `order_id = (select order_id from orders where order_no = '${orderNo}')`;
      const id = "10000000 + n";
      await multiplyRows(
        db,
        "orders",
        ofOrder,
        { order_id: id, order_no: "'KS-W' || lpad(n::text, 10, '0')", idempotency_key: "'waiting-' || n" },
        200,
      );
      await multiplyRows(db, "order_lines", ofOrder, { order_line_id: id, order_id: id }, 200);
      return () => pool.query("update orders set slip_printed_at = now() where slip_printed_at is null");
    },
  ],
  [
    ["KitstoreCheckoutSlow", "KitstoreConnectionsExhausted", "KitstoreSlowStatements"],
    async (store) => {
      const { addAsGuest, add, order: place } = shopRequests(store.url);
      const customers = await Promise.all(Array.from({ length: 4 }, () => newBuyer(people(store))));
      store.proxy.delay(150);
      const stopGuests = repeat(30, addAsGuest);
      const stopOrders = repeat(customers.length, async (lane) => {
        const customer = customers[lane] as Buyer;
        await add(customer);
        await place(customer, crypto.randomUUID());
      });
      return async () => {
        store.proxy.delay(0);
        await Promise.all([stopGuests(), stopOrders()]);
      };
    },
  ],
  [
    ["KitstoreCheckoutFails", "KitstoreDatabaseDown", "KitstoreErrors"],
    async (store) => {
      const { order: place } = shopRequests(store.url);
      const customer = await newBuyer(people(store));
      await store.postgres.shutDown();
      const stop = repeat(2, () => place(customer, crypto.randomUUID()));
      return async () => {
        await stop();
        await store.postgres.startAgain();
      };
    },
  ],
  [
    ["KitstoreEventLoopSlow"],
    async (store) => {
      const workers = await store.workers();
      const signal = (name: NodeJS.Signals) => {
        for (const pid of workers) process.kill(pid, name);
      };
      // As on a machine whose processor others use.
      return repeat(1, async () => {
        signal("SIGSTOP");
        await pause(500);
        signal("SIGCONT");
        await pause(200);
      });
    },
  ],
  [
    ["KitstoreRestarts"],
    // Until the alert fires: on a busy machine some may be too far apart.
    async (store) =>
      repeat(
        1,
        async () => {
          const [pid = 0, other] = await store.workers();
          process.kill(pid, "SIGKILL");
          let now = [pid];
          while (now.includes(pid) || !now.includes(other ?? 0) || now.length < 2) {
            await pause(500);
            now = await store.workers();
          }
        },
        2_000, // Prometheus sees both numbers
      ),
  ],
  [
    ["KitstoreDown"],
    async (store) => {
      await store.stopStore();
      return store.startStore;
    },
  ],
];
