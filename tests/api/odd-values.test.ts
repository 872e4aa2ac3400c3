import { expect, it } from "vitest";
import { describeStore } from "../support/describe-store.ts";
import { newBuyer } from "../support/new-buyer.ts";
import { cartItem, checkoutBody, homeAddress, plainProduct } from "../support/shopping.ts";
import { sendWebhook, signRazorpay } from "../support/signed-webhook.ts";
import { newStaff } from "../support/staff.ts";
import { newSessionId, type TestStore } from "../support/store.ts";

const json = { "content-type": "application/json" };

/** A person's cart with one plain product, ready for checkout. */
async function readyToOrder(store: TestStore) {
  const buyer = await newBuyer(store);
  const { body: cart } = await store.call("POST /api/ShoppingCart/Add/", {
    body: { ...cartItem(plainProduct(store), 1), userId: buyer.userId },
    token: buyer.token,
  });
  const order = (deliveryAddress: object) =>
    store.call("POST /api/ShoppingCart/Checkout", {
      body: checkoutBody(buyer.userId, cart, { deliveryAddress: [{ ...homeAddress, ...deliveryAddress }] }),
      token: buyer.token,
    });
  return { buyer, order };
}

describeStore("odd values", (store) => {
  const contact = (payload: string) =>
    store().inject({ method: "POST", url: "/api/contact", headers: json, payload });

  it.each([
    ["a value", '{"Name":"\\ud800","Email":"a@b.example","Description":"x"}'],
    ["the second half alone", '{"Name":"a\\udc00b","Email":"a@b.example","Description":"x"}'],
    ["a name", '{"Name":"a","Email":"a@b.example","Description":"x","\\ud800":1}'],
  ])("half a character in %s of JSON is malformed", async (_, payload) => {
    const response = await contact(payload);
    expect([response.statusCode, response.json().code]).toEqual([400, "malformed"]);
  });

  it("both halves of a character in JSON are the character", async () => {
    const response = await contact('{"Name":"\\ud83c\\udf81","Email":"a@b.example","Description":"x"}');
    expect(response.statusCode).toBe(200);
  });

  it.each(["1e309", "-1e309", "Infinity", "1e21", "99999999999999999999"])(
    "%s is no number in a path or a query",
    async (number) => {
      const { token } = await newStaff(store(), "admin");
      for (const url of [
        `/api/Product/${number}`,
        `/api/admin/people/${number}`,
        `/api/admin/orders?page=${number}`,
        `/api/admin/orders?productId=${number}`,
        `/api/admin/audit?perPage=${number}`,
      ]) {
        const { statusCode } = await store().inject({ url, headers: { authorization: `Bearer ${token}` } });
        expect([url, statusCode]).toEqual([url, 400]);
      }
    },
  );

  it("fields that the contract does not name change nothing", async () => {
    const { token } = await newStaff(store(), "admin");
    const details = await store().call("GET /api/admin/content/{kind}", { params: { kind: "menu" }, token });
    const menus = [
      {
        name: "More",
        link: "/bags",
        menu_item_id: 1,
        items: [{ name: "Bags", link: "/bags", colour: "red" }],
      },
    ];
    const content = { kind: "menu", menus } as const;
    const params = { kind: "menu" } as const;
    const saved = await store().call("PUT /api/admin/content/{kind}", {
      params,
      body: { version: details.body.version, content },
      token,
    });
    expect(saved.status).toBe(200);
    const published = await store().call("POST /api/admin/content/{kind}/publish", {
      params,
      body: { version: saved.body.version },
      token,
    });
    expect(published.status).toBe(200);
  });

  it("an id in the body does not replace the one in the path", async () => {
    const { token } = await newStaff(store(), "admin");
    const { body: before } = await store().call("GET /api/admin/products/{productId}", {
      params: { productId: 1 },
      token,
    });
    const { body: other } = await store().call("GET /api/admin/products/{productId}", {
      params: { productId: 2 },
      token,
    });
    const withdrawn = await store().call("POST /api/admin/products/{productId}/withdraw", {
      params: { productId: 1 },
      body: { version: before.version, productId: 2, isPublished: true },
      token,
    });
    expect(withdrawn.body).toMatchObject({ id: 1, isPublished: false });
    const after = await store().call("GET /api/admin/products/{productId}", {
      params: { productId: 2 },
      token,
    });
    expect(after.body).toEqual(other);
  });

  it.each(["   ", "\u200b", "\u200b\u2060\ufeff", "\u3164\u2800", "\u202e\u202d", "\u00ad", "\u200d"])(
    "a name of %j is no name",
    async (name) => {
      const signUp = await store().call("POST /api/accounts/signup", {
        body: { firstName: name, lastName: "Rao", email: `${newSessionId()}@ledgerline.example` },
      });
      expect([signUp.status, signUp.problem.code]).toEqual([400, "malformed"]);
      const { order } = await readyToOrder(store());
      for (const field of ["recipientName", "address", "recipientCity", "region", "recipientPhone"]) {
        const { status } = await order({ [field]: name });
        expect([field, status]).toEqual([field, field === "region" ? 422 : 400]);
      }
    },
  );

  it("an address is kept without what cannot be seen", async () => {
    const { buyer, order } = await readyToOrder(store());
    const placed = await order({ recipientName: "Asha\u202e Rao\u200b", address: "12\u2066 Marine\nDrive" });
    expect(placed.status).toBe(200);
    const row = await store()
      .services.database.db.selectFrom("order_addresses")
      .innerJoin("orders", "orders.order_id", "order_addresses.order_id")
      .select(["order_addresses.recipient_name", "address"])
      .where("user_id", "=", buyer.userId)
      .executeTakeFirst();
    expect(row).toEqual({ recipient_name: "Asha Rao", address: "12 Marine\nDrive" });
  });
});

describeStore(
  "a webhook of Razorpay",
  (store) => {
    it("counts once, whatever event id somebody writes over it", async () => {
      const signed = signRazorpay({
        event: "payment_link.paid",
        payload: {
          payment_link: { entity: { id: "plink_x" } },
          payment: { entity: { id: "pay_x", amount: 1 } },
        },
      });
      const again = { ...signed, headers: { ...signed.headers, "x-razorpay-event-id": "another" } };
      for (const webhook of [signed, again])
        expect((await sendWebhook(store(), "razorpay", webhook)).status).toBe(200);
      const { rows } = await store().services.database.pool.query("select 1 from payment_events");
      expect(rows.length).toBe(1);
    });
  },
  {
    env: {
      RAZORPAY_KEY_ID: "k",
      RAZORPAY_KEY_SECRET: "s",
      RAZORPAY_WEBHOOK_SECRET: "razorpay-signs-with-this",
    },
  },
);
