import { expect, it } from "vitest";
import { convert } from "../../src/platform/money/money.ts";
import { checkoutActions } from "../support/checkout-actions.ts";
import { describeStore } from "../support/describe-store.ts";
import { newBuyer } from "../support/new-buyer.ts";
import { checkoutBody, firstVariant, homeAddress, plainProduct } from "../support/shopping.ts";

/** The amounts of an order of one line, in dollars. */
const shownInDollars = (row: {
  sub_total_paise: number;
  discount_paise: number;
  shipping_paise: number | null;
}): number => {
  const cents = (paise: number) => convert(paise, 85_000_000);
  return (cents(row.sub_total_paise) - cents(row.discount_paise) + cents(row.shipping_paise ?? 0)) / 100;
};

describeStore("checkout", (store) => {
  const { fill, cartOf, checkout, orders, orderRow } = checkoutActions(store);

  it("writes an order whose amounts add up, empties the cart, mails the customer, lists it [spec 6.5, 7.8, 10.16]", async () => {
    const buyer = await newBuyer(store());
    const product = plainProduct(store());
    const cart = await fill(buyer, 2, product);
    const { status, body: orderNo } = await checkout(
      buyer,
      checkoutBody(buyer.userId, cart, { couponCode: "save-1O" }),
    );
    expect(status).toBe(200);
    const row = await orderRow(orderNo);
    const subTotal = firstVariant(product).sellingPrice * 100 * 2;
    expect(row).toMatchObject({
      sub_total_paise: subTotal,
      discount_paise: Math.round(subTotal / 10),
      coupon_code: "SAVE10",
      status: "Order Requested",
    });
    expect([6_000, 12_000, 30_000, 8_000]).toContain(row.shipping_paise);
    expect(row.grand_total_paise).toBe(row.sub_total_paise - row.discount_paise + (row.shipping_paise ?? 0));
    expect(row).toMatchObject({ currency_code: "USD", rate_micros: 85_000_000 });
    expect(await cartOf(buyer)).toEqual([]);
    const mail = await store().inbox.next(
      (each) => each.to.includes(buyer.email) && each.text.includes(orderNo),
    );
    expect(mail.subject).toContain(orderNo);
    expect(await orders(buyer)).toMatchObject([
      {
        orderNo,
        isSwag: false,
        status: "Order Requested",
        mayCancel: true,
        shownAmount: shownInDollars(row),
      },
    ]);
  });

  it.each([
    ["text/plain", "text/plain; charset=utf-8", (orderNo: string) => orderNo],
    ["text/plain;q=0.9, */*;q=0.1", "text/plain; charset=utf-8", (orderNo: string) => orderNo],
    ["application/json, text/plain, */*", "application/json; charset=utf-8", JSON.stringify],
    ["*/*", "application/json; charset=utf-8", JSON.stringify],
  ])("returns the order number as the client asks for it: %s [spec 7.8]", async (accept, type, text) => {
    const buyer = await newBuyer(store());
    const { body, headers } = await store().inject({
      method: "POST",
      url: "/api/ShoppingCart/Checkout",
      payload: checkoutBody(buyer.userId, await fill(buyer)),
      headers: { accept, authorization: `Bearer ${buyer.token}` },
    });
    const [order] = await orders(buyer);
    expect([headers["content-type"], body]).toEqual([type, text(order?.orderNo ?? "")]);
  });

  it("returns a person the same number for the same key, and refuses the key for another order", async () => {
    const buyer = await newBuyer(store());
    const body = checkoutBody(buyer.userId, await fill(buyer));
    const first = await checkout(buyer, body, "key-number-one");
    expect((await checkout(buyer, body, "key-number-one")).body).toBe(first.body);
    const other = await checkout(buyer, { ...body, currencyCode: "EUR" }, "key-number-one");
    expect([other.status, other.problem.code]).toEqual([422, "idempotency_key_reused"]);
    expect(await orders(buyer)).toHaveLength(1);

    const somebodyElse = await newBuyer(store());
    const theirs = checkoutBody(somebodyElse.userId, await fill(somebodyElse));
    const second = await checkout(somebodyElse, theirs, "key-number-one");
    expect(second.status).toBe(200);
    expect(second.body).not.toBe(first.body);
  });

  it("makes one order from 20 requests at the same time, with one key or with 20 [spec 10.29]", async () => {
    for (const keyOf of [() => "the-same-key", (i: number) => `press-number-${i}`]) {
      const buyer = await newBuyer(store());
      const body = checkoutBody(buyer.userId, await fill(buyer));
      const responses = await Promise.all(
        Array.from({ length: 20 }, (_, i) => checkout(buyer, body, keyOf(i))),
      );
      const placed = new Set(responses.filter((each) => each.status === 200).map((each) => each.body));
      expect(placed.size).toBe(1);
      expect(await orders(buyer)).toHaveLength(1);
      const refused = responses.filter((each) => each.status !== 200).map((each) => each.problem.code);
      expect(new Set(refused)).toEqual(new Set(keyOf(1) === "the-same-key" ? [] : ["cart_empty"]));
    }
  });

  it("refuses an order when prices, charges or the cart changed since the quote [spec 10.14, 10.15]", async () => {
    const buyer = await newBuyer(store());
    const cart = await fill(buyer);
    const [line] = cart;
    if (!line) throw new Error("empty cart");
    const cheaper = await checkout(
      buyer,
      checkoutBody(buyer.userId, [{ ...line, sellingPrice: line.sellingPrice - 1 }]),
    );
    expect([cheaper.status, cheaper.problem.code]).toEqual([409, "price_changed"]);
    expect(cheaper.problem.cart).toMatchObject([{ sellingPrice: line.sellingPrice }]);
    const quote = {
      currencyRate: 85,
      subTotal: line.total,
      discount: 0,
      shipping: 1,
      grandTotal: line.total + 1,
    };
    expect((await checkout(buyer, checkoutBody(buyer.userId, cart, { quote: quote }))).problem.code).toBe(
      "price_changed",
    );
    expect((await checkout(buyer, checkoutBody(buyer.userId, [{ ...line, qty: 1 }]))).problem.code).toBe(
      "cart_changed",
    );
    expect(await orders(buyer)).toEqual([]);
    expect(await cartOf(buyer)).toEqual(cart);
  });

  it("bills to an office for company accounts only [spec 1.12, 6.8]", async () => {
    const buyer = await newBuyer(store());
    const cart = await fill(buyer);
    const refused = await checkout(buyer, checkoutBody(buyer.userId, cart, { billingAddressId: 1 }));
    expect([refused.status, refused.problem.code]).toEqual([422, "billing_not_allowed"]);
    await store()
      .services.database.db.updateTable("users")
      .set({ is_org: true })
      .where("user_id", "=", buyer.userId)
      .execute();
    expect(
      (await checkout(buyer, checkoutBody(buyer.userId, cart, { billingAddressId: 9_999 }))).problem.code,
    ).toBe("office_unknown");
    const office = store().services.catalogue.current().offices[0];
    const billing = { ...homeAddress, isBilling: true, recipientName: "Accounts" };
    const placed = await checkout(
      buyer,
      checkoutBody(buyer.userId, cart, {
        billingAddressId: office?.id,
        deliveryAddress: [homeAddress, billing],
      }),
    );
    expect(await orderRow(placed.body)).toMatchObject({ billing_office: office?.name });
  });

  it("charges a country that is not listed as the rest of the world [spec 1.2]", async () => {
    const buyer = await newBuyer(store());
    const address = { ...homeAddress, country: "Iceland" };
    const placed = await checkout(
      buyer,
      checkoutBody(buyer.userId, await fill(buyer), { deliveryAddress: [address] }),
    );
    expect(await orderRow(placed.body)).toMatchObject({ shipping_paise: 350_000 });
  });

  it("reads a country as people write it, and needs a region only where the country has them", async () => {
    const buyer = await newBuyer(store());
    const germany = { ...homeAddress, country: "Deutschland", region: "", recipientCity: "Berlin" };
    const to = async (address: typeof germany) =>
      checkout(buyer, checkoutBody(buyer.userId, await fill(buyer), { deliveryAddress: [address] }));
    const placed = await orderRow((await to(germany)).body);
    const location = store()
      .services.catalogue.current()
      .locations.find(({ name }) => name === "Germany");
    expect(placed.ship_country).toBe("Germany");
    expect(location?.shippingCharges.map(({ deliveryCharge }) => deliveryCharge * 100)).toContain(
      placed.shipping_paise,
    );
    expect((await to({ ...germany, country: "India" })).problem.code).toBe("address_missing");
    const unknown = await to({ ...germany, country: "Atlantis" });
    expect([unknown.problem.code, unknown.problem.detail]).toEqual([
      "country_unknown",
      "'Atlantis' is no country that we know.",
    ]);
  });

  it("refuses unknown currencies and incomplete addresses, and keeps the cart", async () => {
    const buyer = await newBuyer(store());
    const cart = await fill(buyer);
    expect(
      (await checkout(buyer, checkoutBody(buyer.userId, cart, { currencyCode: "XXX" }))).problem.code,
    ).toBe("currency_unknown");
    const blank = { ...homeAddress, recipientCity: "   " };
    expect(
      (await checkout(buyer, checkoutBody(buyer.userId, cart, { deliveryAddress: [blank] }))).problem.code,
    ).toBe("malformed");
    expect((await checkout(buyer, checkoutBody(buyer.userId, cart, { deliveryAddress: [] }))).status).toBe(
      400,
    );
    expect(await cartOf(buyer)).toEqual(cart);
  });

  it("keeps orders to their owner [spec 6.9, 7.10]", async () => {
    const buyer = await newBuyer(store());
    const other = await newBuyer(store());
    const list = (token?: string) =>
      store().call("GET /api/orders/{userId}", { params: { userId: buyer.userId }, token });
    expect((await list()).status).toBe(401);
    expect((await list(other.token)).status).toBe(403);
    expect((await checkout(other, checkoutBody(buyer.userId, []))).status).toBe(403);
  });
});
