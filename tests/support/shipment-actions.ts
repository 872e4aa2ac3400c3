import { placeOrder } from "./place-order.ts";
import { findProduct, plainProduct } from "./shopping.ts";
import { newStaff } from "./staff.ts";
import type { TestStore } from "./store.ts";

/** An order that staff confirmed, and the token of that staff member. */
export interface ConfirmedOrder {
  readonly orderNo: string;
  readonly token: string;
  readonly lineIds: readonly number[];
}

/** What support does with parcels. `store` is called at each action, because a file's store opens after this. */
export function shipmentActions(store: () => TestStore) {
  async function confirm(orderNo: string): Promise<ConfirmedOrder> {
    const { token } = await newStaff(store(), "support");
    const { status, body, problem } = await store().call("POST /api/admin/orders/{orderNo}/status", {
      params: { orderNo },
      token,
      body: { from: "Order Requested", to: "Order Confirmed" },
    });
    if (status !== 200) throw new Error(`Not confirmed: ${problem.detail}`);
    return { orderNo, token, lineIds: body.lines.map(({ id }) => id) };
  }

  /** A confirmed order of two products with 50 pieces each: three pieces of the first and one of the second. */
  async function confirmed() {
    const first = plainProduct(store());
    const second = findProduct(store(), (p) => {
      const [variant] = p.productDetails;
      return !p.isSwagItem && !p.isTShirt && p.productId !== first.productId && variant?.sizes.length === 0;
    });
    for (const product of [first, second])
      await store()
        .services.database.db.updateTable("product_variants")
        .set({ stock: 50 })
        .where("variant_id", "=", product.productDetails[0]?.id ?? 0)
        .execute();
    const lines = [
      { product: first, qty: 3 },
      { product: second, qty: 1 },
    ];
    const { orderNo, buyer } = await placeOrder(store(), { lines });
    return { ...(await confirm(orderNo)), buyer, variantId: first.productDetails[0]?.id ?? 0 };
  }

  return {
    confirm,
    confirmed,
    send: ({ orderNo, token }: ConfirmedOrder, body: object) =>
      store().call("POST /api/admin/orders/{orderNo}/shipments", {
        params: { orderNo },
        token,
        body: { shippedBy: "BlueDart", awbNo: "BD 1", expectedShipments: 0, ...body },
      }),
    /** Says what became of a parcel; by default it was delivered. */
    end: ({ orderNo, token }: ConfirmedOrder, number: number, version: number, body: object) =>
      store().call("POST /api/admin/orders/{orderNo}/shipments/{number}/end", {
        params: { orderNo, number },
        token,
        body: { version, state: "delivered", ...body },
      }),
  };
}
