import { randomBytes } from "node:crypto";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";
import { listUnpaidOrders } from "../../src/orders/cancel/unpaid-orders.store.ts";
import { describeStore } from "../support/describe-store.ts";
import { codeIn, mailTo, signUp } from "../support/mailed-code.ts";
import { newBuyer } from "../support/new-buyer.ts";
import { cartItem, checkoutBody, plainProduct } from "../support/shopping.ts";
import { newStaff } from "../support/staff.ts";

const HOUR_MS = 3_600_000;
const TOKEN = "a-token-of-the-operators";

describeStore(
  "endpoints for operators",
  (store) => {
    const statusAt = async (url: string, remoteAddress: string, headers: Record<string, string> = {}) =>
      (await store().inject({ url, remoteAddress, headers })).statusCode;

    const listen = async () => {
      if (!store().app.server.listening) await store().app.listen({ port: 0, host: "127.0.0.1" });
    };
    /** All that the store writes until the connection ends. */
    const responseTo = (bytes: string) =>
      text(connect((store().app.server.address() as AddressInfo).port, "127.0.0.1").end(bytes));

    it.each(["/metrics", "/api/docs/json", "/api/docs/admin/json"])(
      "%s responds to this machine, and to other machines only with the token",
      async (url) => {
        expect(await statusAt(url, "127.0.0.1")).toBe(200);
        expect(await statusAt(url, "::ffff:127.0.0.1")).toBe(200);
        expect(await statusAt(url, "127.0.0.1", { "x-forwarded-for": "127.0.0.1" })).toBe(403);
        expect(await statusAt(url, "127.0.0.1", { "x-real-ip": "127.0.0.1" })).toBe(403);
        expect(await statusAt(url, "127.0.0.1", { host: "evil.example:3000" })).toBe(403); // DNS rebinding
        expect(await statusAt(url, "::1", { host: "[::1]:3000" })).toBe(200);
        expect(await statusAt(url, "10.0.0.7")).toBe(403);
        expect(await statusAt(url, "10.0.0.7", { authorization: "Bearer another-token-of-theirs" })).toBe(
          403,
        );
        expect(await statusAt(url, "10.0.0.7", { authorization: `Bearer ${TOKEN}` })).toBe(200);
        const byName = { authorization: `Bearer ${TOKEN}`, host: "shop.example" };
        expect(await statusAt(url, "10.0.0.7", byName)).toBe(200);
      },
    );

    it("/healthz and /readyz respond to everybody", async () => {
      expect([await statusAt("/healthz", "10.0.0.7"), await statusAt("/readyz", "10.0.0.7")]).toEqual([
        200, 200,
      ]);
    });

    it("every response says nosniff, HSTS where the store is on https, that no site frames it, and its request id", async () => {
      for (const url of ["/api/HeaderMenu", "/api/nothing", "/metrics", "/robots.txt", "/sitemap.xml"])
        for (const time of ["first", "again"]) {
          const { headers } = await store().inject({ url });
          expect([url, time, headers]).toEqual([
            url,
            time,
            expect.objectContaining({
              "x-content-type-options": "nosniff",
              "strict-transport-security": "max-age=31536000",
              "content-security-policy": expect.stringMatching(/frame-ancestors 'none'/),
            }),
          ]);
        }
      const { headers } = await store().inject({ url: "/api/nothing" });
      expect(headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
    });

    it("a request whose end is not clear is refused, and what follows it is no request", async () => {
      await listen();
      const hidden = "GET /healthz HTTP/1.1\r\nHost: shop.example\r\n\r\n";
      for (const head of [
        `Content-Length: 0\r\nTransfer-Encoding: chunked`,
        `Content-Length: 0\r\nContent-Length: ${hidden.length}`,
        `Content-Length: 0, ${hidden.length}`,
        "Transfer-Encoding: chunked, identity",
        "Transfer-Encoding: xchunked",
        "Transfer-Encoding : chunked",
        "Transfer-Encoding:\r\n chunked\r\nContent-Length: 0",
        "Content-Length: +5",
      ]) {
        const request = `POST /api/contact HTTP/1.1\r\nHost: shop.example\r\nContent-Type: application/json\r\n${head}`;
        const response = await responseTo(`${request}\r\n\r\n0\r\n\r\n${hidden}`);
        expect([head, response.match(/^HTTP\/1\.1 \d+/gm)]).toEqual([head, ["HTTP/1.1 400"]]);
        expect(response).not.toContain('"status":"ok"');
      }
    });

    it("a request with two hosts is refused, also where its response is ready", async () => {
      await listen();
      for (const path of ["/api/currencyrates", "/api/currencyrates", "/healthz"]) {
        const one = `GET ${path} HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n`;
        expect(await responseTo(`${one}\r\n`)).toMatch(/^HTTP\/1\.1 200 /);
        const response = await responseTo(`${one}hOST: other.example\r\n\r\n`);
        expect(response).toMatch(/^HTTP\/1\.1 400 /);
        expect(response).toContain("The request has two Host headers.");
      }
    });

    it("a request that Node cannot read gets the same headers, and nothing about the program", async () => {
      await listen();
      for (const [request, status] of [
        ["NOT A REQUEST", 400],
        [`GET / HTTP/1.1\r\nHost: shop.example\r\nX: ${"x".repeat(20_000)}`, 431],
      ] as const) {
        const response = await responseTo(`${request}\r\n\r\n`);
        expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
        expect(response).toMatch(/\r\nx-content-type-options: nosniff\r\n/);
        expect(response).toMatch(/\r\nstrict-transport-security: max-age=31536000\r\n/);
        expect(response).toMatch(/\r\ncontent-security-policy: frame-ancestors 'none'\r\n/);
        expect(response).toMatch(/"status":4\d\d/);
        expect(response).not.toMatch(/node|fastify|HPE_/i);
      }
    });

    it("a failure names the request id that the log has", async () => {
      await store().services.database.pool.query("alter table carts rename to carts_away");
      const { body } = await store().inject({
        method: "POST",
        url: "/api/ShoppingCart/Add/",
        payload: { ...cartItem(plainProduct(store()), 1), sessionId: crypto.randomUUID() },
      });
      await store().services.database.pool.query("alter table carts_away rename to carts");
      expect(JSON.parse(body)).toMatchObject({
        status: 500,
        requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      });
    });
  },
  { env: { OPERATIONS_TOKEN: TOKEN, PUBLIC_URL: "https://shop.example" } },
);

describeStore("a login", (store) => {
  it.each([
    ["a customer", () => newBuyer(store()), 12],
    ["staff", () => newStaff(store(), "support"), 8],
  ] as const)(
    "of %s ends after some hours of use, however often it is refreshed",
    async (_, logIn, hours) => {
      let { token } = await logIn();
      const refresh = () => store().call("POST /api/accounts/refresh", { token });
      for (let quarter = 1; quarter < hours * 4; quarter += 1) {
        store().advanceClock(HOUR_MS / 4);
        const { status, body } = await refresh();
        expect([quarter, status]).toEqual([quarter, 200]);
        token = body.token;
      }
      store().advanceClock(HOUR_MS / 4);
      expect((await refresh()).problem.code).toBe("login_expired");
    },
  );
});

describeStore("the first proof of an e-mail address", (store) => {
  const withCart = async () => {
    const { email, body } = await signUp(store());
    const item = { ...cartItem(plainProduct(store()), 1), userId: body.userId };
    await store().call("POST /api/ShoppingCart/Add/", { body: item, token: body.token });
    return { email, userId: body.userId, token: body.token, otp: codeIn(await mailTo(store(), email)) };
  };
  const linesOf = async (userId: number) =>
    (
      await store()
        .services.database.db.selectFrom("cart_lines")
        .innerJoin("carts", "carts.cart_key", "cart_lines.cart_key")
        .select("cart_id")
        .where("user_id", "=", userId)
        .execute()
    ).length;
  const addressesOf = async (userId: number) => {
    const { db } = store().services.database;
    const saved = db.selectFrom("saved_addresses").select("saved_address_id").where("user_id", "=", userId);
    return (await saved.execute()).length;
  };
  const newPassword = "a quiet green bicycle";

  it("deletes what somebody else left there where the owner says so, and prolongs no unpaid order of theirs", async () => {
    const { email, otp, userId, token } = await withCart();
    const { body: cart } = await store().call("POST /api/ShoppingCart/Cart/{userIdOrSessionId}", {
      params: { userIdOrSessionId: String(userId) },
      token,
    });
    await store().call("POST /api/ShoppingCart/Checkout", {
      body: checkoutBody(userId, cart, { saveAddress: true }),
      token,
    });
    await store().call("POST /api/ShoppingCart/Add/", {
      body: { ...cartItem(plainProduct(store()), 1), userId },
      token,
    });
    expect(await addressesOf(userId)).toBe(1);
    store().advanceClock(1_000);
    const begun = { answer: "clean", firstName: "Victoria", lastName: "" };
    await store().call("POST /api/accounts/RecoverPassword", { body: { email, otp, newPassword, begun } });
    expect([await linesOf(userId), await addressesOf(userId)]).toEqual([0, 0]);
    const { db } = store().services.database;
    const owner = db.selectFrom("users").select(["first_name", "contact_no"]).where("user_id", "=", userId);
    expect(await owner.executeTakeFirst()).toEqual({ first_name: "Victoria", contact_no: null });
    const { pay_by, placed_at, order_no } = await db
      .selectFrom("orders")
      .select(["order_no", "placed_at", "pay_by"])
      .where("user_id", "=", userId)
      .executeTakeFirstOrThrow();
    const inThreeDays = new Date(placed_at.getTime() + 72 * HOUR_MS);
    expect(pay_by, "as its page said when it was placed").toEqual(inThreeDays);
    expect(await listUnpaidOrders(db, inThreeDays)).toContainEqual({ order_no });
  });

  it("takes no last name for an owner who has none, and staff find the person", async () => {
    const { email, otp } = await withCart();
    const name = `J${randomBytes(6).toString("hex")}`;
    const begun = { answer: "mine", firstName: name, lastName: "" };
    await store().call("POST /api/accounts/RecoverPassword", { body: { email, otp, newPassword, begun } });
    const login = await store().call("POST /api/accounts/login", {
      body: { userName: email, password: newPassword },
    });
    expect(login.body).toMatchObject({ fullName: name });
    const { token } = await newStaff(store(), "admin");
    const people = await store().call("GET /api/admin/people", { token, query: { q: name } });
    expect(people.body.rows).toMatchObject([{ email, fullName: name }]);
  });

  it("keeps the cart of the browser that signed up", async () => {
    const { email, otp, userId, token } = await withCart();
    await store().call("POST /api/accounts/RecoverPassword", { body: { email, otp, newPassword }, token });
    expect(await linesOf(userId)).toBe(1);
    const { db } = store().services.database;
    const owner = db.selectFrom("users").select("claimed_at").where("user_id", "=", userId);
    expect(await owner.executeTakeFirst()).toEqual({ claimed_at: null });
  });
});
