import { expect, it } from "vitest";
import { describeStore } from "../../support/describe-store.ts";
import { newBuyer } from "../../support/new-buyer.ts";
import { placeOrder } from "../../support/place-order.ts";
import { deliverOrder } from "../../support/place-paid-order.ts";
import { kitApplicable, redeemKit } from "../../support/redeem-kit.ts";
import { setStock } from "../../support/set-stock.ts";
import { notReturnableProduct, plainProduct } from "../../support/shopping.ts";
import { newStaff } from "../../support/staff.ts";
import { wrongStockCounts } from "../../support/stock-ledger.ts";
import { stockOf } from "../../support/stock-of.ts";

const DAY = 24 * 60 * 60 * 1_000;

describeStore("returns", (store) => {
  const staff = async () => (await newStaff(store(), "support")).token;
  /** A delivered order; returns it as staff see it. */
  async function delivered(product = plainProduct(store()), qty = 2) {
    const token = await staff();
    const { orderNo, buyer } = await placeOrder(store(), { lines: [{ product, qty }] });
    const params = { orderNo };
    const body = { from: "Order Requested", to: "Order Confirmed" };
    await store().call("POST /api/admin/orders/{orderNo}/status", { params, token, body });
    await deliverOrder(store(), orderNo, token);
    const order = (await store().call("GET /api/admin/orders/{orderNo}", { params, token })).body;
    return { orderNo, buyer, token, order, lineId: order.lines[0]?.id ?? 0 };
  }
  type DeliveredOrder = Awaited<ReturnType<typeof delivered>>;
  const open = ({ orderNo, token }: DeliveredOrder, lines: object[], reason = "Does not fit") =>
    store().call("POST /api/admin/orders/{orderNo}/returns", {
      params: { orderNo },
      token,
      body: { lines, reason },
    });
  const receive = ({ orderNo, token }: DeliveredOrder, returnId: number, version: number, lines: object[]) =>
    store().call("POST /api/admin/orders/{orderNo}/returns/{returnId}/receive", {
      params: { orderNo, returnId },
      token,
      body: { version, lines },
    });
  const refund = (
    { orderNo, token }: DeliveredOrder,
    returnId: number,
    version: number,
    expectedRefunded = 0,
  ) =>
    store().call("POST /api/admin/orders/{orderNo}/returns/{returnId}/refund", {
      params: { orderNo, returnId },
      token,
      body: { version, shipping: false, expectedRefunded, reference: "NEFT 1" },
    });

  it("are opened, received and refunded, and the goods are restocked or written off", async () => {
    const counted = plainProduct(store());
    await store()
      .services.database.db.updateTable("product_variants")
      .set({ stock: 10 })
      .where("variant_id", "=", counted.productDetails[0]?.id ?? 0)
      .execute();
    const stock = async () => (await stockOf(store(), counted.productDetails[0]?.id ?? 0)) ?? 0;
    const input = await delivered(counted, 4);
    const opened = await open(input, [{ lineId: input.lineId, quantity: 3 }]);
    expect(opened.body.returns).toMatchObject([{ state: "asked", version: 1, lines: [{ quantity: 3 }] }]);
    const id = opened.body.returns[0]?.id ?? 0;
    expect((await refund(input, id, 1)).problem.code).toBe("state_conflict");
    const missing = await receive(input, id, 1, [{ lineId: input.lineId, backToStock: 1, writtenOff: 0 }]);
    expect(missing.problem.code).toBe("return_too_large");
    const received = await receive(input, id, 1, [{ lineId: input.lineId, backToStock: 2, writtenOff: 1 }]);
    expect(received.body.returns).toMatchObject([{ state: "received", version: 2 }]);
    expect(await stock()).toBe(8);
    expect(await wrongStockCounts(store())).toEqual([]);
    expect(
      (await receive(input, id, 2, [{ lineId: input.lineId, backToStock: 3, writtenOff: 0 }])).problem.code,
    ).toBe("state_conflict");
    expect((await refund(input, id, 1)).problem.code).toBe("version_conflict");
    const both = await Promise.all([refund(input, id, 2), refund(input, id, 2)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { body } = await store().call("GET /api/admin/orders/{orderNo}", {
      params: { orderNo: input.orderNo },
      token: input.token,
    });
    expect(body.returns[0]?.state).toBe("refunded");
    expect(body.refunded).toBe((body.lines[0]?.sellingPrice ?? 0) * 3);
    expect(body.timeline.map(({ title }) => title)).toEqual(
      expect.arrayContaining(["Return R1 opened", "Return R1 received"]),
    );
    const mail = await store().inbox.next(
      ({ to, subject }) => to.includes(input.buyer.email) && subject.startsWith("Your refund of"),
    );
    expect(mail.text).toContain("7 working days");
  });

  it("are accepted within 7 days of delivery, to the second, and not before delivery", async () => {
    const late = await delivered();
    expect(late.order.returnableUntil).not.toBeNull();
    store().advanceClock(7 * DAY - 60_000);
    const token = await staff();
    const first = await open({ ...late, token }, [{ lineId: late.lineId, quantity: 1 }]);
    expect(first.status).toBe(200);
    store().advanceClock(120_000);
    const second = await open({ ...late, token: await staff() }, [{ lineId: late.lineId, quantity: 1 }]);
    expect([second.status, second.problem.code]).toEqual([409, "return_too_late"]);
    const { orderNo } = await placeOrder(store());
    const early = await open({ ...late, orderNo, token: await staff() }, [
      { lineId: late.lineId, quantity: 1 },
    ]);
    expect(early.problem.code).toBe("state_conflict");
  });

  it("are refused for food, for more than was bought, and for a line of another order", async () => {
    const input = await delivered(await notReturnableProduct(store()));
    expect(input.order.lines[0]?.isReturnable).toBe(false);
    const eaten = await open(input, [{ lineId: input.lineId, quantity: 1 }]);
    expect([eaten.status, eaten.problem.code]).toEqual([422, "not_returnable"]);
    const mugs = await delivered();
    const theirs = await open(mugs, [{ lineId: input.lineId, quantity: 1 }]);
    expect(theirs.problem.code).toBe("line_not_found");
    expect((await open(mugs, [{ lineId: mugs.lineId, quantity: 3 }])).problem.code).toBe("return_too_large");
    const responses = await Promise.all(
      [2, 2].map((quantity) => open(mugs, [{ lineId: mugs.lineId, quantity }])),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it("of a kit are sent again in another size without a second redemption; the size comes from stock", async () => {
    const { db } = store().services.database;
    const token = await staff();
    const buyer = await newBuyer(store());
    const placed = await redeemKit(store(), buyer);
    const params = { orderNo: placed.body };
    const body = { from: "Order Requested", to: "Order Confirmed" };
    await store().call("POST /api/admin/orders/{orderNo}/status", { params, token, body });
    await deliverOrder(store(), placed.body, token);
    const { body: order } = await store().call("GET /api/admin/orders/{orderNo}", { params, token });
    const kit = { orderNo: placed.body, token, buyer, order, lineId: order.lines[0]?.id ?? 0 };
    const own = await store().call("POST /api/orders/{orderNo}/returns", {
      params,
      token: buyer.token,
      body: { lines: [{ lineId: kit.lineId, quantity: 1 }], reason: "Too small" },
    });
    expect(own.problem.code).toBe("not_returnable");

    const opened = await open(kit, [{ lineId: kit.lineId, quantity: 1 }], "Too small");
    const returnId = opened.body.returns[0]?.id ?? 0;
    const other = await db
      .selectFrom("variant_sizes")
      .select("size")
      .where("variant_id", "=", order.lines[0]?.variantId ?? 0)
      .where("size", "<>", order.lines[0]?.size ?? "")
      .executeTakeFirstOrThrow();
    const resend = (version: number, size: string) =>
      store().call("POST /api/admin/orders/{orderNo}/returns/{returnId}/resend", {
        params: { ...params, returnId },
        token,
        body: { version, shippedBy: "DHL", awbNo: "D 2", size },
      });
    expect((await resend(1, other.size)).problem.code).toBe("state_conflict");
    await receive(kit, returnId, 1, [{ lineId: kit.lineId, backToStock: 1, writtenOff: 0 }]);
    expect((await resend(1, other.size)).problem.code).toBe("version_conflict");
    expect((await resend(2, "no size")).problem.code).toBe("size_unknown");
    const { variantId = 0, size = "" } = order.lines[0] ?? {};
    for (const each of [size, other.size]) await setStock(store(), variantId, 5, each);
    const sent = await resend(2, other.size);
    const left = await db
      .selectFrom("variant_sizes")
      .select(["size", "stock"])
      .where("variant_id", "=", variantId)
      .where("size", "in", [size, other.size])
      .execute();
    expect(Object.fromEntries(left.map((row) => [row.size, row.stock]))).toEqual({
      [size]: 5,
      [other.size]: 4,
    });
    expect(sent.body).toMatchObject({
      status: "Dispatched",
      lines: [{ size: other.size, returnedQuantity: 1 }],
      returns: [{ state: "sent again" }],
      shipments: [{ number: 1 }, { number: 2, lines: [{ size: other.size }] }],
    });
    await store().inbox.next(({ to, text }) => to.includes(buyer.email) && text.includes("D 2"));
    expect(await kitApplicable(store(), buyer)).toBe(0);
    const redeemed = await db
      .selectFrom("kit_redemptions")
      .select("order_id")
      .where("user_id", "=", buyer.userId)
      .execute();
    expect(redeemed).toHaveLength(1);
  });
});
