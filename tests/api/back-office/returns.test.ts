import { expect, it } from "vitest";
import { describeStore } from "../../support/describe-store.ts";
import { deliverOrder } from "../../support/paid-order.ts";
import { placeOrder } from "../../support/place-order.ts";
import { plainProduct, productWhere } from "../../support/shopping.ts";
import { newStaff } from "../../support/staff.ts";
import { wrongCounts } from "../../support/stock-ledger.ts";

const DAY = 24 * 60 * 60 * 1_000;

describeStore("returns", (store) => {
  const staff = async () => (await newStaff(store(), "support")).token;
  /** An order that was delivered; answers it as the team sees it. */
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
  type Given = Awaited<ReturnType<typeof delivered>>;
  const open = ({ orderNo, token }: Given, lines: object[], reason = "Does not fit") =>
    store().call("POST /api/admin/orders/{orderNo}/returns", {
      params: { orderNo },
      token,
      body: { lines, reason },
    });
  const receive = ({ orderNo, token }: Given, returnId: number, version: number, lines: object[]) =>
    store().call("POST /api/admin/orders/{orderNo}/returns/{returnId}/received", {
      params: { orderNo, returnId },
      token,
      body: { version, lines },
    });
  const payBack = ({ orderNo, token }: Given, returnId: number, version: number, refundedBefore = 0) =>
    store().call("POST /api/admin/orders/{orderNo}/returns/{returnId}/refund", {
      params: { orderNo, returnId },
      token,
      body: { version, shipping: false, refundedBefore, reference: "NEFT 1" },
    });

  it("are asked for, received and refunded, and the pieces go back to stock or are written off", async () => {
    const counted = plainProduct(store());
    await store()
      .services.database.db.updateTable("product_variants")
      .set({ stock: 10 })
      .where("variant_id", "=", counted.productDetails[0]?.id ?? 0)
      .execute();
    const stock = async () =>
      (
        await store()
          .services.database.db.selectFrom("product_variants")
          .select("stock")
          .where("variant_id", "=", counted.productDetails[0]?.id ?? 0)
          .executeTakeFirstOrThrow()
      ).stock ?? 0;
    const given = await delivered(counted, 3);
    const opened = await open(given, [{ lineId: given.lineId, quantity: 2 }]);
    expect(opened.body.returns).toMatchObject([{ state: "asked", version: 1, lines: [{ quantity: 2 }] }]);
    const id = opened.body.returns[0]?.id ?? 0;
    expect((await payBack(given, id, 1)).problem.code).toBe("step_not_allowed");
    const missing = await receive(given, id, 1, [{ lineId: given.lineId, backToStock: 1, writtenOff: 0 }]);
    expect(missing.problem.code).toBe("return_too_much");
    const received = await receive(given, id, 1, [{ lineId: given.lineId, backToStock: 1, writtenOff: 1 }]);
    expect(received.body.returns).toMatchObject([{ state: "received", version: 2 }]);
    expect(await stock()).toBe(8);
    expect(await wrongCounts(store())).toEqual([]);
    expect(
      (await receive(given, id, 2, [{ lineId: given.lineId, backToStock: 2, writtenOff: 0 }])).problem.code,
    ).toBe("step_not_allowed");
    expect((await payBack(given, id, 1)).problem.code).toBe("edited_meanwhile");
    const both = await Promise.all([payBack(given, id, 2), payBack(given, id, 2)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { body } = await store().call("GET /api/admin/orders/{orderNo}", {
      params: { orderNo: given.orderNo },
      token: given.token,
    });
    expect(body.returns[0]?.state).toBe("refunded");
    expect(body.refunded).toBe((body.lines[0]?.sellingPrice ?? 0) * 2);
    expect(body.timeline.map(({ title }) => title)).toEqual(
      expect.arrayContaining(["Return opened", "Return received"]),
    );
    const mail = await store().inbox.next(
      ({ to, subject }) => to.includes(given.buyer.email) && subject.startsWith("We pay back"),
    );
    expect(mail.text).toContain("7 working days");
  });

  it("are taken within 7 days of delivery, to the last second, and not of what was not delivered", async () => {
    const late = await delivered();
    expect(late.order.returnableUntil).not.toBeNull();
    store().pass(7 * DAY - 60_000);
    const token = await staff();
    const first = await open({ ...late, token }, [{ lineId: late.lineId, quantity: 1 }]);
    expect(first.status).toBe(200);
    store().pass(120_000);
    const second = await open({ ...late, token: await staff() }, [{ lineId: late.lineId, quantity: 1 }]);
    expect([second.status, second.problem.code]).toEqual([409, "return_too_late"]);
    const { orderNo } = await placeOrder(store());
    const early = await open({ ...late, orderNo, token: await staff() }, [
      { lineId: late.lineId, quantity: 1 },
    ]);
    expect(early.problem.code).toBe("step_not_allowed");
  });

  it("take no food, no more pieces than were bought, and no line of another order", async () => {
    const { db } = store().services.database;
    const food = await db
      .selectFrom("products")
      .select("product_id")
      .where("returnable", "=", false)
      .where("is_swag_item", "=", false)
      .executeTakeFirstOrThrow();
    const given = await delivered(productWhere(store(), (p) => p.productId === food.product_id));
    expect(given.order.lines[0]?.isReturnable).toBe(false);
    const eaten = await open(given, [{ lineId: given.lineId, quantity: 1 }]);
    expect([eaten.status, eaten.problem.code]).toEqual([422, "not_returnable"]);
    const mugs = await delivered();
    const theirs = await open(mugs, [{ lineId: given.lineId, quantity: 1 }]);
    expect(theirs.problem.code).toBe("line_not_found");
    expect((await open(mugs, [{ lineId: mugs.lineId, quantity: 3 }])).problem.code).toBe("return_too_much");
    const answers = await Promise.all(
      [2, 2].map((quantity) => open(mugs, [{ lineId: mugs.lineId, quantity }])),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
