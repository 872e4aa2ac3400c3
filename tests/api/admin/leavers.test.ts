import { expect, it } from "vitest";
import { describeStore } from "../../support/describe-store.ts";
import { leaverActions } from "../../support/leaver-actions.ts";
import { newBuyer } from "../../support/new-buyer.ts";
import { redeemKit } from "../../support/redeem-kit.ts";
import { cartItem, checkoutBody, findProduct, KIT_ID, plainProduct } from "../../support/shopping.ts";
import { newStaff } from "../../support/staff.ts";

describeStore("leavers", (store) => {
  const { send, ordersOf, statusOfOwnOrders, codeFor } = leaverActions(store);
  const db = () => store().services.database.db;

  it("are checked first, with what will end for each, and nothing is changed", async () => {
    const { token, email: mine } = await newStaff(store(), "admin");
    const buyer = await newBuyer(store());
    await redeemKit(store(), buyer);
    await codeFor(token, buyer.email);
    await codeFor(token, "not-yet-joined@ledgerline.example");
    const { body } = await send(
      token,
      `Mail\n${buyer.email}\nnot-yet-joined@ledgerline.example\nstranger@ledgerline.example\n${mine}\n${buyer.email}\nnobody`,
    );
    expect(body.lines.map(({ outcome }) => outcome)).toEqual([
      "ends",
      "ends",
      "unknown",
      "yourself",
      "duplicate",
      "malformed",
    ]);
    expect(body).toMatchObject({ people: 2, openLogins: 1, codes: 2, kitOrders: 1, isDone: false });
    expect((await ordersOf(buyer.userId))[0]?.status).toBe("Order Requested");
    expect(await statusOfOwnOrders(buyer)).toBe(200);
  });

  it("lose the accounts of the same mailbox too, each as a line of its own", async () => {
    const { token } = await newStaff(store(), "admin");
    const buyer = await newBuyer(store());
    const plusAddress = buyer.email.replace("@", "+kit@");
    const other = await newBuyer(store(), {
      identity: { firstName: "Asha", lastName: "Rao", email: plusAddress },
    });
    await codeFor(token, buyer.email.replace("@", "+code@"));
    const { body: plan } = await send(token, `${buyer.email}\n${plusAddress}`);
    expect(plan.lines.map(({ line, email, outcome, codes }) => [line, email, outcome, codes])).toEqual([
      [1, buyer.email, "ends", 1],
      [1, plusAddress, "ends", 0],
      [2, plusAddress, "duplicate", 0],
    ]);
    await send(token, `${buyer.email}\n${plusAddress}`, plan.planHash);
    for (const each of [buyer, other]) expect(await statusOfOwnOrders(each)).toBe(401);
    expect((await send(token, buyer.email)).body.lines.map(({ outcome }) => outcome)).toEqual([
      "nothing_left",
      "nothing_left",
    ]);
  });

  it("lose sessions, codes and open kit orders at once; stock and redemption are released, bought goods stay ordered", async () => {
    const { token } = await newStaff(store(), "admin");
    const buyer = await newBuyer(store());
    const kit = findProduct(store(), ({ productId }) => productId === KIT_ID);
    const size = cartItem(kit, 1).size;
    const stock = () =>
      db()
        .selectFrom("variant_sizes")
        .innerJoin("product_variants", "product_variants.variant_id", "variant_sizes.variant_id")
        .select("variant_sizes.stock")
        .where("product_id", "=", KIT_ID)
        .where("size", "=", size)
        .executeTakeFirstOrThrow();
    const before = await stock();
    const code = await codeFor(token, buyer.email);
    expect((await redeemKit(store(), buyer)).status).toBe(200);
    const { body: cart } = await store().call("POST /api/ShoppingCart/Add/", {
      token: buyer.token,
      body: { ...cartItem(plainProduct(store()), 1), userId: buyer.userId },
    });
    const { body: bought } = await store().call("POST /api/ShoppingCart/Checkout", {
      token: buyer.token,
      body: checkoutBody(buyer.userId, cart),
    });
    const { body: plan } = await send(token, buyer.email);
    expect(plan.lines[0]).toMatchObject({ codes: 1, staying: [bought] });
    const { body: done } = await send(token, buyer.email, plan.planHash);
    expect(done).toMatchObject({ isDone: true, people: 1, kitOrders: 1 });

    expect(await statusOfOwnOrders(buyer)).toBe(401);
    const statuses = Object.fromEntries(
      (await ordersOf(buyer.userId)).map(({ order_no, status }) => [order_no, status]),
    );
    expect(statuses).toEqual({
      [plan.lines[0]?.kitOrders[0] ?? ""]: "Cancelled",
      [bought]: "Order Requested",
    });
    expect(await stock()).toEqual(before);
    const open = await db()
      .selectFrom("kit_redemptions")
      .select("order_id")
      .where("user_id", "=", buyer.userId)
      .where("released_at", "is", null)
      .execute();
    expect(open).toEqual([]);
    const { body: coupon } = await store().call("GET /api/admin/coupons/{couponId}", {
      token,
      params: { couponId: code.id },
    });
    expect(coupon.state).toBe("off");
    const audit = await db()
      .selectFrom("audit_rows")
      .select(["action", "before", "after"])
      .where("subject", "=", "people")
      .where("subject_id", "=", String(buyer.userId))
      .execute();
    expect(audit.map(({ action }) => action)).toEqual(["left"]);
    expect(JSON.stringify(audit)).not.toContain(buyer.email);
    expect((await send(token, buyer.email)).body.lines[0]?.outcome).toBe("nothing_left");
  });

  it("are processed as they were checked, or not at all", async () => {
    const { token } = await newStaff(store(), "admin");
    const one = await newBuyer(store());
    const two = await newBuyer(store());
    const list = `${one.email}\n${two.email}`;
    const { body: plan } = await send(token, list);
    await redeemKit(store(), two);
    const { status, problem } = await send(token, list, plan.planHash);
    expect([status, problem.code]).toEqual([409, "version_conflict"]);
    expect(await statusOfOwnOrders(one)).toBe(200);
  });
});
