import { expect, it, vi } from "vitest";
import { describeStore } from "../support/describe-store.ts";
import { orderLinkIn } from "../support/mailed-order-link.ts";
import { newBuyer } from "../support/new-buyer.ts";
import { placeOrder } from "../support/place-order.ts";
import { deliverOrder } from "../support/place-paid-order.ts";
import { newStaff } from "../support/staff.ts";
import type { TestStore } from "../support/store.ts";

const HOUR_MS = 3_600_000;

const read = (store: TestStore, orderNo: string, link?: string, token?: string) =>
  store.call("GET /api/orders/{orderNo}/details", {
    params: { orderNo },
    ...(link && { headers: { "x-order-link": link } }),
    token,
  });

/** The link of the newest mail to the buyer whose subject has the words. */
async function mailedLink(store: TestStore, email: string, words: string): Promise<string> {
  return orderLinkIn(
    await store.inbox.next(({ to, subject }) => to.includes(email) && subject.includes(words)),
  );
}

describeStore("the link in the mails about an order", (store) => {
  const withdraw = (orderNo: string, token: string) =>
    store().call("POST /api/admin/orders/{orderNo}/withdraw-link", { params: { orderNo }, token });

  it("opens that order without a login, and also while somebody else is logged in", async () => {
    const { orderNo, buyer } = await placeOrder(store());
    const link = await mailedLink(store(), buyer.email, orderNo);
    const other = await newBuyer(store());
    for (const token of [undefined, other.token, "expired".repeat(7)]) {
      const { status, body } = await read(store(), orderNo, link, token);
      expect([status, body.orderNo]).toEqual([200, orderNo]);
      expect(body.addresses).toHaveLength(1);
      expect(JSON.stringify(body)).not.toMatch(new RegExp(`${buyer.email}|userId|token`));
    }
  });

  it("opens no other order, and nothing but that order", async () => {
    const { orderNo, buyer } = await placeOrder(store());
    const other = await placeOrder(store());
    const link = await mailedLink(store(), buyer.email, orderNo);
    const theirs = await mailedLink(store(), other.buyer.email, other.orderNo);
    const wrong = [
      read(store(), other.orderNo, link),
      read(store(), orderNo, theirs),
      read(store(), orderNo, `${orderNo}.${theirs.split(".")[1]}`),
      read(store(), orderNo, link.slice(0, -1) + (link.endsWith("_") ? "-" : "_")),
      read(store(), orderNo, "nonsense", buyer.token),
    ];
    for (const { status, problem } of await Promise.all(wrong))
      expect([status, problem.code]).toEqual([404, "order_not_found"]);
    expect((await read(store(), orderNo)).problem.code).toBe("login_needed");
    const orders = await store().call("GET /api/orders/{userId}", {
      params: { userId: buyer.userId },
      headers: { "x-order-link": link },
    });
    expect(orders.problem.code).toBe("login_needed");
  });

  it("cancels the order and loads its invoice, in the buyer's name", async () => {
    const staff = await newStaff(store(), "support");
    const { orderNo, buyer } = await placeOrder(store());
    const headers = { "x-order-link": await mailedLink(store(), buyer.email, orderNo) };
    const params = { orderNo };
    const cancelled = await store().call("POST /api/orders/{orderNo}/cancel", { params, headers });
    expect(cancelled.body.status).toBe("Cancelled");
    await store().inbox.next(
      ({ to, subject }) => to.includes(buyer.email) && subject.includes("is cancelled"),
    );

    const paid = await placeOrder(store());
    await store().call("POST /api/admin/orders/{orderNo}/status", {
      params: { orderNo: paid.orderNo },
      body: { from: "Order Requested", to: "Order Confirmed" },
      token: staff.token,
    });
    await deliverOrder(store(), paid.orderNo, staff.token);
    const link = await mailedLink(store(), paid.buyer.email, paid.orderNo);
    await vi.waitFor(async () => {
      const { body } = await read(store(), paid.orderNo, link);
      const [invoice] = body.documents;
      const { body: file } = await store().call("GET /api/orders/{orderNo}/documents/{documentId}", {
        params: { orderNo: paid.orderNo, documentId: invoice?.id ?? 0 },
        headers: { "x-order-link": link },
      });
      expect(Buffer.from(file.pdf, "base64").subarray(0, 5).toString()).toBe("%PDF-");
    }, 300_000);
  });

  it("is withdrawn by staff, and a new mail carries a new one", async () => {
    const support = await newStaff(store(), "support");
    const catalogue = await newStaff(store(), "catalogue");
    const { orderNo, buyer } = await placeOrder(store());
    const link = await mailedLink(store(), buyer.email, orderNo);
    expect((await withdraw(orderNo, catalogue.token)).status).toBe(403);
    const { body } = await withdraw(orderNo, support.token);
    expect(body.timeline.map(({ title }) => title)).toContain("Order link withdrawn");
    expect((await read(store(), orderNo, link)).problem.code).toBe("order_not_found");
    await store().call("POST /api/order-links", { body: { orderNo, email: buyer.email } });
    const fresh = await mailedLink(store(), buyer.email, "Your link to order");
    expect(fresh).not.toBe(link);
    expect((await read(store(), orderNo, fresh)).status).toBe(200);
  });

  it("is not in the stored mail that staff read", async () => {
    const staff = await newStaff(store(), "support");
    const { orderNo, buyer } = await placeOrder(store());
    const link = await mailedLink(store(), buyer.email, orderNo);
    await vi.waitFor(async () => {
      const mails = await store()
        .services.database.db.selectFrom("mails")
        .select(["text_body", "html_body", "state"])
        .where("recipient", "=", buyer.email)
        .execute();
      expect(mails.every(({ state }) => state === "sent")).toBe(true);
      expect(JSON.stringify(mails)).not.toContain(link.split(".")[1]);
    }, 300_000);
    expect((await withdraw(orderNo, staff.token)).status).toBe(200);
  });

  it("opens nothing once the buyer is blocked, and hides what was typed from a mailbox that was never proved", async () => {
    const { db } = store().services.database;
    const { orderNo, buyer } = await placeOrder(store());
    const link = await mailedLink(store(), buyer.email, orderNo);
    const change = (values: { email_proved_at?: null; blocked_at?: Date }) =>
      db.updateTable("users").set(values).where("user_id", "=", buyer.userId).execute();
    await change({ email_proved_at: null });
    expect((await read(store(), orderNo, link)).body.addresses).toEqual([]);
    await change({ blocked_at: store().now() });
    expect((await read(store(), orderNo, link)).problem.code).toBe("order_not_found");
  });

  it("is mailed to number and e-mail address that belong together; the answer never says whether they do", async () => {
    const { orderNo, buyer } = await placeOrder(store());
    const other = await newBuyer(store());
    const ask = (body: { orderNo: string; email: string }) => store().call("POST /api/order-links", { body });
    const responses = [
      await ask({ orderNo, email: other.email }),
      await ask({ orderNo: "KS-0000-0000-0", email: buyer.email }),
      await ask({ orderNo: "no number", email: "nobody@nowhere.example" }),
      await ask({
        orderNo: orderNo.toLowerCase().replaceAll("-", " "),
        email: ` ${buyer.email.toUpperCase()} `,
      }),
    ];
    for (const { status, body } of responses) expect([status, body]).toEqual([200, 200]);
    const link = await mailedLink(store(), buyer.email, "Your link to order");
    expect((await read(store(), orderNo, link)).status).toBe(200);
    expect(store().inbox.mails.filter(({ to }) => to.includes(other.email))).toEqual([]);
  });
});

