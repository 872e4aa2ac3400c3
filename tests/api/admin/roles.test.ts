import { expect, it } from "vitest";
import type { Route } from "../../../src/contract/route.ts";
import { type RouteKey, routes } from "../../../src/contract/routes.ts";
import { describeStore } from "../../support/describe-store.ts";
import { newBuyer } from "../../support/new-buyer.ts";
import { placeOrder } from "../../support/place-order.ts";

const staffRoutes = (Object.entries(routes) as [RouteKey, Route][]).flatMap(([key, route]) =>
  route.auth === "staff" ? [{ key, roles: route.roles }] : [],
);
const callers = ["nobody", "buyer", "giver", "packing", "people", "support", "catalogue", "admin"] as const;

/** Parameters that are well-formed: permission is checked before the record is looked up. */
const params = (key: string) =>
  Object.fromEntries([...key.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => [name, "1"]));

describeStore("roles in the admin", (store) => {
  it("have all their calls under /api/admin, and no other call is there [spec 6.12]", () => {
    const under = (Object.keys(routes) as RouteKey[]).filter((key) => /^\w+ \/api\/admin\//.test(key));
    expect(under.sort()).toEqual(staffRoutes.map(({ key }) => key).sort());
  });

  it.each(callers)(
    "%s may make the calls that the contract allows, and no others [spec 10.25]",
    async (person) => {
      const token = person === "nobody" ? undefined : (await newBuyer(store(), { role: person })).token;
      const permitted: string[] = [];
      for (const { key } of staffRoutes) {
        const { status, problem } = await store().call(key, {
          params: params(key),
          token,
          body: bodyOf(key),
        });
        if (status === 401) expect([person, problem.code]).toEqual(["nobody", "login_needed"]);
        else if (status === 403) expect(problem.code).toBe("forbidden");
        else permitted.push(key);
      }
      const allowed = staffRoutes.filter(({ roles }) => (roles as readonly string[]).includes(person));
      expect(permitted.sort()).toEqual(allowed.map(({ key }) => key).sort());
    },
  );
});

const readBySupport: readonly RouteKey[] = [
  "GET /api/admin/products",
  "GET /api/admin/products/{productId}",
  "GET /api/admin/categories",
  "GET /api/admin/stock",
  "GET /api/admin/stock/{stockId}",
  "GET /api/admin/stock-movements",
  "GET /api/admin/people",
  "GET /api/admin/people/{personId}",
  "GET /api/admin/coupons",
  "GET /api/admin/coupons/{couponId}",
  "GET /api/admin/coupons/{couponId}/uses",
  "GET /api/admin/kit",
];

describeStore("support", (store) => {
  it("reads products, stock, people, coupons and the kit, and changes nothing but the company that a customer is billed as", () => {
    const subjects = /\/admin\/(products|categories|stock|stock-movements|people|coupons|kit)(\/|$)/;
    const ofSupport = staffRoutes
      .filter(({ key, roles }) => subjects.test(key) && (roles as readonly string[]).includes("support"))
      .map(({ key }) => key);
    const changes = "POST /api/admin/people/{personId}/billed-company";
    expect(ofSupport.sort()).toEqual([...readBySupport, changes].sort());
  });

  it("sees customers, and nobody who works here", async () => {
    const support = await newBuyer(store(), { role: "support" });
    const admin = await newBuyer(store(), { role: "admin" });
    const customer = await newBuyer(store());
    const read = async (personId: number, token: string) =>
      (await store().call("GET /api/admin/people/{personId}", { params: { personId }, token })).status;
    expect([await read(customer.userId, support.token), await read(admin.userId, support.token)]).toEqual([
      200, 404,
    ]);
    expect(await read(admin.userId, admin.token)).toBe(200);
    const roles = async (token: string) => {
      const { body } = await store().call("GET /api/admin/people", { token, query: { perPage: "500" } });
      return new Set(body.rows.map(({ role }) => role));
    };
    expect([...(await roles(support.token))]).toEqual(["buyer"]);
    expect((await roles(admin.token)).size).toBeGreaterThan(1);
    const asked = await store().call("GET /api/admin/people", {
      token: support.token,
      query: { role: "admin" },
    });
    expect(asked.body.rows).toEqual([]);
  });

  it("finds the orders of one person", async () => {
    const { token } = await newBuyer(store(), { role: "support" });
    const { orderNo, buyer } = await placeOrder(store());
    await placeOrder(store());
    const { body } = await store().call("GET /api/admin/orders", {
      token,
      query: { personId: String(buyer.userId) },
    });
    expect(body.rows.map(({ id }) => id)).toEqual([orderNo]);
  });
});

const bodyOf = (key: RouteKey) => (key.startsWith("GET") ? undefined : {});
