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
      const roundTrips = async (call: () => Promise<{ status: number }>) => {
        const { count: found, response } = await count(call);
        expect(response.status).toBe(200);
        return found.roundTrips;
      };
      for (const emailVerified of [true, false]) {
        const { userId, token } = await newBuyer(store(), { emailVerified });
        const { body: cart } = await store().call("POST /api/ShoppingCart/Add/", {
          body: { ...cartItem(plainProduct(store()), 1), userId },
          token,
        });
        const check = { body: { name: "SAVE10", userId }, token };
        // The login, the check with its count, and the count taken back.
        expect(await roundTrips(() => store().call("POST /api/Redemption/Validate", check))).toBe(3);
        const order = { body: checkoutBody(userId, cart, { couponCode: "SAVE10" }), token };
        // The four of an order, and two for its code; a person without a proved address is limited by the same two. What unpaid
        // orders hold is asked after the code is claimed: one more, unless both are sent together.
        expect(await roundTrips(() => store().call("POST /api/ShoppingCart/Checkout", order))).toBeOneOf([
          6, 7,
        ]);
      }
    });
  },
  { env: { RATE_LIMIT: "100000" } },
);
