import { expect, it } from "vitest";
import { brokenRules } from "../support/broken-rules.ts";
import { describeStore } from "../support/describe-store.ts";
import { exchangeActions } from "../support/exchange-actions.ts";

const DAY_MS = 86_400_000;

describeStore("an exchange that ends without a replacement, or is sent at once", (store) => {
  const actions = exchangeActions(store);
  const { deliveredShirts, ask, callOff, receive, decline, stockOf, runJobs, setUp, read, support } = actions;
  const available = actions.parts.setAvailable;
  const mail = (email: string, words: string) =>
    store().inbox.next(({ to, subject }) => to.includes(email) && subject.includes(words));
  const asked = async (change: Parameters<typeof ask>[1] = {}) => {
    const of = await deliveredShirts();
    await available(of.variantId, 4, "L");
    const { body, problem } = await ask(of, change);
    if (!body.exchanges) throw new Error(problem.detail);
    return { ...of, id: body.exchanges[0]?.id ?? 0 };
  };

  it("is called off by its owner, and what it reserved is free again", async () => {
    const of = await asked();
    expect(await stockOf("L")).toBe(3);
    const off = await callOff(of, of.id);
    expect(off.body).toMatchObject({ pieces: [{ qty: 2 }], exchanges: [{ state: "called off" }] });
    expect(await stockOf("L")).toBe(4);
    expect((await mail(of.buyer.email, `${of.orderNo}/R1 has ended`)).text).toContain("Keep what you have");
    expect((await callOff(of, of.id)).problem.code).toBe("state_conflict");
    expect((await receive(of, of.id, { version: 2 })).problem.code).toBe("state_conflict");
    const again = (await ask(of)).body.exchanges;
    expect(again).toHaveLength(2);
    await callOff(of, again[1]?.id ?? 0);
    expect(await brokenRules(store())).toEqual([]);
  });

  it("is declined by staff with a reason, which is mailed and shown", async () => {
    const of = await asked({ way: "office", officeId: 1 });
    const declined = await decline(of, of.id);
    expect(declined.body.returns).toMatchObject([
      { state: "called off", exchange: { state: "declined", reason: "It was worn." } },
    ]);
    expect(await stockOf("L")).toBe(4);
    const mailed = await mail(of.buyer.email, `${of.orderNo}/R1 has ended`);
    expect(mailed.text).toContain("It was worn.");
    expect((await read(of)).body.exchanges).toMatchObject([{ state: "declined", reason: "It was worn." }]);
    expect((await decline(of, of.id)).problem.code).toBe("version_conflict");
    expect(await brokenRules(store())).toEqual([]);
  });

  it("is reminded of once, lapses by itself, and is received all the same where the size is there", async () => {
    const of = await asked();
    store().advanceClock(12 * DAY_MS + 60_000);
    await runJobs();
    await runJobs();
    const reminder = `Another size ${of.orderNo}/R1: please give the old one back`;
    expect((await mail(of.buyer.email, reminder)).text).toContain("the exchange ends");
    expect(store().inbox.mails.filter(({ subject }) => subject.startsWith(reminder))).toHaveLength(1);
    expect(await stockOf("L")).toBe(3);
    store().advanceClock(2 * DAY_MS);
    await runJobs();
    expect((await mail(of.buyer.email, `${of.orderNo}/R1 has ended`)).text).toContain(
      "didn’t come back in time",
    );
    expect(await stockOf("L")).toBe(4);
    expect(await brokenRules(store())).toEqual([]);
    const token = await support();
    await available(of.variantId, 0, "L");
    expect((await receive(of, of.id, { version: 2 }, token)).problem.code).toBe("out_of_stock");
    await available(of.variantId, 1, "L");
    const received = await receive(of, of.id, { version: 2 }, token);
    expect(received.body.returns).toMatchObject([{ state: "sent again", exchange: { state: "done" } }]);
    expect(await brokenRules(store())).toEqual([]);
  });

  it("is sent at once where the settings say so; the old size follows, and it is called off until it leaves", async () => {
    await setUp({ exchangeSendsAtOnce: true });
    const of = await asked({ sendsAtOnce: true });
    const [exchange] = (await read(of)).body.exchanges;
    const orderNo = exchange?.replacementNo ?? "";
    expect(exchange).toMatchObject({ state: "asked", mayCallOff: true, sendsAtOnce: true });
    expect(await stockOf("L")).toBe(3);
    const replacement = await store().call("GET /api/admin/orders/{orderNo}", {
      params: { orderNo },
      token: of.staff,
    });
    expect(replacement.body).toMatchObject({
      status: "Order Confirmed",
      grandTotal: 0,
      replaces: of.orderNo,
    });
    expect(await brokenRules(store())).toEqual([]);
    expect((await callOff(of, of.id)).body.exchanges).toMatchObject([{ state: "called off" }]);
    expect(await stockOf("L")).toBe(4);
    const second = (await ask(of, { sendsAtOnce: true })).body.exchanges[1];
    const body = { from: "Order Confirmed", to: "Dispatched", shippedBy: "BlueDart", awbNo: "BD 2" };
    const params = { orderNo: second?.replacementNo ?? "" };
    await store().call("POST /api/admin/orders/{orderNo}/status", { params, token: of.staff, body });
    expect((await callOff(of, second?.id ?? 0)).problem.code).toBe("state_conflict");
    store().advanceClock(20 * DAY_MS);
    await runJobs();
    const received = await receive(of, second?.id ?? 0, {}, await support());
    expect(received.body.returns[1]).toMatchObject({ state: "sent again", exchange: { state: "done" } });
    expect((await mail(of.buyer.email, "R2: thank you")).text).toContain("received the old size");
    expect(await brokenRules(store())).toEqual([]);
    await setUp({ exchangeSendsAtOnce: false });
  });
});
