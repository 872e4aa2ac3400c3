import { randomUUID } from "node:crypto";
import type { FakeProvider } from "./fake-provider.ts";
import { placeOrder } from "./place-order.ts";
import { deliver, razorpayPaid, stripePaid } from "./signed-message.ts";
import type { TestStore } from "./store.ts";

export type OrderToPlace = Parameters<typeof placeOrder>[1];

/** An order that was paid at a fake provider, as its signed message said. */
export async function paidOrder(
  store: TestStore,
  { fake, token }: { fake: FakeProvider; token: string },
  provider: "stripe" | "razorpay" = "stripe",
  wanted?: OrderToPlace,
) {
  const { orderNo, buyer } = await placeOrder(store, wanted);
  const made = await store.call("POST /api/admin/orders/{orderNo}/provider-link", {
    params: { orderNo },
    token,
    body: { from: "Order Requested", provider },
  });
  if (made.status !== 200) throw new Error(`No link: ${made.problem.detail}`);
  const link = fake.kept.links.find(({ url }) => url === made.body.paymentLink);
  if (!link) throw new Error("The provider made no link");
  const paid = { link: link.id, amount: link.amount, currency: link.currency };
  const paidRef = `pay_${randomUUID().replaceAll("-", "")}`;
  const message =
    provider === "stripe"
      ? stripePaid({ ...paid, intent: paidRef })
      : razorpayPaid({ ...paid, payment: paidRef });
  await deliver(store, provider, message);
  return { orderNo, buyer, link, paidRef };
}

/** Moves a confirmed order on until it is delivered. */
export async function deliverOrder(store: TestStore, orderNo: string, token: string): Promise<void> {
  for (const step of [
    { from: "Order Confirmed", to: "Dispatched", shippedBy: "BlueDart", awbNo: "BD 1" },
    { from: "Dispatched", to: "Delivered" },
  ]) {
    const { status } = await store.call("POST /api/admin/orders/{orderNo}/status", {
      params: { orderNo },
      token,
      body: step,
    });
    if (status !== 200) throw new Error(`Not ${step.to}`);
  }
}
