import { describe, expect, it } from "vitest";
import { brokenRulesAfterJobs } from "../../support/broken-rules.ts";
import { deliverOrder, placePaidOrder } from "../../support/place-paid-order.ts";
import { refundActions } from "../../support/refund-actions.ts";
import { sendWebhook, signStripe } from "../../support/signed-webhook.ts";
import { storeWithProvider } from "../../support/store-with-provider.ts";

const provider = await storeWithProvider({ SELLER_GSTIN: "27AAAAA0000A1Z2" });
const { fake, store, token } = provider;

describe("the documents of a refund that failed", () => {
  const { everything, read, refund, settled } = refundActions(provider);
  const settle = (orderNo: string, refundId: number, body: object) =>
    store.call("POST /api/admin/orders/{orderNo}/refunds/{refundId}/settle", {
      params: { orderNo, refundId },
      token,
      body,
    });
  const documentsOf = async (orderNo: string) =>
    (await read(orderNo)).documents.map(({ kind, amount }) => [kind, amount] as const);
  const becomes = (orderNo: string, documents: readonly (readonly [string, number])[]) =>
    expect.poll(() => documentsOf(orderNo)).toEqual(documents);
  async function delivered() {
    const { orderNo, paidRef } = await placePaidOrder(store, { fake, token });
    await deliverOrder(store, orderNo, token);
    const order = await read(orderNo);
    await becomes(orderNo, [["invoice", order.grandTotal]]);
    return { orderNo, paidRef, order };
  }
  const booksAgree = async () => expect(await brokenRulesAfterJobs(store)).toEqual([]);

  it("are what is kept, when the provider refuses it and staff drop it", async () => {
    const { orderNo, order } = await delivered();
    fake.fail(400, 1, "/v1/refunds");
    await refund(orderNo, everything(order));
    await settled(orderNo, "failed");
    await booksAgree(); // credited or not by then: it is owed until somebody decides
    const id = (await read(orderNo)).refunds[0]?.id ?? 0;
    await settle(orderNo, id, { outcome: "dropped", reason: "The customer keeps it" });
    const invoiced = async () =>
      (await documentsOf(orderNo)).reduce(
        (all, [kind, amount]) => all + (kind === "invoice" ? amount : -amount),
        0,
      );
    await expect.poll(invoiced).toBe(order.grandTotal);
    await booksAgree();
  });

  it("are billed again when a bank sends the money back and the refund is dropped", async () => {
    const { orderNo, paidRef, order } = await delivered();
    await refund(orderNo, { amount: 10.01 });
    await settled(orderNo);
    const credited = [
      ["invoice", order.grandTotal],
      ["credit note", 10.01],
    ] as const;
    await becomes(orderNo, credited);
    const [made] = fake.records.refunds.filter((each) => each.paidRef === paidRef);
    await sendWebhook(
      store,
      "stripe",
      signStripe(
        {
          id: `evt_back_${orderNo}`,
          object: "event",
          type: "refund.updated",
          data: {
            object: {
              id: made?.id,
              amount: made?.amount,
              currency: "usd",
              status: "failed",
              metadata: { refundKey: made?.key },
            },
          },
        },
        { at: store.now() },
      ),
    );
    await settled(orderNo, "failed");
    await booksAgree();
    await settle(orderNo, (await read(orderNo)).refunds[0]?.id ?? 0, {
      outcome: "dropped",
      reason: "Donated",
    });
    await becomes(orderNo, [...credited, ["invoice", 10.01]]);
    await booksAgree();
    await refund(orderNo, { ...everything(order), reference: "NEFT 3", byHand: true });
    await becomes(orderNo, [...credited, ["invoice", 10.01], ["credit note", order.grandTotal]]);
    await booksAgree();
  });

  it.each(["retried", "transferred"] as const)(
    "are credited when it is %s after the invoice",
    async (how) => {
      const { orderNo } = await placePaidOrder(store, { fake, token });
      fake.fail(400, 1, "/v1/refunds");
      await refund(orderNo, { amount: 7 });
      await settled(orderNo, "failed");
      const id = (await read(orderNo)).refunds[0]?.id ?? 0;
      await store.call("POST /api/admin/orders/{orderNo}/status", {
        params: { orderNo },
        token,
        body: { from: "Order Confirmed", to: "Dispatched", shippedBy: "BlueDart", awbNo: "BD 1" },
      });
      const { grandTotal } = await read(orderNo);
      await becomes(orderNo, [["invoice", grandTotal]]);
      if (how === "transferred") await settle(orderNo, id, { outcome: "transferred", reference: "NEFT 4" });
      else
        await store.call("POST /api/admin/orders/{orderNo}/refunds/{refundId}/retry", {
          params: { orderNo, refundId: id },
          token,
        });
      await settled(orderNo);
      await becomes(orderNo, [
        ["invoice", grandTotal],
        ["credit note", 7],
      ]);
      await booksAgree();
    },
  );
});
