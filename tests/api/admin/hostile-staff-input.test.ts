import { expect, it } from "vitest";
import type { Route } from "../../../src/contract/route.ts";
import { type RouteKey, routes } from "../../../src/contract/routes.ts";
import { describeStore } from "../../support/describe-store.ts";
import { sampleValue, variationsOfValue } from "../../support/sample-value.ts";
import { newStaff } from "../../support/staff.ts";

const CAN_TAKE_MS = 300_000;

/** The values that replace each leaf of a body or a query. */
const hostileValues = [
  null,
  "",
  " ",
  "a\u0000b",
  "\ud800",
  "😀".repeat(3_000),
  "x".repeat(70_000),
  "<img src=x onerror=alert(1)>",
  "=cmd|' /C calc'!A0",
  "' or 1=1 --",
  "9999-99-99",
  "2026-02-31",
  "-271821-04-20T00:00:00.000Z",
  "javascript:alert(1)",
  -1,
  0,
  0.1,
  1e21,
  2_147_483_648,
  -9_007_199_254_740_991,
  {},
  [],
  true,
];

const staffRoutes = (Object.entries(routes) as [RouteKey, Route][]).filter(
  ([, { auth }]) => auth === "staff",
);
const urlOf = (key: RouteKey, id: string) =>
  (key.split(" ")[1] ?? "").replace(/\{\w+\}/g, encodeURIComponent(id));

describeStore("hostile input with a staff token", (store) => {
  it.each(staffRoutes)(
    "gets no 500 from %s",
    async (key, route) => {
      const { token } = await newStaff(store(), "admin");
      const [method = "GET"] = key.split(" ");
      const send = async (id: string, query: string, payload?: unknown) => {
        const { statusCode, body } = await store().inject({
          method: method as "GET",
          url: urlOf(key, id) + query,
          headers: {
            authorization: `Bearer ${token}`,
            ...(payload === undefined ? {} : { "content-type": "application/json" }),
          },
          ...(payload === undefined ? {} : { payload: JSON.stringify(payload) }),
        });
        const description = `${id} ${query} ${JSON.stringify(payload) ?? ""}`.slice(0, 300);
        expect(statusCode, `${description}: ${body.slice(0, 300)}`).toBeLessThan(500);
      };
      const sample = route.body && sampleValue(route.body);
      for (const id of ["1", "0", "-1", "9".repeat(40), "2147483648", "a\u0000b", "%00", "../x", "😀"])
        await send(id, "", sample);
      for (const variation of sample === undefined ? [] : variationsOfValue(sample, hostileValues))
        await send("1", "", variation);
      const query = route.query && (sampleValue(route.query) as Record<string, unknown>);
      for (const variation of query ? variationsOfValue(query, hostileValues) : []) {
        const queryEntries = Object.entries(variation as object).map(([name, value]) => [
          name,
          String(value),
        ]);
        await send("1", `?${new URLSearchParams(queryEntries)}`, sample);
      }
    },
    CAN_TAKE_MS,
  );
});
