import { describe, expect, it } from "vitest";
import { placePaidOrder } from "../../support/place-paid-order.ts";
import { sendWebhook, signRazorpay, stripeDispute } from "../../support/signed-webhook.ts";
import { storeWithProvider } from "../../support/store-with-provider.ts";

const { fake, store, token, readOrder, attention } = await storeWithProvider();

describe("a dispute", () => {
  const refund = (orderNo: string) =>
    store.call("POST /api/admin/orders/{orderNo}/refunds", {
      params: { orderNo },
      token,
      body: { lines: [], shipping: true, expectedRefunded: 0, reason: "Sorry" },
    });

  it("stands on Today and stops refunds until it is decided; a lost one is no longer the store's money", async () => {
    const { orderNo, paidRef, link } = await placePaidOrder(store, { fake, token });
    await sendWebhook(store, "stripe", stripeDispute(paidRef, "needs_response", link.amount));
    const disputed = await readOrder(orderNo);
    expect([disputed.disputed, await attention(orderNo)]).toEqual([disputed.grandTotal, ["message", "pack"]]);
    const refused = await refund(orderNo);
    expect([refused.status, refused.problem.code]).toEqual([409, "state_conflict"]);
    await sendWebhook(store, "stripe", stripeDispute(paidRef, "lost", link.amount));
    await sendWebhook(store, "stripe", stripeDispute(paidRef, "needs_response_again", link.amount));
    const lost = await readOrder(orderNo);
    expect([lost.disputed, lost.chargedBack, lost.refundable]).toEqual([0, lost.grandTotal, 0]);
    expect(lost.timeline.filter(({ title }) => /lost: the bank took it back$/.test(title))).toHaveLength(1);
    const { body: events } = await store.call("GET /api/admin/payment-events", { token });
    expect(
      events.rows
        .filter((each) => each.orderNo === orderNo)
        .map((each) => [each.outcome, each.needsAttention]),
      "the late report asks nobody to answer it",
    ).toEqual([
      ["A late report of a dispute that is decided", false],
      ["A dispute was lost: the bank took the money back", true],
      ["The customer disputes this payment at the bank: answer it at the provider", true],
      ["Paid: the order is confirmed", false],
    ]);
  });

  it("of Razorpay that is won leaves the money refundable", async () => {
    const { orderNo, paidRef, link } = await placePaidOrder(store, { fake, token }, "razorpay");
    const send = (event: string) =>
      sendWebhook(
        store,
        "razorpay",
        signRazorpay({
          event,
          payload: {
            dispute: {
              entity: {
                id: `disp_${paidRef}`,
                payment_id: paidRef,
                amount: link.amount,
                currency: link.currency,
                reason_code: "goods_not_received",
              },
            },
          },
        }),
      );
    await send("payment.dispute.created");
    expect((await readOrder(orderNo)).disputed).toBeGreaterThan(0);
    await send("payment.dispute.won");
    const won = await readOrder(orderNo);
    expect([won.disputed, won.refundable]).toEqual([0, won.grandTotal]);
    expect((await refund(orderNo)).status).toBe(200);
  });
});
