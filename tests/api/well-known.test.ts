import { expect, it } from "vitest";
import { describeStore } from "../support/describe-store.ts";

describeStore("addresses that programs know by themselves", (store) => {
  it("says whom to tell about a security problem, for the next half year (RFC 9116)", async () => {
    const response = await store().inject({ url: "/.well-known/security.txt" });
    expect(response.statusCode).toBe(200);
    expect(response.headers["content-type"]).toBe("text/plain; charset=utf-8");
    const fields = Object.fromEntries(
      response.body
        .trim()
        .split("\n")
        .map((line) => line.split(/: (.*)/).slice(0, 2)),
    );
    expect(fields.Contact).toMatch(/^(mailto:.+@.+|https?:\/\/.+\/company\/contact-us)$/);
    expect(fields.Canonical).toMatch(/^https?:\/\/[^/]+\/\.well-known\/security\.txt$/);
    const daysLeft = (Date.parse(fields.Expires ?? "") - store().now().getTime()) / 86_400_000;
    expect(daysLeft).toBeGreaterThan(30);
    expect(daysLeft).toBeLessThan(365);
  });

  it("leads a password manager to the page that changes the password", async () => {
    const response = await store().inject({ url: "/.well-known/change-password" });
    expect([response.statusCode, response.headers.location]).toEqual([302, "/accounts/change-password"]);
  });

  it("names the methods that a URL takes where it refuses one", async () => {
    const allowOf = async (method: "DELETE" | "PUT" | "PATCH", url: string) => {
      const response = await store().inject({ method, url });
      return [response.statusCode, response.headers.allow];
    };
    expect(await allowOf("DELETE", "/api/currencyrates")).toEqual([405, "GET, HEAD"]);
    expect(await allowOf("PUT", "/api/ShoppingCart/Add")).toEqual([405, "POST"]);
    expect(await allowOf("PATCH", "/api/admin/products/7")).toEqual([405, "GET, HEAD, PUT"]);
  });
});
