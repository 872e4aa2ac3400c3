import { expect, it } from "vitest";
import { describeStore } from "../support/describe-store.ts";
import { newBuyer } from "../support/new-buyer.ts";

describeStore("responses about somebody", (store) => {
  it("stay in no cache", async () => {
    const { token, userId } = await newBuyer(store());
    const headers = { authorization: `Bearer ${token}` };
    for (const url of ["/api/accounts/logins", "/api/accounts/addresses", `/api/orders/${userId}`]) {
      const response = await store().inject({ url, headers });
      expect([url, response.statusCode, response.headers["cache-control"]]).toEqual([url, 200, "no-store"]);
    }
  });
});
