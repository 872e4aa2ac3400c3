import { describe, expect, it } from "vitest";
import { placeOrder } from "../../support/place-order.ts";
import { placePaidOrder } from "../../support/place-paid-order.ts";
import { refundActions } from "../../support/refund-actions.ts";
import { sendWebhook, signRazorpay, signStripe } from "../../support/signed-webhook.ts";
import { storeWithProvider } from "../../support/store-with-provider.ts";

const provider = await storeWithProvider();
const { fake, store, token } = provider;

describe("refunds by a provider", () => {
  const { everything, goingBack, providerOf, read, refund, settled } = refundActions(provider);

  interface Reported {
    readonly id: string | undefined;
    readonly amount: number | undefined;
    readonly status: string;
    readonly key: string | undefined;
    readonly currency?: string;
  }
  /** Each is a message of its own: the same one again is not read. */
  const sendRefundEvent = ({ id, amount, status, key, currency = "usd" }: Reported) =>
    sendWebhook(
      store,
      "stripe",
      signStripe({
        id: `evt_${crypto.randomUUID()}`,
        object: "event",
        type: "refund.updated",
        data: { object: { id, amount, currency, status, metadata: { refundKey: key } } },
      }),
    );

  it.each(["stripe", "razorpay"] as const)(
    "are retried when a response of %s is lost, and made once",
    async (provider) => {
      const { orderNo, paidRef } = await placePaidOrder(store, { fake, token }, provider);
      fake.loseResponses(provider === "stripe" ? 2 : 1); // Stripe's SDK retries once by itself
      await refund(orderNo, everything(await read(orderNo)));
      await settled(orderNo);
      fake.loseResponses(0);
      expect(providerOf(paidRef)).toHaveLength(1);
    },
    300_000,
  );

  it("fail when the provider refuses them, free the amount, and are retried by staff", async () => {
    const { orderNo, paidRef } = await placePaidOrder(store, { fake, token });
    fake.fail(400, 1);
    await refund(orderNo, everything(await read(orderNo)));
    await settled(orderNo, "failed");
    const failed = await read(orderNo);
    expect([failed.refunded, failed.refunds[0]?.problem]).toEqual([0, expect.stringMatching(/^Stripe: /)]);
    const retry = (id: number) =>
      store.call("POST /api/admin/orders/{orderNo}/refunds/{refundId}/retry", {
        params: { orderNo, refundId: id },
        token,
      });
    const id = failed.refunds[0]?.id ?? 0;
    expect(goingBack((await retry(id)).body)).toBe(failed.paid);
    await settled(orderNo);
    const [made, ...more] = providerOf(paidRef);
    expect(more).toEqual([]);
    const earlierKey = made?.key.replace(/\d+$/, (tries) => String(Number(tries) - 1));
    await sendRefundEvent({ id: made?.id, amount: made?.amount, status: "failed", key: earlierKey });
    await settled(orderNo, "done");
    expect((await retry(id)).problem.code).toBe("state_conflict");
    const theirs = await store.call("POST /api/admin/orders/{orderNo}/refunds/{refundId}/retry", {
      params: { orderNo: (await placeOrder(store)).orderNo, refundId: id },
      token,
    });
    expect(theirs.problem.code).toBe("not_found");
  });

  it("follow the provider's events in any order: failed after done is failed, done after failed stays failed", async () => {
    const { orderNo, paidRef } = await placePaidOrder(store, { fake, token });
    await refund(orderNo, everything(await read(orderNo)));
    await settled(orderNo);
    const [made] = providerOf(paidRef);
    const report = (status: string, amount = made?.amount, currency = "usd") =>
      sendRefundEvent({ id: made?.id, amount, currency, status, key: made?.key });
    await report("succeeded");
    expect((await read(orderNo)).timeline.filter(({ title }) => title === "Paid back")).toHaveLength(1);
    await report("failed", 1);
    await settled(orderNo, "done");
    await report("failed", made?.amount, "eur");
    await settled(orderNo, "done");
    await report("failed");
    await settled(orderNo, "failed");
    await report("succeeded");
    const order = await read(orderNo);
    expect([order.refunded, order.refunds[0]?.state]).toEqual([0, "failed"]);
    const { rows } = (
      await store.call("GET /api/admin/payment-events", { token, query: { needsAttention: "true" } })
    ).body;
    expect(
      rows
        .filter((row) => row.orderNo === orderNo)
        .map(({ outcome }) => outcome)
        .sort(),
    ).toEqual([
      "A refund failed: try it again",
      "The amount refunded is not the one that was asked for",
      "The amount refunded is not the one that was asked for",
    ]);
  });

  it("are listed when the store did not request them", async () => {
    const webhook = signRazorpay({
      event: "refund.processed",
      payload: { refund: { entity: { id: "rfnd_dashboard", amount: 100, currency: "INR", receipt: null } } },
    });
    expect((await sendWebhook(store, "razorpay", webhook)).status).toBe(200);
    const { rows } = (
      await store.call("GET /api/admin/payment-events", { token, query: { q: "rfnd_dashboard" } })
    ).body;
    expect(rows).toMatchObject([
      { outcome: "A refund that the store did not ask for", needsAttention: true },
    ]);
  });
});
