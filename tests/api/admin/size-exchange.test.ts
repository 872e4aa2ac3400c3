import { expect, it } from "vitest";
import { describeStore } from "../../support/describe-store.ts";
import { placeOrder } from "../../support/place-order.ts";
import { deliverOrder } from "../../support/place-paid-order.ts";
import { findProduct, firstVariant } from "../../support/shopping.ts";
import { newStaff } from "../../support/staff.ts";
import { wrongStockCounts } from "../../support/stock-ledger.ts";
import { stockOfSize } from "../../support/stock-of.ts";

describeStore("size exchanges and resent mails", (store) => {
  const staff = async () => (await newStaff(store(), "support")).token;
  const shirt = () =>
    findProduct(store(), (p) => !p.isSwagItem && p.isTShirt && firstVariant(p).sizes.length > 2);
  const exchangeSize = async (orderNo: string, lineId: number, from: string, to: string) =>
    store().call("POST /api/admin/orders/{orderNo}/lines/{lineId}/size-exchange", {
      params: { orderNo, lineId },
      token: await staff(),
      body: { from, to },
    });
  const read = async (orderNo: string) =>
    (await store().call("GET /api/admin/orders/{orderNo}", { params: { orderNo }, token: await staff() }))
      .body;

  /** An order of two shirts in the first size; the sizes then have exactly this stock. */
  async function shirts(stock: number) {
    const product = shirt();
    const variant = firstVariant(product);
    const [from, to] = variant.sizes.map(({ name }) => name) as [string, string];
    const { db } = store().services.database;
    const setStock = (size: string, count: number) =>
      db
        .updateTable("variant_sizes")
        .set({ stock: count })
        .where("variant_id", "=", variant.id)
        .where("size", "=", size)
        .execute();
    await setStock(from, 10);
    const { orderNo } = await placeOrder(store(), { lines: [{ product, qty: 2, size: from }] });
    await setStock(to, stock);
    const stockOf = (size: string) => stockOfSize(store(), variant.id, size);
    const order = await read(orderNo);
    return { orderNo, from, to, stockOf, order, lineId: order.lines[0]?.id ?? 0 };
  }

  it("exchanges a size: both stocks change, and the timeline has one entry", async () => {
    const { orderNo, from, to, stockOf, lineId, order } = await shirts(2);
    expect(order.lines[0]?.exchangeableSizes).toContain(to);
    const { status, body } = await exchangeSize(orderNo, lineId, from, to);
    expect([status, body.lines[0]?.size, body.grandTotal]).toEqual([200, to, order.grandTotal]);
    expect([await stockOf(from), await stockOf(to)]).toEqual([10, 0]);
    expect(body.timeline.filter(({ title }) => title === "Size swapped")).toMatchObject([
      { kind: "edit", by: "Asha Rao", detail: expect.stringContaining(`${from} for ${to}`) },
    ]);
    const moved = body.timeline.filter(
      ({ kind, detail }) => kind === "stock" && detail.startsWith("size exchanged"),
    );
    expect(moved.map(({ title }) => title)).toEqual(
      expect.arrayContaining([expect.stringMatching(/given back$/), expect.stringMatching(/taken$/)]),
    );
    expect(await wrongStockCounts(store())).toEqual([]);
  });

  it("refuses an exchange when stock is too low, the size is unknown, or the order has changed", async () => {
    const { orderNo, from, to, stockOf, lineId } = await shirts(1);
    const short = await exchangeSize(orderNo, lineId, from, to);
    expect([short.status, short.problem.code, short.problem.available]).toEqual([409, "out_of_stock", 1]);
    expect([await stockOf(from), await stockOf(to)]).toEqual([8, 1]);
    expect((await exchangeSize(orderNo, lineId, from, "Giant")).problem.code).toBe("size_unknown");
    expect((await exchangeSize(orderNo, lineId, to, from)).problem.code).toBe("version_conflict");
    expect((await exchangeSize(orderNo, 2_000_000_000, from, to)).problem.code).toBe("line_not_found");
  });

  it("gives the last shirts of a size to one of two exchanges at the same time", async () => {
    const one = await shirts(2);
    const two = await shirts(2);
    const both = await Promise.all([
      exchangeSize(one.orderNo, one.lineId, one.from, one.to),
      exchangeSize(two.orderNo, two.lineId, two.from, two.to),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await one.stockOf(one.to)).toBe(0);
  });

  it("refuses an exchange after dispatch", async () => {
    const { orderNo, from, to, lineId } = await shirts(5);
    const token = await staff();
    await store().call("POST /api/admin/orders/{orderNo}/status", {
      params: { orderNo },
      token,
      body: { from: "Order Requested", to: "Order Confirmed" },
    });
    await deliverOrder(store(), orderNo, token);
    expect((await exchangeSize(orderNo, lineId, from, to)).problem.code).toBe("state_conflict");
    expect((await read(orderNo)).lines[0]?.exchangeableSizes).toEqual([]);
  });

  it("shows a mail's text and state, and resends it with the order's present data", async () => {
    const { orderNo, buyer } = await placeOrder(store());
    const came = () =>
      store().inbox.mails.filter(
        ({ to, subject }) => to.includes(buyer.email) && subject === `Your order ${orderNo}`,
      ).length;
    await expect.poll(came).toBe(1);
    const mailId = (await read(orderNo)).timeline.find(({ kind }) => kind === "mail")?.mailId ?? 0;
    const params = { orderNo, mailId };
    const shown = async () =>
      (await store().call("GET /api/admin/orders/{orderNo}/mails/{mailId}", { params, token: await staff() }))
        .body;
    await expect.poll(async () => (await shown()).state).toBe("sent");
    expect(await shown()).toMatchObject({ recipient: buyer.email, subject: `Your order ${orderNo}` });
    expect((await shown()).text).toContain(orderNo);
    const again = await store().call("POST /api/admin/orders/{orderNo}/mails/{mailId}/resend", {
      params,
      token: await staff(),
    });
    expect(again.status).toBe(200);
    await expect.poll(came).toBe(2);
    expect((await read(orderNo)).timeline.some(({ title }) => title === "Mail sent again")).toBe(true);

    const { orderNo: other } = await placeOrder(store());
    const theirs = await store().call("GET /api/admin/orders/{orderNo}/mails/{mailId}", {
      params: { orderNo: other, mailId },
      token: await staff(),
    });
    expect([theirs.status, theirs.problem.code]).toEqual([404, "not_found"]);
    const stolen = await store().call("POST /api/admin/orders/{orderNo}/mails/{mailId}/resend", {
      params: { orderNo: other, mailId },
      token: await staff(),
    });
    expect(stolen.problem.code).toBe("not_found");
  });
});
