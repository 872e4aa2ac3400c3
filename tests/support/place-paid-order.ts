import { randomUUID } from "node:crypto";
import type { FakeProvider } from "./fake-payment-provider.ts";
import { placeOrder } from "./place-order.ts";
import { razorpayPaid, sendWebhook, stripePaid } from "./signed-webhook.ts";
import type { TestStore } from "./store.ts";

export type PaidOrderOptions = Parameters<typeof placeOrder>[1];

/** An order that was paid at a fake provider, confirmed by its signed webhook. */
export async function placePaidOrder(
  store: TestStore,
  { fake, token }: { fake: FakeProvider; token: string },
  provider: "stripe" | "razorpay" = "stripe",
  options?: PaidOrderOptions,
) {
  const { orderNo, buyer } = await placeOrder(store, options);
  const linkResponse = await store.call("POST /api/admin/orders/{orderNo}/provider-link", {
    params: { orderNo },
    token,
    body: { from: "Order Requested", provider },
  });
  if (linkResponse.status !== 200) throw new Error(`No link: ${linkResponse.problem.detail}`);
  const link = fake.records.links.find(({ url }) => url === linkResponse.body.paymentLink);
  if (!link) throw new Error("The provider made no link");
  const paid = { link: link.id, amount: link.amount, currency: link.currency };
  const paidRef = `pay_${randomUUID().replaceAll("-", "")}`;
  const webhook =
    provider === "stripe"
      ? stripePaid({ ...paid, intent: paidRef }, { at: store.now() })
      : razorpayPaid({ ...paid, payment: paidRef });
  await sendWebhook(store, provider, webhook);
  return { orderNo, buyer, link, paidRef };
}

/** Dispatches and delivers a confirmed order. */
export async function deliverOrder(store: TestStore, orderNo: string, token: string): Promise<void> {
  for (const statusChange of [
    { from: "Order Confirmed", to: "Dispatched", shippedBy: "BlueDart", awbNo: "BD 1" },
    { from: "Dispatched", to: "Delivered" },
  ]) {
    const { status, problem } = await store.call("POST /api/admin/orders/{orderNo}/status", {
      params: { orderNo },
      token,
      body: statusChange,
    });
    if (status !== 200) throw new Error(`Not ${statusChange.to}: ${problem.detail}`);
  }
}
