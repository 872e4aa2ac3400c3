import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { describeStore } from "../support/describe-store.ts";
import { whileHeld } from "../support/held-row.ts";
import { type Buyer, newBuyer } from "../support/new-buyer.ts";
import { setStock } from "../support/set-stock.ts";
import { cartItem, checkoutBody, plainProduct } from "../support/shopping.ts";
import { newStaff } from "../support/staff.ts";

/** What another transaction changes while a call waits for it: the call decides by what is true afterwards. */
describeStore("a call that waits for another transaction", (store) => {
  const db = () => store().services.database.db;
  async function fill(buyer: Buyer, qty: number, product = plainProduct(store())) {
    const { body: cart } = await store().call("POST /api/ShoppingCart/Add/", {
      token: buyer.token,
      body: { ...cartItem(product, qty), userId: buyer.userId },
    });
    return cart;
  }
  const checkout = (buyer: Buyer, cart: Awaited<ReturnType<typeof fill>>, fields: object = {}) =>
    store().call("POST /api/ShoppingCart/Checkout", {
      token: buyer.token,
      body: checkoutBody(buyer.userId, cart, fields),
      headers: { "idempotency-key": randomUUID() },
    });
  const ordersOf = ({ userId }: Buyer) =>
    db().selectFrom("orders").select("order_no").where("user_id", "=", userId).execute();

  it("sells no piece that the other one takes", async () => {
    const buyer = await newBuyer(store());
    const product = plainProduct(store());
    const { productDetailsId: variantId } = cartItem(product, 1);
    await setStock(store(), variantId, 3);
    const cart = await fill(buyer, 3, product);
    const { response } = await whileHeld(store(), {
      hold: (held) =>
        held.query(
          `insert into stock_movements (variant_id, size, change, reason, note, moved_at)
            values ($1, '', -1, 'corrected', '', now())`,
          [variantId],
        ),
      act: () => checkout(buyer, cart),
    });
    expect(response.problem).toMatchObject({ status: 409, code: "out_of_stock" });
    expect(await ordersOf(buyer)).toEqual([]);
    await setStock(store(), variantId, 500);
  });

  it("takes no order of a person whom the other one blocks", async () => {
    const buyer = await newBuyer(store());
    const cart = await fill(buyer, 1);
    const { response } = await whileHeld(store(), {
      hold: (held) => held.query("update users set blocked_at = now() where user_id = $1", [buyer.userId]),
      act: () => checkout(buyer, cart),
    });
    expect(response.problem).toMatchObject({ status: 401, code: "login_expired" });
    expect(await ordersOf(buyer)).toEqual([]);
  });

  it("redeems no code that the other one switches off", async () => {
    const buyer = await newBuyer(store());
    const cart = await fill(buyer, 1);
    await db()
      .insertInto("coupons")
      .values({
        code: "RACE-10",
        code_folded: "RACE10",
        kind: "percent",
        once_per: "none",
        basis_points: 1000,
      })
      .execute();
    const { response } = await whileHeld(store(), {
      async hold(held) {
        await held.query("select from coupons where code = 'RACE-10' for update"); // as `lockCoupon` does
        await held.query("update coupons set switched_off_at = now() where code = 'RACE-10'");
      },
      act: () => checkout(buyer, cart, { couponCode: "RACE-10" }),
    });
    expect(response.status).toBe(409);
    expect(response.problem.code).toMatch(/^coupon/);
    expect(await ordersOf(buyer)).toEqual([]);
  });

  it("leaves one administrator where the other one demotes the second", async () => {
    const first = await newStaff(store(), "admin");
    const { body: people } = await store().call("GET /api/admin/people", {
      token: first.token,
      query: { role: "admin" },
    });
    const others = people.rows.filter(({ id }) => id !== first.userId).map(({ id }) => id);
    const own = await store().call("GET /api/admin/people/{personId}", {
      token: first.token,
      params: { personId: first.userId },
    });
    const { response } = await whileHeld(store(), {
      hold: (held) =>
        held.query("update users set role = 'support' where user_id = any ($1::int[])", [others]),
      act: () =>
        store().call("PUT /api/admin/people/{personId}", {
          token: first.token,
          params: { personId: first.userId },
          body: { version: own.body.version, role: "support" },
        }),
    });
    expect(response.problem).toMatchObject({ status: 409, code: "last_administrator" });
  });
});
