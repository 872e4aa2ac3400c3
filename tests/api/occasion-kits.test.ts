import { expect, it } from "vitest";
import type { Product } from "../../src/contract/catalogue.schemas.ts";
import { describeStore } from "../support/describe-store.ts";
import { erasureActions } from "../support/erasure-actions.ts";
import { company, memberActions } from "../support/member-actions.ts";
import { type Buyer, newBuyer } from "../support/new-buyer.ts";
import { newOccasion, newSwagCode } from "../support/new-occasion.ts";
import { kitApplicable, redeemKit } from "../support/redeem-kit.ts";
import { cartItem, checkoutBody, findProduct, KIT_ID } from "../support/shopping.ts";

describeStore("the kit of another occasion than the first", (store) => {
  const members = memberActions(store);
  const erasures = erasureActions(store);
  const employed = [{ startOn: "2020-03-01", endOn: null }];
  const add = ({ userId, token }: Buyer, kit: Product) =>
    store().call("POST /api/ShoppingCart/Add/", { token, body: { ...cartItem(kit, 1), userId } });
  const checkout = async (buyer: Buyer, kit: Product, couponCode: string) => {
    const { body: cart, status, problem } = await add(buyer, kit);
    if (status !== 200) throw new Error(problem.detail);
    return store().call("POST /api/ShoppingCart/Checkout", {
      token: buyer.token,
      body: checkoutBody(buyer.userId, cart, { couponCode }),
    });
  };
  const validate = async ({ userId, token }: Buyer, name: string) =>
    (await store().call("POST /api/Redemption/Validate", { token, body: { name, userId } })).body;
  const redemption = async (orderNo: string) =>
    store()
      .services.database.db.selectFrom("kit_redemptions")
      .innerJoin("orders", "orders.order_id", "kit_redemptions.order_id")
      .selectAll("kit_redemptions")
      .where("order_no", "=", orderNo)
      .executeTakeFirstOrThrow();

  it("is for its members once, beside the welcome kit", async () => {
    const { kit, code, occasionId } = await newOccasion(store());
    const buyer = await newBuyer(store());
    const member = await members.add({ emails: [company(buyer.email)], employments: employed });
    expect((await redeemKit(store(), buyer)).status).toBe(200);
    const placed = await checkout(buyer, kit, code);
    expect(placed.status).toBe(200);
    expect(await redemption(placed.body)).toMatchObject({
      occasion_id: occasionId,
      member_id: member.id,
      employment_start_on: null,
      decided_by: {
        isStarted: true,
        isArchived: false,
        member: { employments: employed },
        today: store().services.calendar.dayOf(store().now()),
      },
    });
    expect((await add(buyer, kit)).problem.code).toBe("kit_already_redeemed");
    const other = await newOccasion(store());
    const applicable = async ({ productId }: Product) =>
      (
        await store().call("GET /api/swagApplicable/{userId}", {
          token: buyer.token,
          params: { userId: buyer.userId },
          query: { product: String(productId) },
        })
      ).body;
    expect([await applicable(kit), await applicable(other.kit)]).toEqual([0, 1]);
  });

  it("is refused to who is no member, or not among those it is for", async () => {
    const { kit, code } = await newOccasion(store(), { country_codes: ["DE"] });
    const [stranger, other] = [await newBuyer(store()), await newBuyer(store())];
    await members.add({ emails: [company(other.email)], employments: employed });
    expect((await add(stranger, kit)).problem).toMatchObject({
      code: "kit_not_eligible",
      detail:
        "This kit is for people of our company, and we do not know your email address. Please ask your people team.",
    });
    const forOthers =
      "This kit is for other people of our company. Please ask your people team if it should be yours.";
    expect((await add(other, kit)).problem).toMatchObject({ code: "kit_not_eligible", detail: forOthers });
    expect(await validate(other, code)).toMatchObject({
      swagApplicable: false,
      swagValidated: false,
      reason: forOthers,
    });
    expect(await validate(other, "WELCOMEKIT")).toMatchObject({ swagApplicable: true, swagValidated: true });
  });

  it("is refused at the checkout too, when it has closed in the meantime", async () => {
    const { kit, code, occasionId } = await newOccasion(store());
    const buyer = await newBuyer(store());
    await members.add({ emails: [company(buyer.email)], employments: employed });
    const { body: cart } = await add(buyer, kit);
    const { db } = store().services.database;
    await db
      .updateTable("occasions")
      .set({ archived_at: store().now() })
      .where("occasion_id", "=", occasionId)
      .execute();
    const refused = await store().call("POST /api/ShoppingCart/Checkout", {
      token: buyer.token,
      body: checkoutBody(buyer.userId, cart, { couponCode: code }),
    });
    expect(refused.problem).toMatchObject({
      code: "kit_not_eligible",
      detail: "This kit can no longer be redeemed.",
    });
  });

  it("is not redeemed by the coupon of another occasion, which is said", async () => {
    const [one, other] = [await newOccasion(store()), await newOccasion(store())];
    const buyer = await newBuyer(store());
    await members.add({ emails: [company(buyer.email)], employments: employed });
    const text = "This coupon is for another kit than the one in your cart.";
    for (const wrong of [other.code, "WELCOMEKIT"]) {
      expect((await checkout(buyer, one.kit, wrong)).problem).toMatchObject({
        code: "coupon_not_valid",
        detail: text,
      });
      expect(await validate(buyer, wrong)).toMatchObject({ swagValidated: false, reason: text });
    }
    expect(await validate(buyer, one.code)).toMatchObject({ swagValidated: true, reason: null });
    const welcome = findProduct(store(), ({ productId }) => productId === KIT_ID);
    expect((await checkout(buyer, welcome, one.code)).problem.detail).toBe(text);
  });

  it("is not redeemed again by who was erased, and the welcome kit still is", async () => {
    const { kit, code, occasionId } = await newOccasion(store());
    const buyer = await newBuyer(store());
    await members.add({ emails: [company(buyer.email)] });
    const { body: orderNo } = await checkout(buyer, kit, code);
    await erasures.finish(orderNo);
    expect((await erasures.erase(await erasures.admin(), buyer)).status).toBe(200);
    expect(await redemption(orderNo)).toMatchObject({ occasion_id: occasionId, decided_by: null });
    await members.add({ emails: [company(buyer.email)] });
    const { body: login } = await store().call("POST /api/accounts/signup", {
      body: { firstName: "New", lastName: "Start", email: buyer.email, isIndividual: true },
    });
    await store()
      .services.database.db.updateTable("users")
      .set({ email_proved_at: store().now() })
      .where("user_id", "=", login.userId)
      .execute();
    const again = { ...login, email: buyer.email };
    expect((await add(again, kit)).problem.code).toBe("kit_already_redeemed");
    expect(await kitApplicable(store(), again)).toBe(1);
    const { db } = store().services.database;
    const erased = await db
      .selectFrom("erased_kits")
      .select("occasion_id")
      .where("occasion_id", "=", occasionId)
      .execute();
    expect(erased).toHaveLength(1);
  });

  it("is once more for who came back, where it is once for each employment", async () => {
    const { kit, code, occasionId } = await newOccasion(store(), { redeemed_once: "employment" });
    const buyer = await newBuyer(store());
    const emails = [company(buyer.email)];
    const member = await members.add({ emails, employments: employed });
    const first = await checkout(buyer, kit, code);
    expect((await redemption(first.body)).employment_start_on).toBe("2020-03-01");
    // HR corrects the day: it is the same employment.
    const corrected = [{ startOn: "2020-03-04", endOn: null }];
    const { body } = await members.change(member.id, { version: member.version, employments: corrected });
    expect((await add(buyer, kit)).problem.code).toBe("kit_already_redeemed");
    const back = [
      { startOn: "2020-03-04", endOn: "2021-01-31" },
      { startOn: "2022-05-01", endOn: null },
    ];
    await members.change(member.id, { version: body.version, employments: back });
    const second = await checkout(buyer, kit, await newSwagCode(store(), occasionId));
    expect(second.problem.detail).toBe(undefined);
    expect((await redemption(second.body)).employment_start_on).toBe("2022-05-01");
    expect((await add(buyer, kit)).problem.code).toBe("kit_already_redeemed");
  });
});
