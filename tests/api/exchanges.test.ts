import { expect, it } from "vitest";
import { brokenRules } from "../support/broken-rules.ts";
import { describeStore } from "../support/describe-store.ts";
import { exchangeActions } from "../support/exchange-actions.ts";
import { orderLinkIn } from "../support/mailed-order-link.ts";
import { newBuyer } from "../support/new-buyer.ts";

describeStore("a wrong size after delivery", (store) => {
  const actions = exchangeActions(store);
  const { deliveredShirts, deliveredKit, read, ask, callOff, receive, stockOf } = actions;
  const available = actions.parts.setAvailable;
  const mail = (email: string, words: string) =>
    store().inbox.next(({ to, subject }) => to.includes(email) && subject.includes(words));
  const staffOrder = async (orderNo: string, token: string) =>
    (await store().call("GET /api/admin/orders/{orderNo}", { params: { orderNo }, token })).body;

  it("reserves the new size, and sends it when the old one is back", async () => {
    const of = await deliveredShirts();
    await available(of.variantId, 5, "M");
    await available(of.variantId, 3, "L");
    const before = (await read(of)).body;
    expect(before).toMatchObject({ holdDays: 14, sendsAtOnce: false, exchanges: [] });
    expect(before.pieces).toMatchObject([{ lineId: of.lineId, size: "M", qty: 2 }]);
    expect(before.pieces[0]?.sizes).toContainEqual({ size: "L", isThere: true });

    const asked = await ask(of);
    expect(asked.status).toBe(200);
    expect(asked.body).toMatchObject({
      pieces: [{ qty: 1 }],
      exchanges: [
        { number: 1, state: "asked", mayCallOff: true, pieces: [{ from: "M", to: "L", qty: 1 }], office: "" },
      ],
    });
    expect(await stockOf("L")).toBe(2);
    expect(await brokenRules(store())).toEqual([]);
    const howTo = await mail(of.buyer.email, `Another size ${of.orderNo}/R1`);
    expect(howTo.text).toMatch(/reserved until[\s\S]*Size L instead of M[\s\S]*Craftloom Returns/);

    const id = asked.body.exchanges[0]?.id ?? 0;
    const received = await receive(of, id);
    expect(received.status).toBe(200);
    const [exchange] = received.body.returns;
    expect(exchange).toMatchObject({ state: "sent again", exchange: { state: "done" } });
    expect([await stockOf("M"), await stockOf("L")]).toEqual([6, 2]);
    const replacement = await staffOrder(exchange?.exchange?.replacementNo ?? "", of.staff);
    expect(replacement).toMatchObject({
      status: "Order Confirmed",
      grandTotal: 0,
      replaces: of.orderNo,
      lines: [{ size: "L", quantity: 1, variantId: of.variantId }],
    });
    const placed = await store().inbox.next(({ subject }) => subject === `Your order ${replacement.id}`);
    expect(placed.text).toContain("This is the new size for your order");
    expect(received.body.lines[0]).toMatchObject({ returnedQuantity: 1, replaceable: 1 });
    expect(received.body.timeline.map(({ title }) => title)).toEqual(
      expect.arrayContaining(["Exchange R1 asked for", "Exchange R1 received"]),
    );
    expect(await brokenRules(store())).toEqual([]);
    expect((await receive(of, id, { version: 2 })).problem.code).toBe("state_conflict");
    expect((await callOff(of, id)).problem.code).toBe("state_conflict");
    expect((await ask(of, { quantity: 2 })).problem.code).toBe("return_too_large");
  });

  it("exchanges a part of a kit, whose rest stays; what came back faulty is written off", async () => {
    const of = await deliveredKit();
    const before = await actions.parts.stocks("L");
    const { pieces } = (await read(of)).body;
    expect(pieces).toMatchObject([{ lineId: of.lineId, variantId: of.variantId, size: "M", qty: 1 }]);
    const asked = await ask(of);
    expect(asked.body.exchanges).toMatchObject([{ state: "asked" }]);
    expect(await actions.parts.stocks("L")).toEqual({ ...before, shirt: (before.shirt ?? 0) - 1 });
    expect((await ask(of)).problem.code).toBe("return_too_large");
    const old = await actions.parts.stocks("M");
    const received = await receive(of, asked.body.exchanges[0]?.id ?? 0, { backToStock: 0, writtenOff: 1 });
    expect(received.body.returns[0]?.exchange?.state).toBe("done");
    expect(await actions.parts.stocks("M")).toEqual(old);
    const replacement = await staffOrder(received.body.returns[0]?.exchange?.replacementNo ?? "", of.staff);
    expect(replacement.lines).toMatchObject([
      { variantId: of.variantId, size: "L", total: expect.anything() },
    ]);
    expect(replacement.grandTotal).toBe(0);
    // The rest of the kit can be returned and replaced as before.
    expect(received.body.lines[0]).toMatchObject({ returnedQuantity: 0, replaceable: 1 });
    expect(await brokenRules(store())).toEqual([]);
  });

  it("sells again what came back whole, and not what came back faulty beside it", async () => {
    const of = await deliveredShirts();
    await available(of.variantId, 5, "M");
    await available(of.variantId, 3, "L");
    const asked = await ask(of, { quantity: 2 });
    const received = await receive(of, asked.body.exchanges[0]?.id ?? 0, { backToStock: 1, writtenOff: 1 });
    expect(received.status).toBe(200);
    expect([await stockOf("M"), await stockOf("L")]).toEqual([6, 1]);
    expect(await brokenRules(store())).toEqual([]);
  });

  it("is its owner's alone, by login or link, and not a plain return", async () => {
    const of = await deliveredShirts();
    const other = await newBuyer(store());
    expect((await read(of, other.token)).problem.code).toBe("order_not_found");
    expect((await ask(of, {}, other.token)).problem.code).toBe("order_not_found");
    const link = orderLinkIn(await mail(of.buyer.email, of.orderNo));
    const byLink = await store().call("GET /api/orders/{orderNo}/exchanges", {
      params: of.params,
      headers: { "x-order-link": link },
    });
    expect(byLink.body.pieces).toHaveLength(1);
    const id = (await ask(of)).body.exchanges[0]?.id ?? 0;
    expect((await callOff(of, id, other.token)).problem.code).toBe("order_not_found");
    const params = { ...of.params, returnId: id };
    const { token } = of.buyer;
    expect(
      (await store().call("POST /api/orders/{orderNo}/returns/{returnId}/call-off", { params, token }))
        .problem.code,
    ).toBe("not_found");
    const asReturn = await store().call("POST /api/admin/orders/{orderNo}/returns/{returnId}/receive", {
      params,
      token: of.staff,
      body: { version: 1, lines: [{ lineId: of.lineId, backToStock: 1, writtenOff: 0 }] },
    });
    expect(asReturn.problem.code).toBe("not_found");
    const returns = await store().call("GET /api/orders/{orderNo}/returns", { params: of.params, token });
    expect(returns.body).toMatchObject({ lines: [{ returnable: 1 }], returns: [] });
    const label = await store().call("GET /api/orders/{orderNo}/exchanges/{returnId}/label", {
      params,
      token,
    });
    expect(Buffer.from(label.body.pdf, "base64").toString("latin1")).toMatch(/^%PDF/);
  });

  it("is refused for a size that is out or unknown, twice the same, too late, and before delivery", async () => {
    const of = await deliveredShirts();
    await available(of.variantId, 0, "L");
    expect((await read(of)).body.pieces[0]?.sizes).toContainEqual({ size: "L", isThere: false });
    expect((await ask(of)).problem).toMatchObject({ status: 409, code: "out_of_stock" });
    expect((await ask(of, { to: "XXXXL" })).problem.code).toBe("size_unknown");
    expect((await ask(of, { to: "M" })).problem.code).toBe("size_unknown");
    expect((await ask(of, { way: "office", officeId: 9_999 })).problem.code).toBe("office_unknown");
    expect((await ask(of, { sendsAtOnce: true })).problem.code).toBe("version_conflict");
    expect((await ask({ ...of, variantId: 1 })).problem.code).toBe("line_not_found");
    expect((await ask({ ...of, lineId: 1 })).problem.code).toBe("line_not_found");
    await available(of.variantId, 3, "L");
    store().advanceClock(8 * 86_400_000);
    const buyer = { ...of.buyer, ...(await newBuyer(store())) };
    expect(buyer.token).not.toBe(of.buyer.token);
    const link = orderLinkIn(await mail(of.buyer.email, of.orderNo));
    const late = await store().call("POST /api/orders/{orderNo}/exchanges", {
      params: of.params,
      headers: { "x-order-link": link },
      body: {
        pieces: [{ lineId: of.lineId, variantId: of.variantId, from: "M", to: "L", quantity: 1 }],
        way: "post",
        sendsAtOnce: false,
      },
    });
    expect(late.problem).toMatchObject({ status: 409, code: "return_too_late" });
    expect(late.problem.detail).toContain("7 days");
  });
});
