import { expect, it } from "vitest";
import { checkBooks } from "../../../src/backoffice/books/check-books.ts";
import { describeStore } from "../../support/describe-store.ts";
import { placeOrder } from "../../support/place-order.ts";
import { findProduct, firstVariant } from "../../support/shopping.ts";
import { newStaff } from "../../support/staff.ts";
import { wrongStockCounts } from "../../support/stock-ledger.ts";
import { stockOfSize } from "../../support/stock-of.ts";

describeStore("a size exchange of some pieces of a line", (store) => {
  const staff = async () => (await newStaff(store(), "support")).token;
  const exchange = async (
    orderNo: string,
    lineId: number,
    body: { from: string; to: string; pieces?: number; lineQuantity?: number },
  ) =>
    store().call("POST /api/admin/orders/{orderNo}/lines/{lineId}/size-exchange", {
      params: { orderNo, lineId },
      token: await staff(),
      body,
    });
  const read = async (orderNo: string) =>
    (await store().call("GET /api/admin/orders/{orderNo}", { params: { orderNo }, token: await staff() }))
      .body;
  const faults = async () => (await checkBooks(store().services.database.db, new Date())).broken;

  /** An order of three shirts in the first size, of which there were ten; `stock` of the second and third. */
  async function threeShirts(stock = 5, checkoutFields: object = {}) {
    const product = findProduct(
      store(),
      (p) => !p.isSwagItem && p.isTShirt && firstVariant(p).sizes.length > 2,
    );
    const { id, sizes } = firstVariant(product);
    const [from, to, other] = sizes.map(({ name }) => name) as [string, string, string];
    const { db } = store().services.database;
    const setStock = (size: string, count: number) =>
      db
        .updateTable("variant_sizes")
        .set({ stock: count })
        .where("variant_id", "=", id)
        .where("size", "=", size)
        .execute();
    const stockOf = (size: string) => stockOfSize(store(), id, size);
    await setStock(from, 10);
    await setStock(to, stock);
    await setStock(other, stock);
    const { orderNo, buyer } = await placeOrder(store(), {
      lines: [{ product, qty: 3, size: from }],
      checkoutFields,
    });
    const order = await read(orderNo);
    return { orderNo, buyer, from, to, other, stockOf, order, lineId: order.lines[0]?.id ?? 0 };
  }
  const sizesOf = (order: Awaited<ReturnType<typeof read>>) =>
    order.lines.map(({ size, quantity, total }) => [size, quantity, total]);

  it("gives one of three another size: a line of its own, the same amounts, and both stocks change", async () => {
    const { orderNo, from, to, stockOf, order, lineId } = await threeShirts();
    const { status, body } = await exchange(orderNo, lineId, { from, to, pieces: 1, lineQuantity: 3 });
    const price = order.lines[0]?.sellingPrice ?? 0;
    expect(status).toBe(200);
    expect(sizesOf(body)).toEqual([
      [from, 2, 2 * price],
      [to, 1, price],
    ]);
    expect([body.subTotal, body.discount, body.grandTotal]).toEqual([
      order.subTotal,
      order.discount,
      order.grandTotal,
    ]);
    expect([await stockOf(from), await stockOf(to)]).toEqual([8, 4]);
    expect(body.timeline.find(({ title }) => title === "Size swapped")?.detail).toContain(`1 × `);
    expect(await wrongStockCounts(store())).toEqual([]);
    expect(await faults()).toEqual([]);
  });

  it("brings a piece back to the line that has its size, and joins the lines when all of it moved", async () => {
    const { orderNo, from, to, stockOf, order, lineId } = await threeShirts();
    const split = await exchange(orderNo, lineId, { from, to, pieces: 2 });
    const moved = split.body.lines.find(({ size }) => size === to)?.id ?? 0;
    const one = await exchange(orderNo, moved, { from: to, to: from, pieces: 1 });
    expect(one.body.lines.map(({ size, quantity }) => [size, quantity])).toEqual([
      [from, 2],
      [to, 1],
    ]);
    const back = await exchange(orderNo, moved, { from: to, to: from });
    expect(sizesOf(back.body)).toEqual(sizesOf(order));
    expect([await stockOf(from), await stockOf(to)]).toEqual([7, 5]);
    expect(await faults()).toEqual([]);
  });

  it("mails the buyer the old size, the new one and how many", async () => {
    const { orderNo, buyer, from, to, lineId } = await threeShirts();
    await exchange(orderNo, lineId, { from, to, pieces: 2 });
    const mailed = () =>
      store().inbox.mails.find(
        (mail) => mail.to.includes(buyer.email) && mail.subject === `A new size in your order ${orderNo}`,
      );
    await expect.poll(mailed).toBeDefined();
    expect(mailed()?.text).toContain(`${to} instead of ${from}`);
    expect(mailed()?.text).toContain("2 pieces");
  });

  it("refuses a second press: the line has other pieces by now", async () => {
    const { orderNo, from, to, stockOf, lineId } = await threeShirts();
    const press = () => exchange(orderNo, lineId, { from, to, pieces: 1, lineQuantity: 3 });
    const both = await Promise.all([press(), press()]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await stockOf(to)).toBe(4);
    const again = await exchange(orderNo, lineId, { from, to, pieces: 1, lineQuantity: 3 });
    expect(again.problem.code).toBe("version_conflict");
  });

  it("refuses more pieces than are left, and more than the new size has", async () => {
    const { orderNo, from, to, stockOf, lineId } = await threeShirts(1);
    expect((await exchange(orderNo, lineId, { from, to, pieces: 4 })).problem.code).toBe("state_conflict");
    const short = await exchange(orderNo, lineId, { from, to, pieces: 2 });
    expect([short.problem.code, short.problem.available]).toEqual(["out_of_stock", 1]);
    expect(await stockOf(from)).toBe(7);
    expect((await exchange(orderNo, lineId, { from, to, pieces: 1 })).status).toBe(200);
  });

  it("leaves refunded pieces in their size, and bills and refunds the rest to the last paisa", async () => {
    const { orderNo, from, to, stockOf, lineId } = await threeShirts();
    const token = await staff();
    const params = { orderNo };
    await store().call("POST /api/admin/orders/{orderNo}/status", {
      params,
      token,
      body: {
        from: "Order Requested",
        to: "Order Confirmed",
        paymentMethod: "bank transfer",
        paymentReference: "N1",
      },
    });
    const refund = async (id: number, quantity: number) => {
      const seen = await read(orderNo);
      return store().call("POST /api/admin/orders/{orderNo}/refunds", {
        params,
        token,
        body: {
          lines: [{ lineId: id, quantity }],
          shipping: false,
          expectedRefunded: seen.refunded + seen.refunding,
          reason: "Not wanted",
          reference: "NEFT 1",
        },
      });
    };
    expect((await refund(lineId, 1)).status).toBe(200);
    const { body } = await exchange(orderNo, lineId, { from, to });
    expect(body.lines.map(({ size, quantity, toSend }) => [size, quantity, toSend])).toEqual([
      [from, 1, 0],
      [to, 2, 2],
    ]);
    expect([await stockOf(from), await stockOf(to)]).toEqual([10, 3]);
    const moved = body.lines.find(({ size }) => size === to)?.id ?? 0;
    expect((await refund(moved, 1)).status).toBe(200);
    const sent = await store().call("POST /api/admin/orders/{orderNo}/shipments", {
      params,
      token,
      body: { shippedBy: "BlueDart", awbNo: "BD 1", expectedShipments: 0 },
    });
    expect(sent.body.shipments[0]?.lines).toMatchObject([{ size: to, quantity: 1 }]);
    await expect.poll(async () => (await read(orderNo)).documents.length).toBe(1);
    expect(await faults()).toEqual([]);
  });

  it("keeps the pieces of a line together that an invoice bills", async () => {
    const { orderNo, from, to, lineId } = await threeShirts();
    const token = await staff();
    await store().call("POST /api/admin/orders/{orderNo}/status", {
      params: { orderNo },
      token,
      body: { from: "Order Requested", to: "Order Confirmed", paymentMethod: "cash", paymentReference: "C1" },
    });
    const issued = await store().call("POST /api/admin/orders/{orderNo}/invoice", {
      params: { orderNo },
      token,
      body: {},
    });
    expect(issued.status).toBe(200);
    const part = await exchange(orderNo, lineId, { from, to, pieces: 1 });
    expect([part.problem.code, part.problem.detail]).toEqual([
      "state_conflict",
      expect.stringContaining("invoice"),
    ]);
    expect((await exchange(orderNo, lineId, { from, to, pieces: 3 })).status).toBe(200);
    expect(await faults()).toEqual([]);
  });
});
