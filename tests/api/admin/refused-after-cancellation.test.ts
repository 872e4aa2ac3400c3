import { describe, expect, it } from "vitest";
import { brokenRulesAfterJobs } from "../../support/broken-rules.ts";
import { placePaidOrder } from "../../support/place-paid-order.ts";
import { refundActions } from "../../support/refund-actions.ts";
import { setStock } from "../../support/set-stock.ts";
import { plainProduct } from "../../support/shopping.ts";
import { sendWebhook, signStripe } from "../../support/signed-webhook.ts";
import { stockOf } from "../../support/stock-of.ts";
import { storeWithProvider } from "../../support/store-with-provider.ts";

describe("a cancelled order whose refund the bank sends back", async () => {
  const { fake, store, token } = await storeWithProvider();
  const { everything, providerOf, read, refund, settled } = refundActions({ fake, store, token });
  const onToday = async (orderNo: string) =>
    (await store.call("GET /api/admin/dashboard", { token })).body.needsAttention
      .filter((each) => each.orderNo === orderNo && each.kind !== "mail")
      .map(({ kind }) => kind)
      .sort();
  const report = async (paidRef: string, status: string) => {
    const made = providerOf(paidRef).at(-1);
    const object = {
      id: made?.id,
      amount: made?.amount,
      currency: "usd",
      metadata: { refundKey: made?.key },
    };
    const event = { id: `evt_${made?.id}_${status}`, object: "event", type: "refund.updated" };
    return sendWebhook(store, "stripe", signStripe({ ...event, data: { object: { ...object, status } } }));
  };
  const retry = async (orderNo: string) => {
    const refundId = (await read(orderNo)).refunds[0]?.id ?? 0;
    return store.call("POST /api/admin/orders/{orderNo}/refunds/{refundId}/retry", {
      token,
      params: { orderNo, refundId },
    });
  };
  const settleMessage = async (orderNo: string) => {
    const list = await store.call("GET /api/admin/payment-events", {
      token,
      query: { needsAttention: "true" },
    });
    const eventId = list.body.rows.find((row) => row.orderNo === orderNo)?.id ?? 0;
    return store.call("POST /api/admin/payment-events/{eventId}/resolve", { token, params: { eventId } });
  };
  const cancelledMails = async (orderNo: string) =>
    (await read(orderNo)).timeline.filter(({ kind, title }) => kind === "mail" && /cancelled/i.test(title));

  it.each([
    ["the refund of every piece cancelled", everything],
    [
      "the refund of an amount cancelled",
      ({ refundable }: { refundable: number }) => ({ amount: refundable, unsent: "cancel" }),
    ],
  ])("is owed until it is made, when %s it", async (_how, body) => {
    const product = plainProduct(store);
    const variantId = product.productDetails[0]?.id ?? 0;
    await setStock(store, variantId, 20);
    const { orderNo, paidRef } = await placePaidOrder(store, { fake, token }, "stripe", {
      lines: [{ product, qty: 2 }],
    });
    await refund(orderNo, body((await read(orderNo)) as never));
    await settled(orderNo);
    await expect.poll(async () => (await read(orderNo)).status).toBe("Cancelled");
    expect([await onToday(orderNo), await stockOf(store, variantId)]).toEqual([[], 20]);

    expect((await report(paidRef, "failed")).status).toBe(200);
    const failed = await read(orderNo);
    expect([failed.status, failed.queue, failed.owed, failed.refunded]).toEqual([
      "Cancelled",
      "",
      failed.paid,
      0,
    ]);
    expect(await onToday(orderNo)).toEqual(["message"]); // "A refund failed: try it again"
    await settleMessage(orderNo);
    expect(await onToday(orderNo)).toEqual(["owed"]); // settling the message pays nothing back
    expect(failed.timeline.find(({ title }) => /^Refund of .* failed$/.test(title))).toMatchObject({
      kind: "payment",
      detail: "The provider could not refund it.",
      by: "the payment provider",
    });

    expect((await retry(orderNo)).status).toBe(200);
    await settled(orderNo);
    const done = await read(orderNo);
    expect([done.status, done.owed, done.refunded]).toEqual(["Cancelled", 0, done.paid]);
    expect([await onToday(orderNo), await stockOf(store, variantId)]).toEqual([[], 20]);
    expect(await cancelledMails(orderNo)).toHaveLength(1);
    await expect.poll(() => brokenRulesAfterJobs(store)).toEqual([]);
  });
});
