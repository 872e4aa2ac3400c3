import { expect, it } from "vitest";
import { describeStore } from "../../support/describe-store.ts";
import { erasureActions } from "../../support/erasure-actions.ts";
import { newBuyer } from "../../support/new-buyer.ts";

describeStore("a person's data in other records", (store) => {
  const db = () => store().services.database.db;
  const { admin, allTables, erase, erasure, finish, of, order } = erasureActions(store);

  it("has returns and refunds in the export without the names of staff; erasing removes the reasons", async () => {
    const token = await admin();
    const person = await newBuyer(store());
    const orderNo = await order(person);
    const { order_id } = await db()
      .selectFrom("orders")
      .select("order_id")
      .where("order_no", "=", orderNo)
      .executeTakeFirstOrThrow();
    const { pool } = store().services.database;
    await pool.query(
      "insert into payments (order_id, provider, amount_paise, asked_at, paid_at) values ($1, 'hand', 90000, now(), now())",
      [order_id],
    );
    const now = new Date();
    const requestedBy = { order_id, asked_at: now, asked_by: person.userId, reason: "Too small" };
    const { refund_id } = await db()
      .insertInto("refunds")
      .values({
        ...requestedBy,
        refund_key: "in-the-export",
        state: "done",
        settled_at: now,
        changed_at: now,
        reference: "UTR 7",
        amount_paise: 90_000,
        currency_code: "INR",
        amount_minor: 90_000,
      })
      .returning("refund_id")
      .executeTakeFirstOrThrow();
    await db()
      .insertInto("returns")
      .values({
        ...requestedBy,
        number: 1,
        state: "refunded",
        received_at: now,
        received_by: person.userId,
        refund_id,
      })
      .execute();
    const { body } = await store().call("POST /api/admin/people/{personId}/export", {
      token,
      params: of(person),
    });
    expect(body.orders).toMatchObject([
      {
        returns: [{ state: "refunded", reason: "Too small" }],
        refunds: [{ state: "done", reason: "Too small", amount_paise: 90_000 }],
      },
    ]);
    expect(JSON.stringify(body)).not.toMatch(/asked_by|in-the-export/);

    await finish(orderNo);
    expect((await erase(token, person)).status).toBe(200);
    expect(await allTables()).not.toContain("Too small");
  });

  it("has invoices in the export; erasing leaves them as issued, and nothing else names the person", async () => {
    const token = await admin();
    const person = await newBuyer(store());
    const orderNo = await order(person);
    const { order_id: orderId } = await db()
      .selectFrom("orders")
      .select("order_id")
      .where("order_no", "=", orderNo)
      .executeTakeFirstOrThrow();
    await db()
      .updateTable("order_addresses")
      .set({ recipient_name: "Invoiced Unmistakably" })
      .where("order_id", "=", orderId)
      .execute();
    await finish(orderNo, "Order Confirmed");
    const issued = await store().inject({
      method: "POST",
      url: `/api/admin/orders/${orderNo}/invoice`,
      payload: {},
      headers: { authorization: `Bearer ${token}` },
    });
    expect(issued.statusCode).toBe(200);
    await finish(orderNo);
    const { body: exported } = await store().call("POST /api/admin/people/{personId}/export", {
      token,
      params: of(person),
    });
    const invoice = await db()
      .selectFrom("invoices")
      .selectAll()
      .where("order_id", "=", orderId)
      .executeTakeFirstOrThrow();
    expect(exported.invoices).toMatchObject([
      {
        invoice_no: invoice.invoice_no,
        order_no: orderNo,
        total_paise: invoice.total_paise,
        issued_at: invoice.issued_at.toISOString(),
        amounts: { paidPaise: invoice.total_paise },
        bill_to: { name: "Invoiced Unmistakably" },
      },
    ]);
    expect((await erasure(token, person)).invoices).toBe(1);
    expect((await erase(token, person)).status).toBe(200);
    const names = (await allTables()).split("\n").filter((row) => row.includes("Invoiced Unmistakably"));
    expect(names.filter((row) => !row.startsWith("pgboss")).map((row) => row.split(":")[0])).toEqual([
      "invoices",
    ]);
    const after = db().selectFrom("invoices").selectAll().where("order_id", "=", orderId);
    expect(await after.executeTakeFirstOrThrow()).toEqual(invoice);
  });
});
