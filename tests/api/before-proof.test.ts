import { expect, it } from "vitest";
import { describeStore } from "../support/describe-store.ts";
import { mailTo } from "../support/mailed-code.ts";
import { type Buyer, newBuyer } from "../support/new-buyer.ts";
import { tryToOrder } from "../support/place-order.ts";

describeStore(
  "an unproved person",
  (store) => {
    const order = (buyer: Buyer, address: object = {}, checkoutFields: object = {}) =>
      tryToOrder(store(), buyer, address, checkoutFields);

    it("places three orders a day, and none of their mails has a text that they typed", async () => {
      const typed = "Call nine one one";
      const identity = { firstName: "Urgent", lastName: typed, email: "victim@ledgerline.example" };
      const buyer = await newBuyer(store(), { emailVerified: false, identity });
      const link = "www.evil.example";
      const address = { recipientName: typed, address: link, recipientCity: link, region: typed };
      const gift = { gift: { note: `${typed} at ${link}` } };
      const placed = [];
      for (let n = 0; n < 3; n += 1) placed.push(await order(buyer, address, gift));
      expect(placed.map(({ status }) => status)).toEqual([200, 200, 200]);
      const refused = await order(buyer);
      expect([refused.status, refused.problem.code]).toEqual([429, "too_many_requests"]);
      expect(refused.problem.detail).toContain("confirm your email address");
      const params = { orderNo: placed[0]?.body ?? "" };
      const cancelled = await store().call("POST /api/orders/{orderNo}/cancel", {
        params,
        token: buyer.token,
      });
      expect(cancelled.status).toBe(200);
      const mails = [];
      for (const nth of [1, 2, 3, 4]) mails.push(await mailTo(store(), buyer.email, nth));
      expect(mails.filter(({ subject }) => /cancel/i.test(subject))).toHaveLength(1);
      for (const { raw } of mails)
        for (const word of ["Urgent", typed, link]) expect(raw).not.toContain(word);
    });

    it("who proves their address may order on", async () => {
      const buyer = await newBuyer(store());
      for (let n = 0; n < 5; n += 1) expect((await order(buyer)).status).toBe(200);
    });
  },
  { env: { RATE_LIMIT: "100000" } },
);
