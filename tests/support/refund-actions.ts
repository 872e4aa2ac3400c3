import { expect } from "vitest";
import type { StaffOrder } from "../../src/contract/admin/orders.schemas.ts";
import type { StoreWithProvider } from "./store-with-provider.ts";

/** What support does to refund an order, in a store with a fake payment provider. */
export function refundActions({ fake, store, token }: StoreWithProvider) {
  const read = async (orderNo: string) =>
    (await store.call("GET /api/admin/orders/{orderNo}", { params: { orderNo }, token })).body;
  return {
    read,
    /** Asks for a refund; by default of nothing, as the first refund of the order. */
    refund: (orderNo: string, body: object) =>
      store.call("POST /api/admin/orders/{orderNo}/refunds", {
        params: { orderNo },
        token,
        body: { lines: [], shipping: false, expectedRefunded: 0, reason: "Sorry", ...body },
      }),
    /** What was refunded and what is being refunded, in the base currency. */
    goingBack: ({ refunded, refunding }: StaffOrder) => Math.round((refunded + refunding) * 100) / 100,
    /** The body of a refund of all pieces and the shipping. */
    everything: (order: StaffOrder) => ({
      lines: order.lines.map(({ id, quantity }) => ({ lineId: id, quantity })),
      shipping: true,
    }),
    /** Waits until the order has one refund, in this state. */
    settled: (orderNo: string, state = "done") =>
      expect.poll(async () => (await read(orderNo)).refunds.map((each) => each.state)).toEqual([state]),
    /** The refunds that the fake provider made of a payment. */
    providerOf: (paidRef: string) => fake.records.refunds.filter((each) => each.paidRef === paidRef),
  };
}
