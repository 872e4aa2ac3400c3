import { expect, it } from "vitest";
import { claimCoupon } from "../../src/buying/coupon/coupon.store.ts";
import { foldCode } from "../../src/buying/coupon/coupon.ts";
import type { NewRow } from "../../src/platform/db/tables.ts";
import { checkoutActions } from "../support/checkout-actions.ts";
import { describeStore } from "../support/describe-store.ts";
import { type Buyer, newBuyer } from "../support/new-buyer.ts";
import { kitApplicable } from "../support/redeem-kit.ts";
import { cartItem, checkoutBody } from "../support/shopping.ts";

describeStore("coupons and the kit at checkout", (store) => {
  const { fill, cartOf, checkout, orderRow, kit } = checkoutActions(store);

  it("redeems the kit once, with its coupon, alone, for nothing [spec 1.9, 4.18, 6.6, 7.22, 10.28]", async () => {
    const buyer = await newBuyer(store());
    const applicable = () => kitApplicable(store(), buyer);
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

  it("gives no kit to an e-mail address that is not proved [spec 10.21]", async () => {
    const buyer = await newBuyer(store(), { emailVerified: false });
    expect(await kitApplicable(store(), buyer)).toBe(0);
    const response = await store().call("POST /api/ShoppingCart/Add/", {
      body: { ...cartItem(kit(), 1), userId: buyer.userId },
      token: buyer.token,
    });
    expect([response.status, response.problem.code]).toEqual([409, "kit_email_not_verified"]);
  });

  it("validates coupons without redeeming them [spec 3.5, 7.9]", async () => {
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

  it("redeems a personal code for its own e-mail address only, once [spec 10.28]", async () => {
    const { db } = store().services.database;
    const owner = await newBuyer(store());
    const thief = await newBuyer(store());
    await db
      .insertInto("coupons")
      .values({
        code: "MINE-2345",
        code_folded: "M1NE2345",
        kind: "swag",
        occasion_id: 1,
        once_per: "coupon",
        bound_email: owner.email,
      })
      .execute();
    const order = async (buyer: Buyer) =>
      checkout(buyer, checkoutBody(buyer.userId, await fill(buyer, 1, kit()), { couponCode: "mine 2345" }));
    expect((await order(thief)).problem).toMatchObject({ code: "coupon_not_valid", reason: "not_yours" });
    expect((await order(owner)).status).toBe(200);
  });

  it("tells nothing at checkout about a code that the check would not", async () => {
    const { db } = store().services.database;
    const buyer = await newBuyer(store());
    const [before, after] = [-60_000, 60_000].map((ms) => new Date(store().now().getTime() + ms));
    const wrong = [
      ["ODD-OFF", { switched_off_at: before }],
      ["ODD-NEXT", { starts_at: after }],
      ["ODD-ENDED", { ends_at: before }],
      ["ODD-THEIRS", { once_per: "coupon", bound_email: "somebody.else@ledgerline.example" }],
      ["ODD-FULL", { max_uses: 1, use_count: 1 }],
    ] as const;
    for (const [code, more] of wrong)
      await db
        .insertInto("coupons")
        .values({
          code,
          code_folded: foldCode(code),
          kind: "percent",
          basis_points: 500,
          once_per: "user",
          ...more,
        })
        .execute();
    const messages = new Set<string>();
    for (const code of ["ODD-NONE", ...wrong.map(([code]) => code)]) {
      const atCheck = await store().call("POST /api/Redemption/Validate", {
        body: { name: code, userId: buyer.userId },
        token: buyer.token,
      });
      const body = checkoutBody(buyer.userId, await fill(buyer), { couponCode: code });
      const { problem } = await checkout(buyer, body);
      expect([code, problem.code, problem.detail]).toEqual([code, "coupon_not_valid", atCheck.body.reason]);
      messages.add(problem.detail);
    }
    expect(messages.size).toBe(6);
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
});
