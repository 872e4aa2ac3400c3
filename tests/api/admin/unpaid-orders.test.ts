import { afterAll, describe, expect, it } from "vitest";
import { cancelUnpaidOrders } from "../../../src/orders/cancel/cancel-unpaid-orders.ts";
import { checkPaymentLinks } from "../../../src/orders/payment/check-payment-links.ts";
import { configuredProviders } from "../../../src/orders/payment/configured-providers.ts";
import { remindUnpaidOrders } from "../../../src/orders/payment/remind-unpaid-orders.ts";
import { databaseKind } from "../../support/databases.ts";
import { newBuyer } from "../../support/new-buyer.ts";
import { placeOrder } from "../../support/place-order.ts";
import { redeemKit } from "../../support/redeem-kit.ts";
import { plainProduct } from "../../support/shopping.ts";
import { providerSettings } from "../../support/signed-webhook.ts";
import { newStaff } from "../../support/staff.ts";
import { openStore } from "../../support/store.ts";
import { storeWithProvider } from "../../support/store-with-provider.ts";

const { fake, store, token, readOrder, attention } = await storeWithProvider();
const HOUR = 3_600_000;

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR);
const check = (now: Date) => ({
  db: store.services.database.db,
  jobs: store.services.jobs,
  providers: configuredProviders(store.services.config),
  now,
});
async function orderWithLink(provider: "stripe" | "razorpay" = "stripe", options = {}) {
  const placed = await placeOrder(store, options);
  const { status } = await store.call("POST /api/admin/orders/{orderNo}/provider-link", {
    params: { orderNo: placed.orderNo },
    token,
    body: { from: "Order Requested", provider },
  });
  const link = fake.records.links.at(-1);
  if (status !== 200 || !link) throw new Error("The provider made no link");
  return { ...placed, link };
}

describe("a payment whose webhook was lost", () => {
  it.each(["stripe", "razorpay"] as const)(
    "is found at %s by the hourly job, and settled once",
    async (provider) => {
      const { orderNo, link } = await orderWithLink(provider);
      await checkPaymentLinks(check(new Date()));
      expect((await readOrder(orderNo)).status).toBe("Payment Link Sent");
      link.paidBy = `pay_lost_${provider}`;
      expect(await checkPaymentLinks(check(new Date()))).toBe(0);
      await checkPaymentLinks(check(new Date()));
      const order = await readOrder(orderNo);
      expect([order.status, order.paid]).toEqual(["Order Confirmed", order.grandTotal]);
      expect(order.timeline.filter(({ title }) => /paid$/.test(title))).toHaveLength(1);
    },
  );

  it.each(["stripe", "razorpay"] as const)(
    "is found at %s when the order was cancelled before anybody asked, and is owed to the customer",
    async (provider) => {
      const { orderNo, link } = await orderWithLink(provider);
      link.paidBy = `pay_just_before_${provider}`;
      await store.call("POST /api/admin/orders/{orderNo}/status", {
        params: { orderNo },
        token,
        body: { from: "Payment Link Sent", to: "Cancelled" },
      });
      const order = () => readOrder(orderNo);
      await expect.poll(async () => (await order()).owed).toBeGreaterThan(0);
      expect(await order()).toMatchObject({ status: "Cancelled", owed: (await order()).grandTotal });
      expect(await attention(orderNo)).toEqual(["message"]); // "Paid after the order was cancelled: pay it back"
    },
  );

  it("is found behind links that their provider does not know any more", async () => {
    const { db } = store.services.database;
    await db
      .updateTable("payments")
      .set({ checked_at: inHours(1) })
      .where("paid_at", "is", null)
      .execute();
    const forgotten = await orderWithLink("razorpay");
    fake.records.links.splice(fake.records.links.indexOf(forgotten.link), 1);
    const checkedAt = async () =>
      (
        await db
          .selectFrom("payments")
          .select("checked_at")
          .where("provider_ref", "=", forgotten.link.id)
          .executeTakeFirstOrThrow()
      ).checked_at;
    expect(await checkedAt()).toBeNull();
    await checkPaymentLinks(check(new Date()));
    expect(await checkedAt()).not.toBeNull();
  });

  it("is found when staff ask the provider, also by a link that was withdrawn", async () => {
    const { orderNo, link } = await orderWithLink();
    const ask = () =>
      store.call("POST /api/admin/orders/{orderNo}/check-payment", { params: { orderNo }, token });
    expect((await ask()).body.status).toBe("Payment Link Sent");
    await store.call("POST /api/admin/orders/{orderNo}/status", {
      params: { orderNo },
      token,
      body: { from: "Payment Link Sent", to: "Cancelled" },
    });
    link.paidBy = "pi_found_late";
    const asked = await ask();
    expect([asked.body.status, asked.body.owed]).toEqual(["Cancelled", asked.body.grandTotal]);
    fake.fail(500, 10);
    expect((await ask()).problem.code).toBe("provider_unavailable");
    fake.fail(500, 0);
    const bare = (await placeOrder(store)).orderNo;
    const nobody = await store.call("POST /api/admin/orders/{orderNo}/check-payment", {
      params: { orderNo: bare },
      token,
    });
    expect(nobody.problem.code).toBe("state_conflict");
  });
});

