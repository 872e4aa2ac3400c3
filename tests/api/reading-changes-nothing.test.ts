import { expect, it } from "vitest";
import { registerPages } from "../../src/app/pages/register-pages.ts";
import type { Route } from "../../src/contract/route.ts";
import { type RouteKey, routes } from "../../src/contract/routes.ts";
import { describeStore } from "../support/describe-store.ts";
import { dump } from "../support/dump.ts";
import { placeOrder } from "../support/place-order.ts";
import { newStaff } from "../support/staff.ts";

const reads = (Object.entries(routes) as [RouteKey, Route][]).filter(([key]) => key.startsWith("GET "));
/** Jobs go on by themselves. Wrong links to orders are counted, or somebody could guess them without end. */
const goesOn = /^(pgboss\.|public\.attempt_counts:)/;

describeStore(
  "reading",
  (store) => {
    const rows = async () => (await dump(store())).filter((row) => !goesOn.test(row)).sort();
    const readAll = async (token: string, values: (name: string) => string) => {
      for (const [key] of reads) {
        const params = Object.fromEntries(
          [...key.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => [name, values(name)]),
        );
        const { status } = await store().call(key, { params, token });
        expect([key, status < 500], String(status)).toEqual([key, true]);
      }
      return reads.length;
    };

    it("changes no row, whoever calls any GET, and no page does", async () => {
      const { orderNo, buyer } = await placeOrder(store());
      const admin = await newStaff(store(), "admin");
      await store().inbox.next(({ to }) => to.includes(buyer.email));
      await expect
        .poll(async () => (await rows()).filter((row) => /^public\.mails: .*queued/.test(row)))
        .toEqual([]);
      const before = await rows();
      const sampleOf = (name: string) => (name === "orderNo" ? orderNo : name.endsWith("Id") ? "1" : "en");
      expect(await readAll(admin.token, sampleOf)).toBeGreaterThan(50);
      await readAll(buyer.token, (name) => (name === "userId" ? String(buyer.userId) : sampleOf(name)));
      for (const url of [
        "/",
        "/de",
        "/products/search?searchTerm=mug",
        `/accounts/orders/${orderNo}`,
        "/preview/x/home",
        "/admin",
      ])
        await store().inject({ url, headers: { authorization: `Bearer ${admin.token}` } });
      expect(await rows()).toEqual(before);
    });
  },
  { pages: [registerPages] },
);
