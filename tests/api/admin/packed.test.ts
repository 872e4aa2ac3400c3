import { expect, it } from "vitest";
import { describeStore } from "../../support/describe-store.ts";
import { placeOrder } from "../../support/place-order.ts";
import { staffToken } from "../../support/staff.ts";

describeStore("an order is packed", (store) => {
  const support = staffToken(store, "support");
  const mark = async (orderNo: string, isPacked: boolean) =>
    store().call("POST /api/admin/orders/{orderNo}/packed", {
      token: await support(),
      params: { orderNo },
      body: { isPacked },
    });
  const queueOf = async (orderNo: string) =>
    (await store().call("GET /api/admin/orders/{orderNo}", { token: await support(), params: { orderNo } }))
      .body.queue;
  const slip = async (orderNo: string, marksPacked?: boolean) =>
    store().call("POST /api/admin/orders/packing-slips", {
      token: await support(),
      body: { orderNos: [orderNo], ...(marksPacked !== undefined && { marksPacked }) },
    });

  it("by somebody who says so, not by a look at its slip; and that can be taken back", async () => {
    const { orderNo } = await placeOrder(store());
    expect((await mark(orderNo, true)).problem.code).toBe("state_conflict"); // nobody has confirmed it
    await store().call("POST /api/admin/orders/{orderNo}/status", {
      token: await support(),
      params: { orderNo },
      body: { from: "Order Requested", to: "Order Confirmed", paymentMethod: "bank transfer" },
    });
    expect((await slip(orderNo, false)).status).toBe(200);
    expect(await queueOf(orderNo)).toBe("pack");
    expect((await mark(orderNo, true)).body.queue).toBe("send");
    expect((await mark(orderNo, true)).body.queue).toBe("send"); // a second press
    const { body } = await mark(orderNo, false);
    expect(body.queue).toBe("pack");
    expect(body.timeline.map(({ title }) => title)).toEqual(
      expect.arrayContaining(
        ["order packed", "order not packed after all"].map((text) =>
          expect.stringMatching(new RegExp(text, "i")),
        ),
      ),
    );
    await slip(orderNo); // the slips of a list are taken to the shelf
    expect(await queueOf(orderNo)).toBe("send");
  });
});
