import { expect, it } from "vitest";
import { describeStore } from "../../support/describe-store.ts";
import { erasureActions } from "../../support/erasure-actions.ts";
import { newBuyer } from "../../support/new-buyer.ts";
import { kitApplicable, redeemKit } from "../../support/redeem-kit.ts";
import { cartItem, findProduct, KIT_ID } from "../../support/shopping.ts";
import { newStaff } from "../../support/staff.ts";

describeStore("a person's data", (store) => {
  const db = () => store().services.database.db;
  const { admin, allTables, erase, erasure, finish, of, order } = erasureActions(store);
  const enquire = (Email: string) =>
    store().call("POST /api/contact", {
      body: {
        Name: "Asha Rao",
        Email,
        Description: "My private question",
        ProductIdea: "",
        Budget: "",
        Qty: "",
      },
    });

  it("is exported completely, without any hash, and leaves an audit row", async () => {
    const token = await admin();
    const person = await newBuyer(store());
    const orderNo = await order(person);
    await enquire(person.email.toUpperCase());
    await store().inbox.next(({ to }) => to.includes(person.email));
    const { status, body } = await store().call("POST /api/admin/people/{personId}/export", {
      token,
      params: of(person),
    });
    expect(status).toBe(200);
    expect(body.account).toMatchObject({ email: person.email, first_name: "Asha", has_password: false });
    expect(body.logins).toHaveLength(1);
    expect(body.savedAddresses).toMatchObject([{ address: "12 Marine Drive", recipient_name: "Asha Rao" }]);
    expect(body.orders).toMatchObject([
      {
        order_no: orderNo,
        lines: [{ quantity: 3 }],
        addresses: [{ recipient_phone: "+91 98200 00000" }],
        steps: [{ to_status: "Order Requested" }],
      },
    ]);
    expect(body.orders).toMatchObject([{ refunds: [], returns: [] }]);
    expect(body.enquiries).toMatchObject([{ description: "My private question" }]);
    expect(body.mails.map(({ kind }) => kind)).toContain("order-placed");
    expect(JSON.stringify(body)).not.toMatch(/hash|argon2|token/i);
    const { body: again } = await store().call("POST /api/admin/people/{personId}/export", {
      token,
      params: of(person),
    });
    expect(again.changesByStaff).toMatchObject([{ action: "data exported" }]);
  });

  it("is erased from every table, while amounts and lines of the orders stay", async () => {
    const token = await admin();
    const person = await newBuyer(store());
    const orderNo = await order(person);
    await enquire(person.email);
    await store().call("POST /api/admin/coupons", {
      token,
      body: {
        code: "",
        kind: "swag",
        oncePer: "coupon",
        boundEmail: person.email,
        note: `for ${person.email}`,
      },
    });
    await store().call("POST /api/admin/orders/{orderNo}/notes", {
      token,
      params: { orderNo },
      body: { note: `Called ${person.email}` },
    });
    await db()
      .updateTable("users")
      .set({ contact_no: "+91 90000 12345", last_name: "Unmistakable" })
      .where("user_id", "=", person.userId)
      .execute();
    await finish(orderNo);
    const books = () =>
      db()
        .selectFrom("orders")
        .innerJoin("order_lines", "order_lines.order_id", "orders.order_id")
        .select([
          "order_no",
          "sub_total_paise",
          "grand_total_paise",
          "product_name",
          "quantity",
          "total_paise",
          "orders.user_id",
        ])
        .where("order_no", "=", orderNo)
        .execute();
    const before = await books();
    expect(await erasure(token, person)).toMatchObject({
      blockedReason: "",
      orders: 1,
      enquiries: 1,
      savedAddresses: 1,
      codes: 1,
      hadKit: false,
    });
    expect((await erase(token, person)).body).toEqual({ isErased: true });
    expect(await books()).toEqual(before);
    const left = (await allTables())
      .split("\n")
      .filter(
        (row) => row.includes(person.email) || row.includes("Unmistakable") || row.includes("90000 12345"),
      );
    expect(left.filter((row) => !row.startsWith("pgboss"))).toEqual([]);
    const typedEmail = await db()
      .selectFrom("order_addresses")
      .innerJoin("orders", "orders.order_id", "order_addresses.order_id")
      .selectAll("order_addresses")
      .where("order_no", "=", orderNo)
      .executeTakeFirstOrThrow();
    expect(typedEmail).toMatchObject({
      recipient_name: "Erased",
      recipient_phone: "Erased",
      address: "Erased",
      country: "India",
    });
    const list = await store().call("GET /api/orders/{userId}", {
      params: { userId: person.userId },
      token: person.token,
    });
    expect(list.status).toBe(401);
    const again = await erase(token, person);
    expect(again.problem.code).toBe("erasure_not_possible");
    const unblock = await store().call("PUT /api/admin/people/{personId}", {
      token,
      params: of(person),
      body: { version: 2, isBlocked: false },
    });
    expect(unblock.status).toBe(404);
  });

  it("is not erased while an order is open, for staff, or without the e-mail address typed again", async () => {
    const token = await admin();
    const person = await newBuyer(store());
    const orderNo = await order(person);
    expect((await erase(token, person)).problem.code).toBe("erasure_not_possible");
    await finish(orderNo, "Cancelled");
    expect((await erase(token, person, "somebody@ledgerline.example")).problem.code).toBe(
      "email_not_confirmed",
    );
    const colleague = await newStaff(store(), "support");
    expect((await erase(token, colleague)).problem.code).toBe("erasure_not_possible");
    const still = await store().call("GET /api/admin/people/{personId}", { token, params: of(person) });
    expect(still.body).toMatchObject({ email: person.email, isErased: false });
  });

  it("frees the e-mail address for a new account, which gets no second kit", async () => {
    const token = await admin();
    const person = await newBuyer(store());
    const { body: kitOrder } = await redeemKit(store(), person);
    await finish(kitOrder);
    expect((await erasure(token, person)).hadKit).toBe(true);
    await erase(token, person);
    const { body: login } = await store().call("POST /api/accounts/signup", {
      body: { firstName: "New", lastName: "Start", email: person.email, isIndividual: true },
    });
    expect(login.userId).toBeGreaterThan(person.userId);
    await db()
      .updateTable("users")
      .set({ email_proved_at: store().now() })
      .where("user_id", "=", login.userId)
      .execute();
    expect(await kitApplicable(store(), login)).toBe(0);
    const kit = findProduct(store(), ({ productId }) => productId === KIT_ID);
    const refused = await store().call("POST /api/ShoppingCart/Add/", {
      token: login.token,
      body: { ...cartItem(kit, 1), userId: login.userId },
    });
    expect(refused.problem.code).toBe("kit_already_redeemed");
  });

  it("remembers a redeemed kit without the e-mail address, by a hash with this store's own key", async () => {
    const hashes = await db().selectFrom("erased_kits").selectAll().execute();
    const key = await db().selectFrom("erasure_key").selectAll().execute();
    expect(hashes.length).toBeGreaterThan(0);
    expect(key[0]?.secret.length).toBeGreaterThanOrEqual(64);
  });
});
