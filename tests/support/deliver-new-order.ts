import { placeOrder } from "./place-order.ts";
import { deliverOrder } from "./place-paid-order.ts";
import type { TestStore } from "./store.ts";

/** A new order that was confirmed by hand and has arrived; by default two of a plain product. */
export async function deliverNewOrder(
  store: TestStore,
  token: string,
  options?: Parameters<typeof placeOrder>[1],
) {
  const placed = await placeOrder(store, options);
  const params = { orderNo: placed.orderNo };
  const { status } = await store.call("POST /api/admin/orders/{orderNo}/status", {
    params,
    token,
    body: { from: "Order Requested", to: "Order Confirmed" },
  });
  if (status !== 200) throw new Error("Not confirmed");
  await deliverOrder(store, placed.orderNo, token);
  const { body: order } = await store.call("GET /api/admin/orders/{orderNo}", { params, token });
  return { ...placed, params, order, lineId: order.lines[0]?.id ?? 0 };
}
