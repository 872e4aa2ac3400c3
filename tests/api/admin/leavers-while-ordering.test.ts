import { expect, it } from "vitest";
import { placeOrder } from "../../../src/orders/checkout/place-order.ts";
import { findCaller } from "../../../src/platform/session/find-caller.ts";
import { hashBearerToken } from "../../../src/platform/session/token.ts";
import { describeStore } from "../../support/describe-store.ts";
import { leaverActions } from "../../support/leaver-actions.ts";
import { newBuyer } from "../../support/new-buyer.ts";
import { cartItem, checkoutBody, findProduct, KIT_ID, plainProduct } from "../../support/shopping.ts";
import { newStaff } from "../../support/staff.ts";

describeStore("leavers who order at the same moment", (store) => {
  const { send, ordersOf } = leaverActions(store);
  const db = () => store().services.database.db;

  it("get no kit by a checkout at the same moment", async () => {
    const { token } = await newStaff(store(), "admin");
    for (let round = 0; round < 4; round += 1) {
      const buyer = await newBuyer(store());
      const kit = findProduct(store(), ({ productId }) => productId === KIT_ID);
      const { body: cart } = await store().call("POST /api/ShoppingCart/Add/", {
        token: buyer.token,
        body: { ...cartItem(kit, 1), userId: buyer.userId },
      });
      const { body: plan } = await send(token, buyer.email);
      const [ended] = await Promise.all([
        send(token, buyer.email, plan.planHash),
        store().call("POST /api/ShoppingCart/Checkout", {
          token: buyer.token,
          body: checkoutBody(buyer.userId, cart, { couponCode: "WELCOMEKIT" }),
        }),
      ]);
      const orders = await ordersOf(buyer.userId);
      if (ended.status === 200) expect(orders.filter(({ status }) => status !== "Cancelled")).toEqual([]);
      else expect(orders).toHaveLength(1);
    }
  });

  it("get no order that was being placed when they were blocked", async () => {
    const buyer = await newBuyer(store());
    const mug = plainProduct(store());
    const { body: cart } = await store().call("POST /api/ShoppingCart/Add/", {
      token: buyer.token,
      body: { ...cartItem(mug, 1), userId: buyer.userId },
    });
    const caller = await findCaller(
      db(),
      { tokenHash: hashBearerToken(`Bearer ${buyer.token}`) ?? Buffer.alloc(0), now: store().now() },
      () => expect.unreachable("the token is new"),
    );
    if (!caller) throw new Error("The buyer is logged in");
    const { token } = await newStaff(store(), "admin");
    const { body: plan } = await send(token, buyer.email);
    expect((await send(token, buyer.email, plan.planHash)).status).toBe(200);
    const { database, jobs } = store().services;
    const placing = placeOrder(database.db, jobs, {
      caller,
      body: checkoutBody(buyer.userId, cart),
      limits: store().services.config,
      holdLimits: store().services.settings.current(),
      client: null,
      idempotencyKey: "on-its-way-in",
      language: "en",
      isLinkAutomatic: false,
      now: store().now(),
      timeZone: store().services.calendar.timeZone,
    });
    expect(await placing).toMatchObject({ refused: "login_expired" });
    expect(await ordersOf(buyer.userId)).toEqual([]);
  });
});
