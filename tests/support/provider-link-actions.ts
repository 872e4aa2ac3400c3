import { expect } from "vitest";
import { placeOrder } from "./place-order.ts";
import type { StoreWithProvider } from "./store-with-provider.ts";

/** What support does with payment links of a provider, in a store with a fake one. */
export function providerLinkActions({ fake, store, token }: StoreWithProvider) {
  const makeLink = (orderNo: string, body: object) =>
    store.call("POST /api/admin/orders/{orderNo}/provider-link", { params: { orderNo }, token, body });
  return {
    makeLink,
    read: async (orderNo: string) =>
      (await store.call("GET /api/admin/orders/{orderNo}", { params: { orderNo }, token })).body,
    /** An order with a link by a provider; returns it with the provider's record of the link. */
    orderWithLink: async (provider: "stripe" | "razorpay", currencyCode = "USD", language?: "de") => {
      const { orderNo, buyer } = await placeOrder(store, { currencyCode, ...(language && { language }) });
      const created = await makeLink(orderNo, { from: "Order Requested", provider });
      expect([created.status, created.body.status]).toEqual([200, "Payment Link Sent"]);
      const link = fake.records.links.at(-1);
      if (!link) throw new Error("The provider made no link");
      return { orderNo, buyer, link, order: created.body };
    },
    /** What a webhook says when exactly this link was paid. */
    paidOf: ({ id, amount, currency }: { id: string; amount: number; currency: string }) => ({
      link: id,
      amount,
      currency,
    }),
  };
}
