import { expect, it } from "vitest";
import type { Route } from "../../../src/contract/route.ts";
import { type RouteKey, routes } from "../../../src/contract/routes.ts";
import { describeStore } from "../../support/describe-store.ts";
import { newBuyer } from "../../support/new-buyer.ts";

const staffRoutes = (Object.entries(routes) as [RouteKey, Route][]).flatMap(([key, route]) =>
  route.auth === "staff" ? [{ key, roles: route.roles }] : [],
);
const callers = ["nobody", "buyer", "support", "catalogue", "admin"] as const;

/** Parameters that are well-formed: permission is checked before the record is looked up. */
const params = (key: string) =>
  Object.fromEntries([...key.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => [name, "1"]));

describeStore("roles in the admin", (store) => {
  it("have all their calls under /api/admin, and no other call is there", () => {
    const under = (Object.keys(routes) as RouteKey[]).filter((key) => /^\w+ \/api\/admin\//.test(key));
    expect(under.sort()).toEqual(staffRoutes.map(({ key }) => key).sort());
  });

  it.each(callers)("%s may make the calls that the contract allows, and no others", async (person) => {
    const token = person === "nobody" ? undefined : (await newBuyer(store(), { role: person })).token;
    const permitted: string[] = [];
    for (const { key } of staffRoutes) {
      const { status, problem } = await store().call(key, { params: params(key), token, body: bodyOf(key) });
      if (status === 401) expect([person, problem.code]).toEqual(["nobody", "login_needed"]);
      else if (status === 403) expect(problem.code).toBe("forbidden");
      else permitted.push(key);
    }
    const allowed = staffRoutes.filter(({ roles }) => (roles as readonly string[]).includes(person));
    expect(permitted.sort()).toEqual(allowed.map(({ key }) => key).sort());
  });
});

const bodyOf = (key: RouteKey) => (key.startsWith("GET") ? undefined : {});
