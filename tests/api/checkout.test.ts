import { expect, it } from "vitest";
import { claimCoupon } from "../../src/features/coupon/coupon.store.ts";
import { convert } from "../../src/features/money/money.ts";
import type { NewRow } from "../../src/server/db/tables.ts";
import { describeStore } from "../support/describe-store.ts";
import { newBuyer } from "../support/new-buyer.ts";
import {
  cartItem,
  checkoutBody,
  findProduct,
  firstVariant,
  homeAddress,
  KIT_ID,
  plainProduct,
} from "../support/shopping.ts";
import { newStaff } from "../support/staff.ts";

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
  type Buyer = Awaited<ReturnType<typeof newBuyer>>;
  const fill = async (buyer: Buyer, qty = 2, product = plainProduct(store())) =>
    (
      await store().call("POST /api/ShoppingCart/Add/", {
        body: { ...cartItem(product, qty), userId: buyer.userId },
        token: buyer.token,
      })
    ).body;
  const cartOf = async (buyer: Buyer) =>
    (
      await store().call("POST /api/ShoppingCart/Cart/{userIdOrSessionId}", {
        params: { userIdOrSessionId: buyer.userId },
        token: buyer.token,
      })
    ).body;
  const checkout = (buyer: Buyer, body: object, key?: string) =>
    store().call("POST /api/ShoppingCart/Checkout", {
      body,
      token: buyer.token,
      ...(key ? { headers: { "idempotency-key": key } } : {}),
    });
  const orders = async (buyer: Buyer) =>
    (await store().call("GET /api/orders/{userId}", { params: { userId: buyer.userId }, token: buyer.token }))
      .body;
  const orderRow = (orderNo: string) =>
    store()
      .services.database.db.selectFrom("orders")
      .selectAll()
      .where("order_no", "=", orderNo)
      .executeTakeFirstOrThrow();
  const kit = () => findProduct(store(), (p) => p.productId === KIT_ID);

  it("writes an order whose amounts add up, empties the cart, mails the customer, lists it", async () => {
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

  it("returns the same number for the same key, and refuses the key for another order", async () => {
    const buyer = await newBuyer(store());
    const body = checkoutBody(buyer.userId, await fill(buyer));
    const first = await checkout(buyer, body, "key-number-one");
    expect((await checkout(buyer, body, "key-number-one")).body).toBe(first.body);
    const other = await checkout(buyer, { ...body, currencyCode: "EUR" }, "key-number-one");
    expect([other.status, other.problem.code]).toEqual([422, "idempotency_key_reused"]);
    expect(await orders(buyer)).toHaveLength(1);
  });

  it("makes one order from 20 requests at the same time, with one key or with 20", async () => {
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

  it("redeems the kit once, with its coupon, alone, for nothing", async () => {
    const buyer = await newBuyer(store());
    const applicable = async () =>
      (
        await store().call("GET /api/swagApplicable/{userId}", {
          params: { userId: buyer.userId },
          token: buyer.token,
        })
      ).body;
    expect(await applicable()).toBe(1);
    const cart = await fill(buyer, 1, kit());
    const without = await checkout(buyer, checkoutBody(buyer.userId, cart));
    expect([without.status, without.problem.detail]).toEqual([
      409,
      "You cannot redeem your SWAG Kit without applying your SWAG COUPON.",
    ]);
    const discount = await checkout(buyer, checkoutBody(buyer.userId, cart, { couponCode: "SAVE10" }));
    expect(discount.problem.code).toBe("kit_needs_coupon");
    const mixed = await fill(buyer, 1);
    const refused = await checkout(buyer, checkoutBody(buyer.userId, mixed, { couponCode: "WELCOMEKIT" }));
    expect(refused.problem.detail).toBe("Remove other items from cart while redeeming your SWAG Kit.");
    const extra = mixed.find((line) => !line.isSwag);
    await store().call("POST /api/ShoppingCart/Delete", { body: extra?.cartId ?? "", token: buyer.token });
    const { body: orderNo } = await checkout(
      buyer,
      checkoutBody(buyer.userId, await cartOf(buyer), { couponCode: " welcome-kit " }),
    );
    expect(await orderRow(orderNo)).toMatchObject({ is_swag: true, grand_total_paise: 0, shipping_paise: 0 });
    expect(await applicable()).toBe(0);
    const second = await store().call("POST /api/ShoppingCart/Add/", {
      body: { ...cartItem(kit(), 1), userId: buyer.userId },
      token: buyer.token,
    });
    expect(second.problem.detail).toBe(
      "It seems you have already availed your free SWAG kit.Please try out other items from available goodies.",
    );
  });

  it("gives no kit to an e-mail address that is not proved", async () => {
    const buyer = await newBuyer(store(), { emailVerified: false });
    const params = { userId: buyer.userId };
    expect(
      (await store().call("GET /api/swagApplicable/{userId}", { params, token: buyer.token })).body,
    ).toBe(0);
    const response = await store().call("POST /api/ShoppingCart/Add/", {
      body: { ...cartItem(kit(), 1), userId: buyer.userId },
      token: buyer.token,
    });
    expect([response.status, response.problem.code]).toEqual([409, "kit_email_not_verified"]);
  });

  it("validates coupons without redeeming them", async () => {
    const buyer = await newBuyer(store());
    const cart = await fill(buyer, 3);
    const total = cart.reduce((sum, line) => sum + line.total, 0);
    const validate = async (name: string) =>
      (
        await store().call("POST /api/Redemption/Validate", {
          body: { name, userId: buyer.userId, cartTotal: 1, netQty: 99 },
          token: buyer.token,
        })
      ).body;
    expect(await validate("save1O")).toMatchObject({
      couponValidated: true,
      swagValidated: false,
      discountPercent: 10,
      cartTotal: total,
      netQty: 3,
      name: "SAVE10",
    });
    expect(await validate("FLAT250")).toMatchObject({
      couponValidated: true,
      discountAmount: Math.min(250, total),
    });
    expect(await validate("WELCOMEKIT")).toMatchObject({
      swagValidated: true,
      couponValidated: false,
      discountAmount: 0,
    });
    for (const name of ["EXPIRED5", "NOSUCHCODE"]) {
      expect(await validate(name)).toMatchObject({
        couponValidated: false,
        swagValidated: false,
        discountAmount: 0,
        name,
      });
    }
  });

  it("redeems a personal code for its own e-mail address only, once", async () => {
    const { db } = store().services.database;
    const owner = await newBuyer(store());
    const thief = await newBuyer(store());
    await db
      .insertInto("coupons")
      .values({
        code: "MINE-2345",
        code_folded: "M1NE2345",
        kind: "swag",
        once_per: "coupon",
        bound_email: owner.email,
      })
      .execute();
    const order = async (buyer: Buyer) =>
      checkout(buyer, checkoutBody(buyer.userId, await fill(buyer, 1, kit()), { couponCode: "mine 2345" }));
    expect((await order(thief)).problem).toMatchObject({ code: "coupon_not_valid", reason: "not_yours" });
    expect((await order(owner)).status).toBe(200);
  });

  it("refuses an order when prices, charges or the cart changed since the quote", async () => {
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

  it("bills to an office for company accounts only", async () => {
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
    const office = store().services.catalog.current().offices[0];
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

  it("charges a country that is not listed as the rest of the world", async () => {
    const buyer = await newBuyer(store());
    const address = { ...homeAddress, country: "Iceland" };
    const placed = await checkout(
      buyer,
      checkoutBody(buyer.userId, await fill(buyer), { deliveryAddress: [address] }),
    );
    expect(await orderRow(placed.body)).toMatchObject({ shipping_paise: 350_000 });
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
    ).toBe("address_missing");
    expect((await checkout(buyer, checkoutBody(buyer.userId, cart, { deliveryAddress: [] }))).status).toBe(
      400,
    );
    expect(await cartOf(buyer)).toEqual(cart);
  });

  it("never sells more than there is, with many orders at the same time", async () => {
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

  it("redeems a coupon with three uses three times in ten orders at the same time", async () => {
    const { db } = store().services.database;
    await db
      .insertInto("coupons")
      .values({
        code: "FEW",
        code_folded: "FEW",
        kind: "percent",
        basis_points: 500,
        once_per: "user",
        max_uses: 3,
      })
      .execute();
    const buyers: Buyer[] = [];
    for (let i = 0; i < 10; i += 1) buyers.push(await newBuyer(store()));
    const bodies: object[] = [];
    for (const buyer of buyers)
      bodies.push(checkoutBody(buyer.userId, await fill(buyer), { couponCode: "FEW" }));
    const responses = await Promise.all(buyers.map((buyer, i) => checkout(buyer, bodies[i] ?? {})));
    expect(responses.filter((response) => response.status === 200)).toHaveLength(3);
    const refused = responses.filter(({ status }) => status !== 200).map(({ problem }) => problem);
    expect(new Set(refused.map(({ code, reason }) => `${code}: ${reason}`))).toEqual(
      new Set(["coupon_not_valid: used_up"]),
    );
  });

  it("says why a coupon that was valid a moment ago is lost: used, used up or switched off", async () => {
    const { db } = store().services.database;
    const claimWhen = async (
      coupon: Pick<NewRow<"coupons">, "once_per" | "max_uses" | "use_count" | "switched_off_at">,
    ) => {
      const { coupon_id: couponId } = await db
        .insertInto("coupons")
        .values({ code: "LOST", code_folded: "L0ST", kind: "percent", basis_points: 500, ...coupon })
        .returning("coupon_id")
        .executeTakeFirstOrThrow();
      const buyer = await newBuyer(store());
      const orderNo = (await checkout(buyer, checkoutBody(buyer.userId, await fill(buyer)))).body;
      const order = await db
        .selectFrom("orders")
        .select("order_id")
        .where("order_no", "=", orderNo)
        .executeTakeFirstOrThrow();
      const claim = { userId: buyer.userId, orderId: order.order_id, now: store().now() };
      const lost = await db.transaction().execute(async (trx) => {
        const first = await claimCoupon(trx, { couponId, oncePer: "user" }, claim);
        return first ?? (await claimCoupon(trx, { couponId, oncePer: "user" }, claim));
      });
      await db.deleteFrom("redemptions").where("coupon_id", "=", couponId).execute();
      await db.deleteFrom("coupons").where("coupon_id", "=", couponId).execute();
      return lost;
    };
    expect(await claimWhen({ once_per: "user" })).toBe("used");
    expect(await claimWhen({ once_per: "user", max_uses: 3, use_count: 3 })).toBe("used_up");
    expect(await claimWhen({ once_per: "user", switched_off_at: store().now() })).toBe("switched_off");
  });

  it("cancels within 24 hours and releases stock, coupon and kit", async () => {
    const buyer = await newBuyer(store());
    const { db } = store().services.database;
    const size = firstVariant(kit()).sizes.find((each) => each.inStock)?.name ?? "";
    const variantId = firstVariant(kit()).id;
    await db.updateTable("product_variants").set({ stock: 50 }).where("variant_id", "=", variantId).execute();
    const stock = async () =>
      (
        await db
          .selectFrom("product_variants")
          .select("stock")
          .where("variant_id", "=", variantId)
          .executeTakeFirstOrThrow()
      ).stock;
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

  it("keeps orders to their owner", async () => {
    const buyer = await newBuyer(store());
    const other = await newBuyer(store());
    const list = (token?: string) =>
      store().call("GET /api/orders/{userId}", { params: { userId: buyer.userId }, token });
    expect((await list()).status).toBe(401);
    expect((await list(other.token)).status).toBe(403);
    expect((await checkout(other, checkoutBody(buyer.userId, []))).status).toBe(403);
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
    expect(refused.problem.detail).toContain(`One order can have 50 of ${product.productName}.`);
    expect(await cartOf(buyer)).toHaveLength(1);
    await setStock(null);
    expect((await order()).status).toBe(200);
  });
});
