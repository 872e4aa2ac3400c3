import { expect, it } from "vitest";
import { claimCoupon } from "../../src/buying/coupon/coupon.store.ts";
import { claimKit } from "../../src/buying/kit/kit-redemption.store.ts";
import { checkoutActions } from "../support/checkout-actions.ts";
import { describeStore } from "../support/describe-store.ts";
import { type Buyer, newBuyer } from "../support/new-buyer.ts";
import { tryToOrder } from "../support/place-order.ts";
import { redeemKit } from "../support/redeem-kit.ts";
import { cartItem, checkoutBody } from "../support/shopping.ts";

describeStore("two accounts of one mailbox", (store) => {
  const { fill, checkout, kit } = checkoutActions(store);
  const db = () => store().services.database.db;
  /** asha@ and asha+2@: whatever is sent to the second reaches the first. */
  async function twoAccounts(): Promise<[Buyer, Buyer]> {
    const name = `asha-${crypto.randomUUID()}`;
    const account = (email: string) =>
      newBuyer(store(), { identity: { firstName: "Asha", lastName: "Rao", email } });
    return [await account(`${name}@ledgerline.example`), await account(`${name}+2@ledgerline.example`)];
  }
  const addKit = ({ userId, token }: Buyer) =>
    store().call("POST /api/ShoppingCart/Add/", { body: { ...cartItem(kit(), 1), userId }, token });
  const orderIdOf = async (orderNo: string) =>
    (
      await db()
        .selectFrom("orders")
        .select("order_id")
        .where("order_no", "=", orderNo)
        .executeTakeFirstOrThrow()
    ).order_id;

  it("redeem one kit: the second is refused in the cart, and by the claim itself", async () => {
    const [first, second] = await twoAccounts();
    const other = await orderIdOf((await tryToOrder(store(), second)).body);
    await redeemKit(store(), first);
    expect((await addKit(second)).problem.code).toBe("kit_already_redeemed");
    const claim = {
      userId: second.userId,
      orderId: other,
      occasionId: 1,
      employment: null,
      decidedBy: null,
      now: store().now(),
    };
    expect(
      await db()
        .transaction()
        .execute((trx) => claimKit(trx, claim)),
    ).toBe(false);
  });

  it("get no other kit after the erasure of one that had its kit", async () => {
    const [first, second] = await twoAccounts();
    const other = await orderIdOf((await tryToOrder(store(), second)).body);
    await db().updateTable("users").set({ had_kit: true }).where("user_id", "=", first.userId).execute();
    expect((await addKit(second)).problem.code).toBe("kit_already_redeemed");
    const claim = {
      userId: second.userId,
      orderId: other,
      occasionId: 1,
      employment: null,
      decidedBy: null,
      now: store().now(),
    };
    expect(
      await db()
        .transaction()
        .execute((trx) => claimKit(trx, claim)),
    ).toBe(false);
  });

  it("use a code for each person once: the second is refused at checkout, and by the claim itself", async () => {
    const [first, second] = await twoAccounts();
    const { coupon_id: couponId } = await db()
      .insertInto("coupons")
      .values({ code: "EACH", code_folded: "EACH", kind: "percent", basis_points: 500, once_per: "user" })
      .returning("coupon_id")
      .executeTakeFirstOrThrow();
    const other = await orderIdOf((await tryToOrder(store(), second)).body);
    const order = async (buyer: Buyer) =>
      checkout(buyer, checkoutBody(buyer.userId, await fill(buyer), { couponCode: "EACH" }));
    expect((await order(first)).status).toBe(200);
    expect((await order(second)).problem).toMatchObject({ code: "coupon_not_valid", reason: "used" });
    const claim = { userId: second.userId, orderId: other, now: store().now() };
    const lost = db()
      .transaction()
      .execute((trx) => claimCoupon(trx, { couponId, oncePer: "user" }, claim));
    expect(await lost).toBe("used");
  });
});
