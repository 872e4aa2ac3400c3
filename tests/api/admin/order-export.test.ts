import { expect, it } from "vitest";
import { describeStore } from "../../support/describe-store.ts";
import { placeOrder } from "../../support/place-order.ts";
import { findProduct, firstVariant } from "../../support/shopping.ts";
import { newStaff } from "../../support/staff.ts";

describeStore("the export of orders", (store) => {
  it("has postal address, telephone and line items of the orders that the list has", async () => {
    const { token } = await newStaff(store(), "support");
    const product = findProduct(store(), (p) => p.isTShirt && !p.isSwagItem);
    const { id, sizes } = firstVariant(product);
    const size = sizes[0]?.name ?? "";
    const { orderNo } = await placeOrder(store(), {
      lines: [{ product, qty: 2, size }],
      address: {
        address: "=1+1, 21 Luz Church Road",
        postalCode: "600004",
        recipientPhone: "+91 98200 00000",
      },
    });
    await placeOrder(store());
    const exported = async () =>
      (await store().call("GET /api/admin/order-exports", { token, query: { q: orderNo } })).body;
    const { rows, total } = await exported();
    expect(total).toBe(1);
    expect(rows[0]).toMatchObject({
      id: orderNo,
      street: "=1+1, 21 Luz Church Road",
      postcode: "600004",
      telephone: "+91 98200 00000",
      timeZone: store().services.calendar.timeZone,
      lines: [{ sku: `${id}~${size}`, productName: product.productName, size, quantity: 2, toSend: 2 }],
    });
    expect(rows[0]?.weightGrams).toBeGreaterThan(0);
    await store().call("POST /api/admin/orders/{orderNo}/status", {
      params: { orderNo },
      token,
      body: { from: "Order Requested", to: "Cancelled" },
    });
    expect((await exported()).rows[0]?.lines[0]?.toSend).toBe(0);
  });

  it("is refused to people who may not see orders", async () => {
    const { token } = await newStaff(store(), "catalogue");
    expect((await store().call("GET /api/admin/order-exports", { token })).status).toBe(403);
  });
});
