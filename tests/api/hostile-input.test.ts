import { expect, it } from "vitest";
import type { Route } from "../../src/contract/route.ts";
import { type RouteKey, routes } from "../../src/contract/routes.ts";
import { describeStore } from "../support/describe-store.ts";
import { cartItem, plainProduct } from "../support/shopping.ts";
import { newSessionId } from "../support/store.ts";

const keys = Object.keys(routes) as RouteKey[];
const pathOf = (key: RouteKey, value: string) =>
  (key.split(" ")[1] ?? "").replace(/\{\w+\}/g, () => encodeURIComponent(value));
const methodOf = (key: RouteKey) => key.split(" ")[0] as "GET" | "POST";

/** Bodies that no page sends. */
const bodies: readonly [string, string][] = [
  ["nothing", ""],
  ["null", "null"],
  ["a number", "7"],
  ["a list", "[]"],
  ["an empty object", "{}"],
  ["broken JSON", '{"a":'],
  ["a prototype", '{"__proto__":{"isAdmin":true}}'],
  ["a NUL", '"a\\u0000b@ledgerline.example"'],
  ["nested 20,000 deep", `${"[".repeat(20_000)}${"]".repeat(20_000)}`],
  [
    "wrong types",
    '{"userId":"1","qty":"many","productId":{},"email":[],"password":1,"name":false,"deliveryAddress":"home"}',
  ],
  ["huge numbers", '{"userId":1e308,"productId":99999999999999999999,"productDetailsId":-1,"qty":1e400}'],
];
const values = [
  "0",
  "-1",
  "9".repeat(40),
  "%00",
  "a\u0000b",
  "../../etc/passwd",
  "' or 1=1 --",
  "x".repeat(240),
  "😀",
  "NaN",
];

describeStore("hostile input", (store) => {
  it("gets a 4xx problem, never a 500, on every call of the contract [spec 10.43]", async () => {
    for (const key of keys) {
      for (const [name, payload] of bodies) {
        if (methodOf(key) === "GET") continue;
        const response = await store().inject({
          method: "POST",
          url: pathOf(key, newSessionId()),
          headers: { "content-type": "application/json" },
          payload,
        });
        expect(response.statusCode, `${key} with ${name}: ${response.body}`).toBeLessThan(500);
        if (response.statusCode >= 400) {
          expect(response.headers["content-type"], `${key} with ${name}`).toContain(
            "application/problem+json",
          );
          expect(response.json(), `${key} with ${name}`).toMatchObject({
            status: response.statusCode,
            code: expect.any(String),
          });
        }
      }
      for (const value of values) {
        const response = await store().inject({
          method: methodOf(key),
          url: `${pathOf(key, value)}?searchTerm=${encodeURIComponent(value)}`,
          headers: methodOf(key) === "POST" ? { "content-type": "application/json" } : {},
          ...(methodOf(key) === "POST" ? { payload: "{}" } : {}),
        });
        expect(response.statusCode, `${key} at ${value}: ${response.body}`).toBeLessThan(500);
        expect(response.body).not.toContain("at file:");
      }
    }
  });

  it("needs the person's own token on every call that names a person [spec 10.18]", async () => {
    const victim = await store().login("office@ledgerline.example");
    const outsider = await store().login("employee@ledgerline.example");
    const named = keys.filter((key) => /\{userId|userIdOrSessionId\}/.test(key) || hasUserId(key));
    expect(named.length).toBeGreaterThanOrEqual(8);
    for (const key of named) {
      const body = validBody(key, victim.userId);
      for (const [token, status] of [
        [undefined, 401],
        ["a".repeat(43), 401],
        [outsider.token, 403],
      ] as const) {
        const result = await store().call(key, {
          params: { userId: victim.userId, userIdOrSessionId: victim.userId },
          ...(body ? { body } : {}),
          token,
        });
        expect([key, token?.slice(0, 3), result.status]).toEqual([key, token?.slice(0, 3), status]);
      }
    }
  });

  it("gets its own refusal for method, content type, size, unknown path and XSRF [spec 7.2, 10.24]", async () => {
    const at = async (
      method: "GET" | "POST" | "DELETE",
      url: string,
      headers: Record<string, string> = {},
      payload?: string,
    ) => {
      const response = await store().inject({
        method,
        url,
        headers,
        ...(payload === undefined ? {} : { payload }),
      });
      return [response.statusCode, response.json().code];
    };
    const json = { "content-type": "application/json" };
    expect(await at("DELETE", "/api/currencyrates")).toEqual([405, "method_not_allowed"]);
    expect(await at("GET", "/api/nothing")).toEqual([404, "not_found"]);
    expect(await at("POST", "/api/accounts/login", { "content-type": "text/xml" }, "<a/>")).toEqual([
      415,
      "wrong_content_type",
    ]);
    expect(
      await at("POST", "/api/accounts/login", { "content-type": "application/x-www-form-urlencoded" }, "a=1"),
    ).toEqual([415, "wrong_content_type"]);
    expect(await at("POST", "/api/contact", json, JSON.stringify({ Name: "x".repeat(300_000) }))).toEqual([
      413,
      "too_large",
    ]);
    expect(
      await at("POST", "/api/accounts/logout", { cookie: "XSRF-TOKEN=abc", "x-xsrf-token": "abd" }),
    ).toEqual([403, "xsrf"]);
    const matching = await store().inject({
      method: "POST",
      url: "/api/accounts/logout",
      headers: { cookie: "a=b; XSRF-TOKEN=abc", "x-xsrf-token": "abc" },
    });
    expect(matching.statusCode).toBe(200);
  });

  it.each([
    ["POST", "/api/accounts/logout"],
    ["PUT", "/api/admin/content/home"],
    ["DELETE", "/api/admin/content/home"],
  ] as const)("refuses a %s that has the cookie and not its value", async (method, url) => {
    const sent = async (header: Record<string, string>) => {
      const headers = { cookie: "XSRF-TOKEN=abc", ...header };
      const { statusCode, body } = await store().inject({ method, url, headers });
      return [statusCode, JSON.parse(body).code];
    };
    for (const header of [
      {},
      { "x-xsrf-token": "" },
      { "x-xsrf-token": "abd" },
      { "x-xsrf-token": "abcabc" },
    ])
      expect(await sent(header as Record<string, string>)).toEqual([403, "xsrf"]);
    expect((await sent({ "x-xsrf-token": "abc" }))[1]).not.toBe("xsrf");
  });

  it("matches paths in any case and with or without the last slash [spec 10.41]", async () => {
    const sessionId = newSessionId();
    const body = { ...cartItem(plainProduct(store()), 1), sessionId };
    for (const url of ["/api/shoppingcart/add", "/API/SHOPPINGCART/ADD/", "/api/ShoppingCart/Add/"]) {
      const response = await store().inject({ method: "POST", url, payload: body });
      expect([url, response.statusCode]).toEqual([url, 200]);
    }
    const cartBefore = await store().inject({ method: "POST", url: `/api/shoppingcart/cart/${sessionId}` });
    expect(cartBefore.json()).toHaveLength(1);
  });
});

