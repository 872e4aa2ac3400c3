import { expect, it } from "vitest";
import { checkoutActions } from "../support/checkout-actions.ts";
import { describeStore } from "../support/describe-store.ts";
import { type Buyer, newBuyer } from "../support/new-buyer.ts";
import { cartItem, checkoutBody, firstVariant, plainProduct } from "../support/shopping.ts";
import { newStaff } from "../support/staff.ts";
import { stockOf } from "../support/stock-of.ts";

describeStore("stock at checkout, and after a cancellation", (store) => {
  const { fill, cartOf, checkout, kit } = checkoutActions(store);

  it("never sells more than there is, with many orders at the same time [spec 10.27]", async () => {
    const product = plainProduct(store());
    const { db } = store().services.database;
    const variantId = firstVariant(product).id;
    const buyers: Buyer[] = [];
    for (let i = 0; i < 8; i += 1) buyers.push(await newBuyer(store()));
    const bodies: object[] = [];
    for (const buyer of buyers) bodies.push(checkoutBody(buyer.userId, await fill(buyer, 2, product)));
    await db.updateTable("product_variants").set({ stock: 5 }).where("variant_id", "=", variantId).execute();
    const responses = await Promise.all(buyers.map((buyer, i) => checkout(buyer, bodies[i] ?? {})));
    expect(responses.filter((response) => response.status === 200)).toHaveLength(2);
    expect(new Set(responses.filter((a) => a.status !== 200).map((a) => a.problem.code))).toEqual(
      new Set(["out_of_stock"]),
    );
    const left = await db
      .selectFrom("product_variants")
      .select("stock")
      .where("variant_id", "=", variantId)
      .executeTakeFirstOrThrow();
    expect(left.stock).toBe(1);
    await db
      .updateTable("product_variants")
      .set({ stock: null })
      .where("variant_id", "=", variantId)
      .execute();
  });

  it("cancels within 24 hours and releases stock, coupon and kit [spec 1.18, 10.33]", async () => {
    const buyer = await newBuyer(store());
    const { db } = store().services.database;
    const size = firstVariant(kit()).sizes.find((each) => each.inStock)?.name ?? "";
    const variantId = firstVariant(kit()).id;
    await db.updateTable("product_variants").set({ stock: 50 }).where("variant_id", "=", variantId).execute();
    const stock = () => stockOf(store(), variantId);
    const orderKit = async () => {
      await store().call("POST /api/ShoppingCart/Add/", {
        body: { ...cartItem(kit(), 1, size), userId: buyer.userId },
        token: buyer.token,
      });
      return checkout(buyer, checkoutBody(buyer.userId, await cartOf(buyer), { couponCode: "WELCOMEKIT" }));
    };
    const { body: orderNo } = await orderKit();
    expect(await stock()).toBe(49);
    const cancel = (token: string) =>
      store().call("POST /api/orders/{orderNo}/cancel", { params: { orderNo }, token });
    const outsider = await newBuyer(store());
    expect((await cancel(outsider.token)).status).toBe(404);
    expect((await cancel(buyer.token)).body.status).toBe("Cancelled");
    expect((await cancel(buyer.token)).body.status).toBe("Cancelled");
    expect(await stock()).toBe(50);
    const again = await orderKit();
    expect(again.status).toBe(200);
    await db
      .updateTable("orders")
      .set({ placed_at: new Date(store().now().getTime() - 24 * 3_600_000 - 1) })
      .where("order_no", "=", again.body)
      .execute();
    const params = { orderNo: again.body };
    const row = async () =>
      (await store().call("GET /api/orders/{orderNo}/details", { params, token: buyer.token })).body;
    expect((await row()).mayCancel, "later too, before it is processed").toBe(true);
    const { token } = await newStaff(store(), "support");
    await store().call("POST /api/admin/orders/{orderNo}/status", {
      params,
      token,
      body: { from: "Order Requested", to: "Order Confirmed" },
    });
    expect((await row()).mayCancel).toBe(false);
    const late = await store().call("POST /api/orders/{orderNo}/cancel", { params, token: buyer.token });
    expect([late.status, late.problem.code]).toEqual([409, "cancel_too_late"]);
    await db
      .updateTable("orders")
      .set({ placed_at: new Date(store().now().getTime() - 24 * 3_600_000 + 60_000) })
      .where("order_no", "=", again.body)
      .execute();
    const inTime = await store().call("POST /api/orders/{orderNo}/cancel", { params, token: buyer.token });
    expect([inTime.status, inTime.body.status], "processing stops").toEqual([200, "Cancelled"]);
    expect(await stock()).toBe(50);
  });

  it("refuses an order that would sell out a counted stock, and takes as much of what is not counted", async () => {
    const buyer = await newBuyer(store());
    const product = plainProduct(store());
    const { db } = store().services.database;
    const setStock = (stock: number | null) =>
      db.updateTable("product_variants").set({ stock }).where("product_id", "=", product.productId).execute();
    await setStock(80);
    const cart = await fill(buyer, 51, product);
    const order = () =>
      store().call("POST /api/ShoppingCart/Checkout", {
        body: checkoutBody(buyer.userId, cart),
        token: buyer.token,
      });
    const refused = await order();
    expect([refused.status, refused.problem.code]).toEqual([409, "order_too_large"]);
    expect(refused.problem.detail).toContain(`One order can have up to 50 of ${product.productName}.`);
    expect(await cartOf(buyer)).toHaveLength(1);
    await setStock(null);
    expect((await order()).status).toBe(200);
  });
});
