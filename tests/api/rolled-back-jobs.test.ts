import { sql } from "kysely";
import { expect, it } from "vitest";
import type { OrderId } from "../../src/contract/ids.ts";
import { describeStore } from "../support/describe-store.ts";
import { newBuyer } from "../support/new-buyer.ts";
import { placeOrderOf } from "../support/place-order.ts";
import { cartItem, plainProduct } from "../support/shopping.ts";

/** Queues that no clock fills. */
const CAUSED = ["mail.send", "mail.send-code", "payment.create-link", "invoice.settle"];

describeStore("a rollback", (store) => {
  const database = () => store().services.database;
  const jobs = async (): Promise<string[]> => {
    const { rows } = await database().pool.query<{ id: string; name: string }>(
      "select id, name from pgboss.job where name = any ($1)",
      [CAUSED],
    );
    return rows.map(({ id, name }) => `${name} ${id}`);
  };
  /** The names of the jobs that are there after it and were not before. */
  const addedBy = async (act: () => Promise<unknown>) => {
    const before = await jobs();
    await act();
    return (await jobs()).filter((job) => !before.includes(job)).map((job) => job.split(" ")[0]);
  };
  const later = () => new Date(store().now().getTime() + 3_600_000);

  it("leaves no job of its transaction", async () => {
    const { jobs: queue } = store().services;
    const enqueue = (fails: boolean) => () =>
      database()
        .db.transaction()
        .execute(async (trx) => {
          await queue.enqueue(trx, "invoice.settle", { orderId: 1 as OrderId }, later());
          if (fails) throw new Error("too late");
        });
    expect(await addedBy(() => expect(enqueue(true)()).rejects.toThrow("too late"))).toEqual([]);
    expect(await addedBy(enqueue(false))).toEqual(["invoice.settle"]);
  });

  it("of an order that fails at its last moment leaves no order, no mail and no job", async () => {
    const buyer = await newBuyer(store());
    const place = () => placeOrderOf(store(), buyer, [cartItem(plainProduct(store()), 1)]);
    const mailsAndOrders = async () => {
      const { rows } = await sql<{ mails: number; orders: number }>`select
        (select count(*) from mails)::int as mails, (select count(*) from orders)::int as orders`.execute(
        database().db,
      );
      return rows[0];
    };
    const before = await mailsAndOrders();
    await database().pool.query(
      "create function fail_order() returns trigger language plpgsql as $$ begin raise exception 'too late'; end $$",
    );
    // It fires at the commit, when everything was written and queued.
    await database().pool.query(
      `create constraint trigger fail_order after insert on orders deferrable initially deferred
        for each row execute function fail_order()`,
    );
    expect(await addedBy(() => expect(place()).rejects.toThrow("Not placed"))).toEqual([]);
    expect(await mailsAndOrders()).toEqual(before);
    await database().pool.query("drop trigger fail_order on orders");
    expect(await addedBy(place)).toContain("mail.send");
  });
});
