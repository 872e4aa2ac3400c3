import { describe, expect, it } from "vitest";
import { brokenRules } from "../../support/broken-rules.ts";
import { placeOrder } from "../../support/place-order.ts";
import { placePaidOrder } from "../../support/place-paid-order.ts";
import { refundActions } from "../../support/refund-actions.ts";
import { findProduct, plainProduct } from "../../support/shopping.ts";
import { newStaff } from "../../support/staff.ts";
import { stockOf } from "../../support/stock-of.ts";
import { storeWithProvider } from "../../support/store-with-provider.ts";

const provider = await storeWithProvider();
const { fake, store, token } = provider;

describe("refunds", () => {
  const { everything, goingBack, providerOf, read, refund, settled } = refundActions(provider);
  const move = (orderNo: string, from: string, to: string) =>
    store.call("POST /api/admin/orders/{orderNo}/status", { params: { orderNo }, token, body: { from, to } });

  it.each(["stripe", "razorpay"] as const)(
    "refund the whole amount through %s, to the digit, once, and mail the customer",
    async (provider) => {
      const { orderNo, buyer, link, paidRef } = await placePaidOrder(store, { fake, token }, provider);
      const order = await read(orderNo);
      expect([order.paid, order.refundBy]).toEqual([order.grandTotal, provider]);
      const requested = await refund(orderNo, everything(order));
      expect(requested.status).toBe(200);
      expect(goingBack(requested.body)).toBe(order.grandTotal);
      await settled(orderNo);
      const done = await read(orderNo);
      expect([done.refunded, done.refunding, done.owed]).toEqual([order.grandTotal, 0, 0]);
      expect(providerOf(paidRef).map(({ amount }) => amount)).toEqual([link.amount]);
      const mail = await store.inbox.next(
        ({ to, subject }) => to.includes(buyer.email) && subject.includes(`for order ${orderNo}`),
      );
      expect(mail.text).toContain((link.amount / 100).toFixed(2));
      const { timeline } = await read(orderNo);
      expect(
        timeline.filter(({ kind, title }) => kind === "payment" && /paid back$/.test(title)),
      ).toHaveLength(1);
    },
  );

  it("refund the unit price that was paid, which a volume price may have lowered", async () => {
    const notebook = findProduct(store, ({ productId }) => productId === 23);
    const { orderNo } = await placePaidOrder(store, { fake, token }, "stripe", {
      lines: [{ product: notebook, qty: 25 }],
    });
    const [line] = (await read(orderNo)).lines;
    await refund(orderNo, { lines: [{ lineId: line?.id, quantity: 2 }] });
    await settled(orderNo);
    expect((await read(orderNo)).refunded).toBe(2 * 419);
  });

  it("refund part of a line with its share of the discount, and add up to what was paid", async () => {
    const { orderNo, link, paidRef } = await placePaidOrder(store, { fake, token }, "stripe", {
      lines: [{ product: plainProduct(store), qty: 3 }],
      checkoutFields: { couponCode: "SAVE10" },
    });
    const order = await read(orderNo);
    expect(order.discount).toBeGreaterThan(0);
    const [line] = order.lines;
    const lineId = line?.id ?? 0;
    let expectedRefunded = 0;
    for (const quantity of [1, 2]) {
      const { body } = await refund(orderNo, { lines: [{ lineId, quantity }], expectedRefunded });
      expectedRefunded = goingBack(body);
    }
    expect(expectedRefunded).toBeCloseTo((line?.total ?? 0) - (line?.discount ?? 0), 5);
    await refund(orderNo, { shipping: true, expectedRefunded });
    await expect.poll(() => providerOf(paidRef).length).toBe(3);
    expect(providerOf(paidRef).reduce((sum, { amount }) => sum + amount, 0)).toBe(link.amount);
    const more = await refund(orderNo, { shipping: true, expectedRefunded: goingBack(await read(orderNo)) });
    expect([more.status, more.problem.code]).toEqual([409, "refund_too_large"]);
  });

  it("are made once from ten requests at the same time, and never above what was paid", async () => {
    const { orderNo, paidRef } = await placePaidOrder(store, { fake, token });
    const order = await read(orderNo);
    const responses = await Promise.all(Array.from({ length: 10 }, () => refund(orderNo, everything(order))));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    await settled(orderNo);
    expect(providerOf(paidRef)).toHaveLength(1);
  });

  it("are kept within what was paid by the database itself", async () => {
    const { orderNo } = await placePaidOrder(store, { fake, token });
    const { db } = store.services.database;
    const order = await db
      .selectFrom("orders")
      .select(["order_id", "paid_paise", "user_id"])
      .where("order_no", "=", orderNo)
      .executeTakeFirstOrThrow();
    const write = (part: number, key: string) =>
      db
        .insertInto("refunds")
        .values({
          order_id: order.order_id,
          refund_key: key,
          state: "done",
          amount_paise: Math.ceil(order.paid_paise * part),
          currency_code: "USD",
          amount_minor: 1,
          reason: "straight",
          reference: "x",
          asked_at: new Date(),
          asked_by: order.user_id,
          changed_at: new Date(),
          settled_at: new Date(),
        })
        .execute();
    const both = await Promise.allSettled([write(0.6, `${orderNo}-one`), write(0.6, `${orderNo}-two`)]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  it("refuse a line of another order, and a larger quantity than was bought", async () => {
    const { orderNo } = await placePaidOrder(store, { fake, token });
    const other = await read((await placeOrder(store)).orderNo);
    const theirs = await refund(orderNo, { lines: [{ lineId: other.lines[0]?.id, quantity: 1 }] });
    expect([theirs.status, theirs.problem.code]).toEqual([404, "line_not_found"]);
    const lineId = (await read(orderNo)).lines[0]?.id ?? 0;
    const many = await refund(orderNo, { lines: [{ lineId, quantity: 3 }] });
    expect(many.problem.code).toBe("refund_too_large");
    const twice = await refund(orderNo, {
      lines: [
        { lineId, quantity: 1 },
        { lineId, quantity: 1 },
      ],
    });
    expect(twice.problem.code).toBe("line_not_found");
    const stale = await refund(orderNo, { lines: [{ lineId, quantity: 1 }], expectedRefunded: 1 });
    expect(stale.problem.code).toBe("version_conflict");
    const unpaid = await refund(other.id, { lines: [{ lineId: other.lines[0]?.id, quantity: 1 }] });
    expect(unpaid.problem.code).toBe("state_conflict");
  });

  it("are made by hand, with a reference, where no provider took the money", async () => {
    const { orderNo, buyer } = await placeOrder(store);
    await move(orderNo, "Order Requested", "Order Confirmed");
    const order = await read(orderNo);
    expect([order.paid, order.refundBy]).toEqual([order.grandTotal, "hand"]);
    const bare = await refund(orderNo, everything(order));
    expect([bare.status, bare.problem.code]).toEqual([422, "reference_needed"]);
    const refundMade = await refund(orderNo, { ...everything(order), reference: "NEFT 4711" });
    expect(refundMade.body.refunds).toMatchObject([
      { state: "done", isByHand: true, reference: "NEFT 4711" },
    ]);
    const mail = await store.inbox.next(
      ({ to, subject }) => to.includes(buyer.email) && subject.startsWith("Your refund of"),
    );
    expect(mail.text).toContain("NEFT 4711");
    expect(mail.text).toContain(order.lines[0]?.productName);
    expect(mail.text).not.toContain("credit note"); // nothing was invoiced
  });

  it("of an amount without a line are in the audit with that amount", async () => {
    const { orderNo } = await placePaidOrder(store, { fake, token });
    const made = await refund(orderNo, { amount: 12.5 });
    expect(made.status).toBe(200);
    const { token: admin } = await newStaff(store, "admin");
    const { body } = await store.call("GET /api/admin/audit", {
      token: admin,
      query: { subjectId: orderNo },
    });
    expect(body.rows.filter(({ action }) => action === "refunded")).toMatchObject([
      { after: { amount: 12.5, freeAmount: 12.5, lines: [], shipping: false } },
    ]);
  });

  it.each(["hand", "stripe"] as const)(
    "by %s give the stock back of pieces that had not left, once they are done, and no more of those that had",
    async (way) => {
      const product = plainProduct(store);
      const variantId = product.productDetails[0]?.id ?? 0;
      const stock = () => stockOf(store, variantId);
      await store.call("POST /api/admin/stock/{stockId}/movements", {
        token: (await newStaff(store, "catalogue")).token,
        params: { stockId: `${variantId}~` },
        body: { seen: await stock(), reason: "counted", pieces: 50, note: "" },
      });
      const before = (await stock()) ?? 0;
      const { orderNo } = await placePaidOrder(store, { fake, token }, "stripe", {
        lines: [{ product, qty: 4 }],
      });
      const lineId = (await read(orderNo)).lines[0]?.id ?? 0;
      const refundPieces = async (quantity: number) => {
        const expectedRefunded = goingBack(await read(orderNo));
        const by = way === "hand" ? { byHand: true, reference: "NEFT 1" } : {};
        await refund(orderNo, { lines: [{ lineId, quantity }], expectedRefunded, ...by });
        await expect
          .poll(async () => (await read(orderNo)).refunds.map(({ state }) => state))
          .not.toContain("requested");
      };
      await refundPieces(1);
      expect(await stock()).toBe(before - 3);
      await store.call("POST /api/admin/orders/{orderNo}/shipments", {
        params: { orderNo },
        token,
        body: { shippedBy: "B", awbNo: "1", expectedShipments: 0, lines: [{ lineId, quantity: 2 }] },
      });
      await refundPieces(2); // one of them has left
      expect(await stock()).toBe(before - 2);
      expect((await brokenRules(store)).filter((rule) => rule.includes(orderNo))).toEqual([]);
    },
  );

  it("follow the cancellation of a paid order, whose stock is released once", async () => {
    const product = plainProduct(store);
    const variantId = product.productDetails[0]?.id ?? 0;
    const stock = () => stockOf(store, variantId);
    const { db } = store.services.database;
    await db.updateTable("product_variants").set({ stock: 10 }).where("variant_id", "=", variantId).execute();
    const { orderNo } = await placePaidOrder(store, { fake, token }, "stripe", {
      lines: [{ product, qty: 2 }],
    });
    expect(await stock()).toBe(8);
    await move(orderNo, "Order Confirmed", "Cancelled");
    const order = await read(orderNo);
    expect([order.status, order.paid, order.refunded]).toEqual(["Cancelled", order.grandTotal, 0]);
    expect(await stock()).toBe(10);
    await refund(orderNo, everything(order));
    await settled(orderNo);
    expect(await stock()).toBe(10);
  });
});