describe("an unpaid order", () => {
  it("is reminded once after a day, by its open link", async () => {
    const { orderNo, buyer, link } = await orderWithLink();
    const { db, jobs } = check(new Date());
    await remindUnpaidOrders(db, jobs, inHours(23));
    await remindUnpaidOrders(db, jobs, inHours(25));
    await remindUnpaidOrders(db, jobs, inHours(49));
    const mail = await store.inbox.next(
      ({ to, subject }) =>
        to.includes(buyer.email) && subject === `Your order ${orderNo} is waiting for your payment`,
    );
    expect(mail.text).toContain(link.url);
    const { timeline } = await readOrder(orderNo);
    expect(
      timeline.filter(({ title }) => /is waiting for your payment|Payment reminder/.test(title)),
    ).toHaveLength(1);
  });

  it("is cancelled after seven days, its stock comes back and the customer is told; a kit and a paid order are not", async () => {
    const product = plainProduct(store);
    const variantId = product.productDetails[0]?.id ?? 0;
    const { pool } = store.services.database;
    await pool.query("update product_variants set stock = 9 where variant_id = $1", [variantId]);
    const movements = async (orderNo: string) => {
      const { rows } = await pool.query<{ change: number }>(
        "select change from stock_movements where order_no = $1 order by stock_movement_id",
        [orderNo],
      );
      return rows.map(({ change }) => change);
    };
    const lines = { lines: [{ product, qty: 4 }] };
    const { orderNo, buyer, link } = await orderWithLink("stripe", lines);
    const { body: kit } = await redeemKit(store, await newBuyer(store));
    const paid = await orderWithLink("razorpay");
    paid.link.paidBy = "pay_before_the_end";
    expect(await movements(orderNo)).toEqual([-4]);
    await cancelUnpaidOrders(check(inHours(6 * 24)));
    expect((await readOrder(orderNo)).status).toBe("Payment Link Sent");
    await cancelUnpaidOrders(check(inHours(8 * 24)));
    expect((await readOrder(orderNo)).status).toBe("Cancelled");
    expect((await readOrder(kit)).status).toBe("Order Requested");
    expect((await readOrder(paid.orderNo)).status).toBe("Order Confirmed");
    expect(await movements(orderNo)).toEqual([-4, 4]);
    await expect.poll(() => link.isOpen).toBe(false);
    const mail = await store.inbox.next(
      ({ to, subject }) =>
        to.includes(buyer.email) && subject === `Your order ${orderNo} is cancelled: it was not paid`,
    );
    expect(mail.text).toContain("wasn’t paid in time");
    await pool.query("update product_variants set stock = null where variant_id = $1", [variantId]);
  });

  it("whose total is 0 gets no link, and a sentence says why", async () => {
    const { orderNo } = await placeOrder(store);
    await store.services.database.pool.query(
      "update orders set discount_paise = sub_total_paise, shipping_paise = 0, grand_total_paise = 0 where order_no = $1",
      [orderNo],
    );
    const sent = await store.call("POST /api/admin/orders/{orderNo}/payment-link", {
      params: { orderNo },
      token,
      body: { from: "Order Requested", url: "https://pay.example/0" },
    });
    expect([sent.status, sent.problem.code]).toEqual([409, "state_conflict"]);
    expect(sent.problem.detail).toContain("nothing to pay");
  });
});

describe("a payment link by itself", () => {
  it("is made and mailed right after the order, by the store; not for a kit, nor where the shipping is open", async () => {
    const env = { ...providerSettings(fake.url), PAYMENT_LINKS: "automatic" };
    const own = await openStore({ kind: databaseKind(), env });
    afterAll(() => own.close());
    const staff = (await newStaff(own, "support")).token;
    const orderOf = async (orderNo: string) =>
      (await own.call("GET /api/admin/orders/{orderNo}", { params: { orderNo }, token: staff })).body;
    const { orderNo, buyer } = await placeOrder(own);
    await expect.poll(async () => (await orderOf(orderNo)).status).toBe("Payment Link Sent");
    const order = await orderOf(orderNo);
    expect(order.timeline.find(({ title }) => title === "Payment Link Sent")?.by).toBe("the store");
    const mail = await own.inbox.next(
      ({ to, subject }) => to.includes(buyer.email) && subject === `Pay for your order ${orderNo}`,
    );
    expect(mail.text).toContain(order.paymentLink);
  });
});
