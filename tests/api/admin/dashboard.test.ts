import { sql } from "kysely";
import { expect, it } from "vitest";
import { describeStore } from "../../support/describe-store.ts";
import { placeOrder } from "../../support/place-order.ts";
import { findProduct, firstVariant, plainProduct } from "../../support/shopping.ts";
import { staffToken } from "../../support/staff.ts";

const DAY_MS = 86_400_000;

describeStore("the dashboard", (store) => {
  const support = staffToken(store, "support");
  const administrator = staffToken(store, "admin");
  const read = async () => (await store().call("GET /api/admin/dashboard", { token: await support() })).body;
  const db = () => store().services.database.db;
  const confirm = async (orderNo: string) =>
    store().call("POST /api/admin/orders/confirm", {
      token: await support(),
      body: { orders: [{ orderNo, from: "Order Requested" }] },
    });
  /** At most so many working days from the payment to the dispatch, as the settings say. */
  async function promiseDispatchIn(dispatchDaysTo: number): Promise<void> {
    const token = await administrator();
    const { version } = (await store().call("GET /api/admin/settings", { token })).body;
    const body = { version, settings: { dispatchDaysTo } };
    expect((await store().call("PUT /api/admin/settings", { token, body })).status).toBe(200);
  }
  const needsAttention = async (kind: string) =>
    (await read()).needsAttention.filter((each) => each.kind === kind);

  it("counts today's orders, kits and confirmed orders, by the day in India", async () => {
    const before = (await read()).today;
    const { orderNo } = await placeOrder(store(), { lines: [{ product: plainProduct(store()), qty: 3 }] });
    await placeOrder(store());
    const kit = findProduct(store(), ({ isSwagItem }) => isSwagItem);
    await placeOrder(store(), {
      lines: [{ product: kit, qty: 1 }],
      checkoutFields: { couponCode: "WELCOMEKIT" },
    });
    await confirm(orderNo);
    const { today, days, kitsRedeemed, topProducts } = await read();
    expect([today.orders - before.orders, today.kits - before.kits]).toEqual([3, 1]);
    const { grandTotal } = (
      await store().call("GET /api/admin/orders/{orderNo}", { params: { orderNo }, token: await support() })
    ).body;
    expect(today.revenue - before.revenue).toBeCloseTo(grandTotal, 2);
    expect([days.length, days.at(-1)]).toEqual([30, today]);
    expect(kitsRedeemed).toBe(1);
    expect(topProducts[0]).toMatchObject({ productId: plainProduct(store()).productId, pieces: 5 });
  });

  it("counts an order on the day it was placed in India, just before and after midnight", async () => {
    const [late, early] = [await placeOrder(store()), await placeOrder(store())];
    const day = new Date(store().now().getTime() - 9 * DAY_MS).toISOString().slice(0, 10);
    const next = new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
    for (const [{ orderNo }, at] of [
      [late, `${day}T23:59:59.999+05:30`],
      [early, `${next}T00:00:00+05:30`],
    ] as const)
      await db()
        .updateTable("orders")
        .set({ placed_at: new Date(at) })
        .where("order_no", "=", orderNo)
        .execute();
    const { days } = await read();
    const of = (expectedKind: string) => days.find((each) => each.day === expectedKind)?.orders;
    expect([of(day), of(next)]).toEqual([1, 1]);
  });

  it("shows low stock, and enquiries that wait longer than 24 hours", async () => {
    const product = plainProduct(store());
    const variant = firstVariant(product);
    await db().updateTable("product_variants").set({ stock: 7 }).where("stock", "is not", null).execute();
    await db().updateTable("variant_sizes").set({ stock: 3 }).where("stock", "is not", null).execute();
    await db()
      .updateTable("product_variants")
      .set({ stock: 0 })
      .where("variant_id", "=", variant.id)
      .execute();
    await db()
      .insertInto("enquiries")
      .values({
        kind: "contact",
        name: "Old Asker",
        email: "old@example.com",
        description: "?",
        received_at: new Date(store().now().getTime() - DAY_MS - 1),
      })
      .execute();
    const { lowStock, enquiries } = await read();
    expect(lowStock[0]).toMatchObject({ productId: product.productId, stock: 0 });
    expect(lowStock.map(({ stock }) => stock)).not.toContain(7);
    expect(enquiries.overdue).toBe(1);
    await db()
      .updateTable("product_variants")
      .set({ stock: null })
      .where("variant_id", "=", variant.id)
      .execute();
  });

  it("shows payments without an order, late dispatches, and coupons spent on a cancelled order", async () => {
    const [paid, late, spent] = [
      await placeOrder(store()),
      await placeOrder(store()),
      await placeOrder(store()),
    ];
    const token = await support();
    await store().call("POST /api/admin/orders/{orderNo}/payment-link", {
      params: { orderNo: paid.orderNo },
      token,
      body: { from: "Order Requested", url: "https://pay.example/1" },
    });
    await db().updateTable("payments").set({ paid_at: store().now() }).execute();
    await confirm(late.orderNo);
    expect(await needsAttention("late")).toEqual([]);
    const longAgo = new Date(store().now().getTime() - 12 * DAY_MS);
    await sql`update order_status_changes set changed_at = ${longAgo} where to_status = 'Order Confirmed'
      and order_id = (select order_id from orders where order_no = ${late.orderNo})`.execute(db());
    await sql`insert into kit_redemptions (order_id, user_id, occasion_id, redeemed_at)
      select order_id, user_id, 1, placed_at from orders where order_no = ${spent.orderNo}`.execute(db());
    await sql`update orders set status = 'Cancelled' where order_no = ${spent.orderNo}`.execute(db());
    expect(await needsAttention("paid")).toMatchObject([
      { orderNo: paid.orderNo, message: "Payment Link Sent" },
    ]);
    expect(await needsAttention("late")).toMatchObject([
      { orderNo: late.orderNo, since: longAgo.toISOString() },
    ]);
    await promiseDispatchIn(15); // twelve days have at most ten working days, whatever the day of the week
    expect(await needsAttention("late")).toEqual([]);
    await promiseDispatchIn(5);
    expect(await needsAttention("coupon")).toMatchObject([{ orderNo: spent.orderNo }]);
  });

  it("shows a failed mail, which can be resent from there once", async () => {
    const { orderNo, buyer } = await placeOrder(store());
    const sent = await store().inbox.next(
      ({ to, subject }) => to.includes(buyer.email) && subject.includes(orderNo),
    );
    expect(sent.subject).toContain(orderNo);
    const mine = db()
      .selectFrom("mails")
      .select(["mail_id", "state"])
      .where("recipient", "=", buyer.email)
      .where("kind", "=", "order-placed");
    await expect.poll(async () => (await mine.executeTakeFirstOrThrow()).state).toBe("sent");
    const { mail_id: mailId } = await mine.executeTakeFirstOrThrow();
    const again = async () =>
      store().call("POST /api/admin/mails/{mailId}/retry", {
        params: { mailId },
        token: await support(),
      });
    expect((await again()).problem.code).toBe("state_conflict");
    await db().updateTable("mails").set({ state: "failed" }).where("mail_id", "=", mailId).execute();
    const failing = async () => (await needsAttention("mail")).filter((each) => each.mailId === mailId);
    const because = (last_error: string) =>
      db().updateTable("mails").set({ last_error }).where("mail_id", "=", mailId).execute();
    await because("Not sent. Its link was withdrawn, or paid already.");
    expect(await failing()).toEqual([]);
    await because("The mail server did not answer.");
    expect(await failing()).toMatchObject([{ orderNo }]);
    const responses = await Promise.all([again(), again()]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    await expect.poll(async () => (await mine.executeTakeFirstOrThrow()).state).toBe("sent");
    expect(await failing()).toEqual([]);
    const missing = await store().call("POST /api/admin/mails/{mailId}/retry", {
      params: { mailId: 2147483647 },
      token: await support(),
    });
    expect(missing.status).toBe(404);
  });
});
