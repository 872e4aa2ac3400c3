import { expect, it } from "vitest";
import { statementCounter } from "../support/count-statements.ts";
import { databaseKind } from "../support/databases.ts";
import { describeStore } from "../support/describe-store.ts";
import { newBuyer } from "../support/new-buyer.ts";
import { cartItem, checkoutBody, plainProduct } from "../support/shopping.ts";

/** A right code is counted and taken back again: a coupon's check and an order pay for that, as in a store that is open. */
describeStore(
  "the round trips of a call that limits wrong codes",
  (store) => {
    it("are one to count and one to take it back", async () => {
      if (databaseKind() === "pglite") return; // has no network
      const count = statementCounter(store());
      const { userId, token } = await newBuyer(store());
      const { body: cart } = await store().call("POST /api/ShoppingCart/Add/", {
        body: { ...cartItem(plainProduct(store()), 1), userId },
        token,
      });
      const roundTrips = async (call: () => Promise<{ status: number }>) => {
        const { count: found, response } = await count(call);
        expect(response.status).toBe(200);
        return found.roundTrips;
      };
      const validate = () =>
        store().call("POST /api/Redemption/Validate", { body: { name: "SAVE10", userId }, token });
      const checkout = () =>
        store().call("POST /api/ShoppingCart/Checkout", {
          body: checkoutBody(userId, cart, { couponCode: "SAVE10" }),
          token,
        });
      // The login, the check with its count, and the count taken back.
      expect(await roundTrips(validate)).toBe(3);
      // The four of an order, and two for its code.
      expect(await roundTrips(checkout)).toBe(6);
    });
  },
  { env: { RATE_LIMIT: "100000" } },
);