describeStore(
  "limits of links to orders",
  (store) => {
    it("stop guessing at links from one client, and leave others alone", async () => {
      const { orderNo, buyer } = await placeOrder(store());
      const link = await mailedLink(store(), buyer.email, orderNo);
      const from = async (remoteAddress: string, given: string) => {
        const url = `/api/orders/${orderNo}/details`;
        return (await store().inject({ url, remoteAddress, headers: { "x-order-link": given } })).statusCode;
      };
      for (let guess = 0; guess < 30; guess += 1)
        expect(await from("203.0.113.1", `${orderNo}.${"x".repeat(20)}${guess}`)).toBe(404);
      expect(await from("203.0.113.1", link)).toBe(429);
      expect(await from("203.0.113.2", link)).toBe(200);
      store().advanceClock(HOUR_MS);
      expect(await from("203.0.113.1", link)).toBe(200);
    });

    it("stop mails to one mailbox, whether or not it has the order", async () => {
      const { orderNo, buyer } = await placeOrder(store());
      let client = 0;
      const ask = async (email: string) => {
        client += 1;
        const remoteAddress = `203.0.113.${client}`;
        const body = { orderNo, email };
        const response = await store().inject({
          method: "POST",
          url: "/api/order-links",
          body,
          remoteAddress,
        });
        return response.statusCode;
      };
      for (const email of [buyer.email, "nobody@nowhere.example"]) {
        const responses = [];
        for (let n = 0; n < 6; n += 1) responses.push(await ask(email));
        expect(responses).toEqual([200, 200, 200, 200, 200, 429]);
      }
    });
  },
  { env: { RATE_LIMIT: "100000" } },
);