describeStore(
  "limits",
  (store) => {
    it("respond with 429 and Retry-After after too many calls in a minute [spec 10.44]", async () => {
      const responses = [];
      for (let i = 0; i < 25; i += 1) {
        responses.push(
          await store().call("POST /api/accounts/emailexists", { body: "somebody@ledgerline.example" }),
        );
      }
      const refused = responses.filter((result) => result.status === 429);
      expect(refused.length).toBe(5);
      expect(refused[0]?.problem.code).toBe("too_many_requests");
      expect(Number(refused[0]?.headers["retry-after"])).toBeGreaterThan(0);
    });
  },
  { env: { RATE_LIMIT: "20" } },
);

function hasUserId(key: RouteKey): boolean {
  const { body } = routes[key] as Route;
  return JSON.stringify(body ?? {}).includes('"userId"');
}

function validBody(key: RouteKey, userId: number): object | undefined {
  const common = { userId, sessionId: newSessionId() };
  if (key.includes("ShoppingCart/Add") || key.includes("ShoppingCart/Update"))
    return { ...common, productId: 1, productDetailsId: 1, qty: 1 };
  if (key.includes("Checkout")) {
    const address = {
      recipientName: "a",
      recipientCity: "a",
      region: "a",
      address: "a",
      recipientPhone: "1",
      country: "India",
    };
    return { userId, deliveryAddress: [address], currencyCode: "INR" };
  }
  if (key.includes("Validate")) return { ...common, name: "SAVE10" };
  if (key.includes("signup"))
    return { ...common, firstName: "a", lastName: "b", email: "free@ledgerline.example" };
  if (key.includes("changepassword"))
    return { userId, currentPassword: "a", newPassword: "b", confirmNewPassword: "b" };
  return undefined;
}
