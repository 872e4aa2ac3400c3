import { expect, it } from "vitest";
import { describeStore } from "../support/describe-store.ts";
import { type Buyer, newBuyer } from "../support/new-buyer.ts";
import { placeOrderOf } from "../support/place-order.ts";
import { cartItem, findProduct, firstVariant, KIT_ID, plainProduct } from "../support/shopping.ts";
import { newStaff } from "../support/staff.ts";

describeStore("a buyer's orders", (store) => {
  const order = (buyer: Buyer, items: ReturnType<typeof cartItem>[], couponCode = "") =>
    placeOrderOf(store(), buyer, items, { couponCode });
  const details = (orderNo: string, token?: string) =>
    store().call("GET /api/orders/{orderNo}/details", { params: { orderNo }, token });
  const again = (orderNo: string, token?: string) =>
    store().call("POST /api/orders/{orderNo}/reorder", { params: { orderNo }, token });
  const sized = () =>
    findProduct(
      store(),
      (p) => !p.isSwagItem && firstVariant(p).inStock && firstVariant(p).sizes.some((each) => each.inStock),
    );

  it("show their lines, amounts that add up, address, and the time of every status", async () => {
    const buyer = await newBuyer(store());
    const mug = plainProduct(store());
    const orderNo = await order(buyer, [cartItem(mug, 2), cartItem(sized(), 1)], "SAVE10");
    const staff = await newStaff(store(), "support");
    await store().call("POST /api/admin/orders/{orderNo}/status", {
      params: { orderNo },
      body: { from: "Order Requested", to: "Order Confirmed" },
      token: staff.token,
    });
    const { body, status } = await details(orderNo.toLowerCase(), buyer.token);
    expect(status).toBe(200);
    expect(body).toMatchObject({ orderNo, couponCode: "SAVE10", currencySymbol: "$", billingOffice: "" });
    expect(body.lines).toMatchObject([
      { productName: mug.productName, productUrl: mug.productUrl, qty: 2, size: "" },
      { productName: sized().productName, qty: 1, size: cartItem(sized(), 1).size },
    ]);
    const cents = (amount: number | null) => Math.round((amount ?? 0) * 100);
    expect(body.lines.reduce((sum, line) => sum + cents(line.shownTotal), 0)).toBe(cents(body.shownSubTotal));
    expect(cents(body.shownDiscount)).toBeGreaterThan(0);
    expect(cents(body.shownSubTotal) - cents(body.shownDiscount) + cents(body.shownShipping)).toBe(
      cents(body.shownAmount),
    );
    expect(body.addresses).toMatchObject([{ recipientName: "Asha Rao", country: "India", isBilling: false }]);
    const now = store().now().toISOString();
    expect(body.history.map((step) => step.status)).toEqual(["Order Requested", "Order Confirmed"]);
    expect(body.history.every(({ at }) => at <= now && !Number.isNaN(Date.parse(at)))).toBe(true);
    const list = await store().call("GET /api/orders/{userId}", {
      params: { userId: buyer.userId },
      token: buyer.token,
    });
    expect(list.body[0]?.history).toEqual(body.history);
  });

  it("say when they should arrive: if they are paid today, and once they are paid", async () => {
    const buyer = await newBuyer(store());
    const staff = await newStaff(store(), "support");
    const orderNo = await order(buyer, [cartItem(plainProduct(store()), 1)]);
    const arrival = async () => (await details(orderNo, buyer.token)).body.arrival;
    const unpaid = await arrival();
    expect(unpaid?.kind).toBe("if paid today");
    await store().call("POST /api/admin/orders/{orderNo}/status", {
      params: { orderNo },
      body: { from: "Order Requested", to: "Order Confirmed" },
      token: staff.token,
    });
    expect(await arrival()).toEqual({ ...unpaid, kind: "expected" });
  });

  it("are private: 404 to another person as for an unknown order, 401 without a login, and no cart changes", async () => {
    const buyer = await newBuyer(store());
    const orderNo = await order(buyer, [cartItem(plainProduct(store()), 1)]);
    const outsider = await newBuyer(store());
    const cancel = (ofOrder: string, token?: string) =>
      store().call("POST /api/orders/{orderNo}/cancel", { params: { orderNo: ofOrder }, token });
    for (const ask of [details, again, cancel]) {
      const refused = await ask(orderNo, outsider.token);
      expect([refused.status, refused.problem.code]).toEqual([404, "order_not_found"]);
      const unknown = await ask("KS-0000-0000-0", outsider.token);
      expect(unknown.problem).toEqual(refused.problem);
      expect((await ask(orderNo)).status).toBe(401);
    }
    const { body: cart } = await store().call("POST /api/ShoppingCart/Cart/{userIdOrSessionId}", {
      params: { userIdOrSessionId: outsider.userId },
      token: outsider.token,
    });
    expect(cart).toEqual([]);
    expect((await details(orderNo, buyer.token)).body.status).toBe("Order Requested");
  });

  it("are put into the cart again where still sold, with the reason for each line that is not", async () => {
    const buyer = await newBuyer(store());
    const { db } = store().services.database;
    const mug = plainProduct(store());
    const [soldOut, withdrawn] = [...store().services.catalogue.current().products.values()].filter(
      (p) =>
        !p.isSwagItem &&
        p.productId !== mug.productId &&
        firstVariant(p).inStock &&
        firstVariant(p).stock === null &&
        firstVariant(p).sizes.length === 0,
    );
    if (!soldOut || !withdrawn) throw new Error("The demo catalogue has too few plain products");
    const orderNo = await order(buyer, [cartItem(mug, 2), cartItem(soldOut, 1), cartItem(withdrawn, 1)]);
    await db
      .updateTable("product_variants")
      .set({ stock: 0 })
      .where("variant_id", "=", firstVariant(soldOut).id)
      .execute();
    await db
      .updateTable("products")
      .set({ withdrawn_at: store().now() })
      .where("product_id", "=", withdrawn.productId)
      .execute();
    const { body } = await again(orderNo, buyer.token);
    expect(body.added).toBe(1);
    expect(body.cart).toMatchObject([{ productId: mug.productId, qty: 2 }]);
    expect(body.notAdded).toEqual([
      {
        productName: soldOut.productName,
        reason: `${soldOut.productName} is sold out.`,
        code: "out_of_stock",
      },
      {
        productName: withdrawn.productName,
        reason: `${withdrawn.productName} is no longer sold.`,
        code: "product_withdrawn",
      },
    ]);
    const shown = await details(orderNo, buyer.token);
    expect(shown.body.lines.map((line) => line.productUrl)).toEqual([mug.productUrl, soldOut.productUrl, ""]);
  });

  it("never put the kit into the cart again", async () => {
    const buyer = await newBuyer(store());
    const kit = findProduct(store(), (p) => p.productId === KIT_ID);
    const orderNo = await order(buyer, [cartItem(kit, 1)], "WELCOMEKIT");
    const { body } = await again(orderNo, buyer.token);
    expect(body).toEqual({
      cart: [],
      added: 0,
      notAdded: [
        {
          productName: kit.productName,
          reason: "The welcome kit can be redeemed only once.",
          code: "kit_already_redeemed",
        },
      ],
    });
  });
});
