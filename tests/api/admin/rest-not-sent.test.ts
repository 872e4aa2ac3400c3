import { describe, expect, it } from "vitest";
import { brokenRules, brokenRulesAfterJobs } from "../../support/broken-rules.ts";
import { placeOrder } from "../../support/place-order.ts";
import { placePaidOrder } from "../../support/place-paid-order.ts";
import { refundActions } from "../../support/refund-actions.ts";
import { setStock } from "../../support/set-stock.ts";
import { findProduct, plainProduct } from "../../support/shopping.ts";
import { sendWebhook, stripeDispute } from "../../support/signed-webhook.ts";
import { newStaff } from "../../support/staff.ts";
import { stockOf } from "../../support/stock-of.ts";
import { storeWithProvider } from "../../support/store-with-provider.ts";

describe("an order of which a part has left when everything is paid back", async () => {
  const { fake, store, token } = await storeWithProvider();
  const { read, refund, settled } = refundActions({ fake, store, token });
  /** Once the jobs that follow have written their documents and mails. */
  const booksAgree = () => expect.poll(() => brokenRulesAfterJobs(store)).toEqual([]);
  /** Three counted pieces of one product and one of another. */
  const lines = async () => {
    const product = plainProduct(store);
    const other = findProduct(store, (each) => {
      const sizes = each.productDetails[0]?.sizes ?? [];
      return !each.isSwagItem && each.productId !== product.productId && sizes.length === 0;
    });
    await setStock(store, variantOf(product), 50);
    return {
      variantId: variantOf(product),
      lines: [
        { product, qty: 3 },
        { product: other, qty: 1 },
      ],
    };
  };
  const variantOf = ({ productDetails }: ReturnType<typeof plainProduct>) => productDetails[0]?.id ?? 0;
  const sendOneOfEach = async (orderNo: string) => {
    const lines = (await read(orderNo)).lines.map(({ id }) => ({ lineId: id, quantity: 1 }));
    const parcel = { shippedBy: "BlueDart", awbNo: `BD ${orderNo}`, expectedShipments: 0 };
    return store.call("POST /api/admin/orders/{orderNo}/shipments", {
      token,
      params: { orderNo },
      body: { ...parcel, lines },
    });
  };
  const confirmed = async () => {
    const ordered = await lines();
    const { orderNo } = await placeOrder(store, ordered);
    await store.call("POST /api/admin/orders/{orderNo}/status", {
      token,
      params: { orderNo },
      body: { from: "Order Requested", to: "Order Confirmed" },
    });
    return { ...ordered, orderNo };
  };
  const partlySent = async () => {
    const order = await confirmed();
    expect((await sendOneOfEach(order.orderNo)).status).toBe(200);
    return order;
  };
  const freely = async (orderNo: string, details: object = {}) =>
    refund(orderNo, { amount: (await read(orderNo)).refundable, reference: "UTR 1", ...details });
  const withhold = (orderNo: string) =>
    store.call("POST /api/admin/orders/{orderNo}/withhold-rest", { token, params: { orderNo } });
  const stockItem = async (variantId: number) =>
    (
      await store.call("GET /api/admin/stock/{stockId}", {
        token: (await newStaff(store, "catalogue")).token,
        params: { stockId: `${variantId}~` },
      })
    ).body;
  const deliver = async (orderNo: string) => {
    const [parcel] = (await read(orderNo)).shipments;
    return store.call("POST /api/admin/orders/{orderNo}/shipments/{number}/end", {
      token,
      params: { orderNo, number: 1 },
      body: { version: parcel?.version, state: "delivered" },
    });
  };

  it("is not sent further when staff say so: stock is back, the customer knows, and it is delivered with its parcel", async () => {
    const { orderNo, variantId } = await partlySent();
    await freely(orderNo);
    expect([(await read(orderNo)).queue, await stockOf(store, variantId)]).toEqual(["decide", 47]);
    expect((await stockItem(variantId)).reserved).toBe(2);
    expect((await withhold(orderNo)).status).toBe(200);
    const order = await read(orderNo);
    expect([order.status, order.queue]).toEqual(["Dispatched", "way"]);
    expect(order.timeline.find(({ title }) => title === "The rest is not sent")?.detail).toBe(
      "2 of its pieces stay here",
    );
    expect(order.lines.map(({ toSend }) => toSend)).toEqual([0, 0]);
    expect(await stockOf(store, variantId)).toBe(49);
    expect((await stockItem(variantId)).reserved).toBe(0);
    const mail = await store.inbox.next(
      ({ subject }) => subject === `The rest of your order ${orderNo} is cancelled`,
    );
    expect(mail.text).toContain(
      `What hasn’t left us yet from your order ${orderNo} won’t be sent. What you paid has been refunded.`,
    );
    expect(mail.text.match(/\d+ pieces?/g)).toEqual(["2 pieces"]);
    expect((await withhold(orderNo)).problem.code).toBe("state_conflict"); // a second press
    expect(await brokenRules(store)).toEqual([]);
    expect((await deliver(orderNo)).status).toBe(200);
    expect((await read(orderNo)).status).toBe("Delivered");
    await booksAgree();
  });

  it("is not sent further when its refund says so", async () => {
    const { orderNo, variantId } = await partlySent();
    expect((await freely(orderNo, { unsent: "withhold" })).status).toBe(200);
    expect([(await read(orderNo)).queue, await stockOf(store, variantId)]).toEqual(["way", 49]);
    await booksAgree();
  });

  it("is complete at once when its refund says so after every parcel has arrived", async () => {
    const { orderNo, variantId } = await partlySent();
    expect((await deliver(orderNo)).status).toBe(200);
    expect((await read(orderNo)).status).toBe("Dispatched");
    expect((await freely(orderNo, { unsent: "withhold" })).status).toBe(200);
    expect([(await read(orderNo)).status, await stockOf(store, variantId)]).toEqual(["Delivered", 49]);
    await booksAgree();
  });

  it("gives its stock back once, and is owed, when the provider refuses the refund afterwards", async () => {
    const ordered = await lines();
    const { variantId } = ordered;
    const { orderNo } = await placePaidOrder(store, { fake, token }, "stripe", ordered);
    await sendOneOfEach(orderNo);
    fake.fail(400, 1);
    await freely(orderNo, { unsent: "withhold", reference: "" });
    await settled(orderNo, "failed");
    const order = await read(orderNo);
    expect([order.queue, order.owed]).toEqual(["way", order.paid]);
    const [line] = order.lines;
    await refund(orderNo, { lines: [{ lineId: line?.id, quantity: 2 }], byHand: true, reference: "UTR 3" });
    expect((await read(orderNo)).refunded).toBeGreaterThan(0);
    expect(await stockOf(store, variantId)).toBe(49);
    await booksAgree();
  });

  it("bills no piece that is withheld, also when the bank took everything back", async () => {
    const ordered = await lines();
    const { orderNo, link, paidRef } = await placePaidOrder(store, { fake, token }, "stripe", ordered);
    await sendOneOfEach(orderNo);
    const { amount, currency } = link;
    await sendWebhook(store, "stripe", stripeDispute(paidRef, "lost", amount, currency));
    expect((await read(orderNo)).queue).toBe("decide");
    expect((await withhold(orderNo)).status).toBe(200);
    await deliver(orderNo);
    await expect.poll(async () => (await read(orderNo)).documents.length).toBe(1);
    const admin = await newStaff(store, "admin");
    await store.call("POST /api/admin/orders/{orderNo}/invoice", {
      token: admin.token,
      params: { orderNo },
      body: {},
    });
    expect((await read(orderNo)).documents.length).toBe(1);
    await booksAgree();
  });

  it("refuses to withhold the rest where everything can be cancelled, or something stays paid", async () => {
    const whole = await confirmed();
    expect((await freely(whole.orderNo, { unsent: "withhold" })).problem.code).toBe("state_conflict");
    await freely(whole.orderNo);
    expect((await withhold(whole.orderNo)).problem.code).toBe("state_conflict");
    const paid = await partlySent();
    expect(
      (await refund(paid.orderNo, { amount: 1, reference: "UTR 2", unsent: "withhold" })).problem.code,
    ).toBe("state_conflict");
    expect((await read(paid.orderNo)).refunded).toBe(0);
    expect((await withhold(paid.orderNo)).problem.code).toBe("state_conflict");
  });
});
