import { expect, it } from "vitest";
import { describeStore } from "../../support/describe-store.ts";
import { exchangeActions } from "../../support/exchange-actions.ts";
import { placeOrder } from "../../support/place-order.ts";
import { newStaff } from "../../support/staff.ts";

describeStore("who packs", (store) => {
  const { deliveredShirts, ask, parts } = exchangeActions(store);
  const packer = async () => (await newStaff(store(), "packing")).token;
  const confirmed = async (more: Parameters<typeof placeOrder>[1] = {}) => {
    const { orderNo } = await placeOrder(store(), more);
    await store().call("POST /api/admin/orders/confirm", {
      token: (await newStaff(store(), "support")).token,
      body: { orders: [{ orderNo, from: "Order Requested" }] },
    });
    return orderNo;
  };
  const list = async (token: string, queue: "pack" | "send", q: string) =>
    (await store().call("GET /api/admin/packing", { token, query: { queue, q } })).body.rows;
  const slip = (token: string, orderNo: string) =>
    store().call("POST /api/admin/orders/packing-slips", { token, body: { orderNos: [orderNo] } });

  it("sees what is to be packed, with where it goes and without a price or an e-mail address, and sends it", async () => {
    const token = await packer();
    const orderNo = await confirmed({ isGift: true } as never);
    const [row] = await list(token, "pack", orderNo);
    expect(row).toMatchObject({ id: orderNo, queue: "pack", postcode: expect.any(String) });
    expect(row?.lines[0]).toMatchObject({ bin: "", toSend: expect.any(Number) });
    expect(JSON.stringify(row)).not.toMatch(/price|total|paise|due|currency|coupon|@/i);
    const packed = (isPacked: boolean) =>
      store().call("POST /api/admin/packing/{orderNo}/packed", {
        params: { orderNo },
        token,
        body: { isPacked },
      });
    expect((await packed(true)).body).toEqual({ isPacked: true });
    expect(await list(token, "pack", orderNo)).toEqual([]);
    expect((await list(token, "send", orderNo)).map(({ id }) => id)).toEqual([orderNo]);
    await packed(false);
    expect((await slip(token, orderNo)).body.fileName).toBe(`packing-slip-${orderNo}.pdf`);
    const text = `${orderNo}\tDelhivery\tDL-${orderNo}`;
    const dispatch = async (dryRun: boolean) =>
      (await store().call("POST /api/admin/orders/dispatch", { token, body: { text, dryRun } })).body;
    expect(JSON.stringify(await dispatch(true))).not.toContain("@");
    expect((await dispatch(false)).map(({ outcome }) => outcome)).toEqual(["done"]);
    expect(await list(token, "send", orderNo)).toEqual([]);
  });

  it("gets no slip of an order that is not to be packed, because a slip has an address", async () => {
    const token = await packer();
    const { orderNo } = await placeOrder(store());
    expect((await slip(token, orderNo)).problem.code).toBe("order_not_found");
    expect((await list(token, "pack", orderNo)).length).toBe(0);
    expect((await slip((await newStaff(store(), "support")).token, orderNo)).status).toBe(200);
  });

  it("receives the old size of an exchange, whose new one is to be packed then", async () => {
    const token = await packer();
    const of = await deliveredShirts();
    await parts.setAvailable(of.variantId, 5, "M");
    await parts.setAvailable(of.variantId, 3, "L");
    const returnId = (await ask(of)).body.exchanges[0]?.id ?? 0;
    const expected = async () =>
      (await store().call("GET /api/admin/packing-exchanges", { token, query: { q: `${of.orderNo}/R1` } }))
        .body.rows;
    const [exchange] = await expected();
    expect(exchange).toMatchObject({
      id: returnId,
      name: `${of.orderNo}/R1`,
      isLapsed: false,
      isSent: false,
    });
    expect(exchange?.pieces).toMatchObject([{ from: "M", to: "L", quantity: 1 }]);
    const receive = (version: number) =>
      store().call("POST /api/admin/packing-exchanges/{returnId}/receive", {
        params: { returnId },
        token,
        body: {
          version,
          pieces: [{ lineId: of.lineId, variantId: of.variantId, from: "M", backToStock: 1, writtenOff: 0 }],
        },
      });
    const { replacementNo } = (await receive(1)).body;
    expect((await list(token, "pack", replacementNo)).map(({ id }) => id)).toEqual([replacementNo]);
    expect(await expected()).toEqual([]);
    expect((await receive(2)).problem.code).toBe("state_conflict");
  });
});
