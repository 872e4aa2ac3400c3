import { describe, expect, it } from "vitest";
import { refundKeyOf } from "../../../src/orders/refund/refund-key.ts";
import { brokenRulesAfterJobs } from "../../support/broken-rules.ts";
import { placeOrder } from "../../support/place-order.ts";
import { placePaidOrder } from "../../support/place-paid-order.ts";
import { refundActions } from "../../support/refund-actions.ts";
import { sendWebhook, signStripe, stripePaid } from "../../support/signed-webhook.ts";
import { storeWithProvider } from "../../support/store-with-provider.ts";
import { waitingJobs } from "../../support/waiting-jobs.ts";

const provider = await storeWithProvider();
const { fake, store, token } = provider;

describe("the order ledger", () => {
  const { everything, providerOf, read, refund } = refundActions(provider);
  const move = (orderNo: string, body: object) =>
    store.call("POST /api/admin/orders/{orderNo}/status", { params: { orderNo }, token, body });
  const settle = (orderNo: string, refundId: number, body: object) =>
    store.call("POST /api/admin/orders/{orderNo}/refunds/{refundId}/settle", {
      params: { orderNo, refundId },
      token,
      body,
    });
  const retry = (orderNo: string, refundId: number) =>
    store.call("POST /api/admin/orders/{orderNo}/refunds/{refundId}/retry", {
      params: { orderNo, refundId },
      token,
    });
  const owedOnToday = async (orderNo: string) =>
    (await store.call("GET /api/admin/dashboard", { token })).body.needsAttention
      .filter((each) => each.orderNo === orderNo && each.kind === "owed")
      .map(({ message }) => message.replace(/^.*: /, ""));
  const ledger = async (orderNo: string) => {
    const { rows } = await store.services.database.pool.query<{ kind: string; method: string }>(
      `select l.kind, l.method, l.reference from order_ledger l join orders o on o.order_id = l.order_id
       where o.order_no = $1 order by ledger_entry_id`,
      [orderNo],
    );
    return rows.map(({ kind, method }) => `${kind} (${method})`);
  };
  const refundStates = async (orderNo: string) => (await read(orderNo)).refunds.map(({ state }) => state);
  /** A paid order whose refund the provider refuses. Returns the refund's id. */
  async function refusedRefund(body: (lineId: number) => object) {
    const { orderNo, paidRef } = await placePaidOrder(store, { fake, token });
    const [line] = (await read(orderNo)).lines;
    fake.fail(400, 1);
    await refund(orderNo, body(line?.id ?? 0));
    await expect.poll(() => refundStates(orderNo)).toEqual(["failed"]);
    const id = (await read(orderNo)).refunds[0]?.id ?? 0;
    return { orderNo, paidRef, id, lineId: line?.id ?? 0, line };
  }
  const refundedAtProvider = (paidRef: string) => providerOf(paidRef).length;

  it("says how an order that staff confirmed was paid, and owes all of it after the cancellation until it is refunded", async () => {
    const { orderNo } = await placeOrder(store);
    const confirmed = await move(orderNo, {
      from: "Order Requested",
      to: "Order Confirmed",
      paymentMethod: "bank transfer",
      paymentReference: "NEFT 0815",
    });
    expect([confirmed.status, confirmed.body.due, confirmed.body.paid]).toEqual([
      ...[200, 0, confirmed.body.grandTotal],
    ]);
    expect(await ledger(orderNo)).toEqual(["paid (bank transfer)"]);
    expect(confirmed.body.timeline.some(({ detail }) => detail === "bank transfer · NEFT 0815")).toBe(true);
    await move(orderNo, { from: "Order Confirmed", to: "Cancelled" });
    expect(await owedOnToday(orderNo)).toEqual(["the order was paid and is cancelled"]);
    const order = await read(orderNo);
    expect(order.owed).toBe(order.grandTotal);
    await refund(orderNo, {
      ...everything(order),
      reference: "NEFT 0816",
    });
    expect(await owedOnToday(orderNo)).toEqual([]);
    expect((await read(orderNo)).owed).toBe(0);
    expect(await ledger(orderNo)).toEqual([
      ...["paid (bank transfer)", "refund asked (by hand)", "refund done (by hand)"],
    ]);
  });

  it("keeps a refused refund on Today, and its failure in the timeline, until a transfer by hand is recorded", async () => {
    const { orderNo, id, paidRef } = await refusedRefund((lineId) => ({ lines: [{ lineId, quantity: 1 }] }));
    expect(await owedOnToday(orderNo)).toEqual(["the provider refused the refund"]);
    const failed = await read(orderNo);
    expect([failed.refunded, failed.refunding]).toEqual([0, 0]);
    expect(failed.owed).toBe(failed.refunds[0]?.amount);
    expect((await settle(orderNo, id, { outcome: "transferred" })).problem.code).toBe("reference_needed");
    const settled = await settle(orderNo, id, { outcome: "transferred", reference: "UTR 99" });
    expect(settled.body.refunds).toMatchObject([{ state: "done", isByHand: true, reference: "UTR 99" }]);
    expect(settled.body.timeline.filter(({ title }) => /^Refund of .* failed$/.test(title))).toHaveLength(1);
    expect([settled.body.owed, await owedOnToday(orderNo)]).toEqual([0, []]);
    expect((await retry(orderNo, id)).problem.code).toBe("state_conflict");
    expect(refundedAtProvider(paidRef)).toBe(0);
  });

  it("has a refund that hangs until staff settle it by hand, and says when the provider pays it back too", async () => {
    const { orderNo, link } = await placePaidOrder(store, { fake, token });
    fake.fail(503, 1_000);
    const { body: asked } = await refund(orderNo, { amount: 5 });
    const id = asked.refunds[0]?.id ?? 0;
    expect((await settle(orderNo, id, { outcome: "dropped", reason: "x" })).problem.code).toBe(
      "state_conflict",
    );
    await expect.poll(async () => (await read(orderNo)).refunds[0]?.problem).not.toBe("");
    const settled = await settle(orderNo, id, { outcome: "transferred", reference: "UTR 5" });
    fake.fail(503, 0);
    expect(settled.body.refunds).toMatchObject([{ state: "done", isByHand: true, reference: "UTR 5" }]);
    expect(settled.body).toMatchObject({ refunded: 5, refunding: 0, owed: 0 });
    const { refund_key, tries, amount_minor } = await store.services.database.db
      .selectFrom("refunds")
      .select(["refund_key", "tries", "amount_minor"])
      .where("refund_id", "=", id)
      .executeTakeFirstOrThrow();
    const late = { id: `re_${orderNo}`, amount: amount_minor, currency: link.currency.toLowerCase() };
    await sendWebhook(
      store,
      "stripe",
      signStripe({
        id: `evt_late_${orderNo}`,
        object: "event",
        type: "refund.updated",
        data: {
          object: {
            ...late,
            status: "succeeded",
            metadata: { refundKey: refundKeyOf({ refund_key, tries }) },
          },
        },
      }),
    );
    expect((await read(orderNo)).timeline.map(({ title }) => title)).toContain(
      "A refund that was transferred by hand was paid back too",
    );
  });

  it("is not paid back twice: a failed refund is not retried once its pieces were refunded anew", async () => {
    const { orderNo, id, lineId, paidRef } = await refusedRefund((line) => ({
      lines: [{ lineId: line, quantity: 2 }],
    }));
    const one = await refund(orderNo, { lines: [{ lineId, quantity: 1 }] });
    expect(one.status).toBe(200);
    const refused = await retry(orderNo, id);
    expect([refused.status, refused.problem.code]).toEqual([409, "refund_too_large"]);
    expect((await settle(orderNo, id, { outcome: "transferred", reference: "UTR 1" })).problem.code).toBe(
      "refund_too_large",
    );
    await expect.poll(() => refundStates(orderNo)).toEqual(["failed", "done"]);
    expect(await owedOnToday(orderNo)).toEqual(["the provider refused the refund"]);
    const dropped = await settle(orderNo, id, { outcome: "dropped", reason: "One piece was enough" });
    expect([dropped.body.refunds[0]?.state, dropped.body.owed]).toEqual(["dropped", 0]);
    expect(await owedOnToday(orderNo)).toEqual([]);
    expect(refundedAtProvider(paidRef)).toBe(1);
  });

  it("is not paid back twice: shipping that was refunded anew is not retried, and the failed refund is settled by that", async () => {
    const { orderNo, id, paidRef } = await refusedRefund(() => ({ shipping: true }));
    await refund(orderNo, { shipping: true });
    await expect.poll(() => refundStates(orderNo)).toEqual(["dropped", "done"]);
    expect((await retry(orderNo, id)).problem.code).toBe("state_conflict");
    expect([refundedAtProvider(paidRef), (await read(orderNo)).owed]).toEqual([1, 0]);
  });

  it("owes a second payment, which goes back as a free amount by the payment that has it", async () => {
    const { orderNo, link, paidRef } = await placePaidOrder(store, { fake, token });
    const second = { link: link.id, amount: link.amount, currency: link.currency, intent: `pi_2_${orderNo}` };
    await sendWebhook(store, "stripe", stripePaid(second));
    await sendWebhook(store, "stripe", stripePaid(second));
    const order = await read(orderNo);
    expect([order.paid, order.owed]).toEqual([order.grandTotal * 2, order.grandTotal]);
    expect(await ledger(orderNo)).toEqual(["asked (stripe)", "paid (stripe)", "paid (stripe)"]);
    await refund(orderNo, { amount: order.grandTotal, reason: "Paid twice" });
    await expect.poll(() => refundStates(orderNo)).toEqual(["done"]);
    const after = await read(orderNo);
    expect([after.owed, after.refundable]).toEqual([0, order.grandTotal]);
    const tooMuch = await refund(orderNo, { amount: order.grandTotal + 1, expectedRefunded: after.refunded });
    expect(tooMuch.problem.code).toBe("refund_too_large");
    expect(tooMuch.problem.detail).toMatch(/^That is more than is left of what was paid/); // not only the database's own rule
    expect(refundedAtProvider(paidRef) + refundedAtProvider(second.intent)).toBe(1);
  });

  it.each([
    [
      "a free amount is billed again, because it goes back from the second payment",
      () => ({ amount: 10 }),
      3,
    ],
    ["pieces stay credited", (lineId: number) => ({ lines: [{ lineId, quantity: 1 }] }), 2],
  ])("owes a second payment after a refund: %s", async (_what, refunded, documents) => {
    const { orderNo, link } = await placePaidOrder(store, { fake, token });
    await move(orderNo, { from: "Order Confirmed", to: "Dispatched", shippedBy: "BlueDart", awbNo: "BD 1" });
    const settled = () => expect.poll(() => waitingJobs(store, "invoice.settle")).toBe(0);
    await settled();
    const { lines } = await read(orderNo);
    expect((await refund(orderNo, refunded(lines[0]?.id ?? 0))).status).toBe(200);
    await settled();
    expect((await read(orderNo)).documents).toHaveLength(2);
    const again = { link: link.id, amount: link.amount, currency: link.currency, intent: `pi_3_${orderNo}` };
    await sendWebhook(store, "stripe", stripePaid(again));
    await settled();
    expect((await read(orderNo)).documents).toHaveLength(documents);
    expect(await brokenRulesAfterJobs(store)).toEqual([]);
  });

  it("counts a refund as done only when the provider says so, and as owed again when the bank sends it back", async () => {
    const { orderNo, paidRef } = await placePaidOrder(store, { fake, token });
    const order = await read(orderNo);
    await refund(orderNo, { amount: 10 });
    await expect.poll(() => refundStates(orderNo)).toEqual(["done"]);
    expect((await read(orderNo)).refunded).toBe(10);
    const made = fake.records.refunds.find((each) => each.paidRef === paidRef);
    const failed = { id: made?.id, amount: made?.amount, currency: "usd", status: "failed" };
    await sendWebhook(
      store,
      "stripe",
      signStripe({
        id: `evt_back_${orderNo}`,
        object: "event",
        type: "refund.updated",
        data: { object: { ...failed, metadata: { refundKey: made?.key } } },
      }),
    );
    const back = await read(orderNo);
    expect([back.refunded, back.owed, back.refundable]).toEqual([0, 10, order.grandTotal]);
    expect(await ledger(orderNo)).toEqual([
      ...["asked (stripe)", "paid (stripe)", "refund asked (stripe)", "refund done (stripe)"],
      "refund failed (stripe)",
    ]);
  });

  it("is never changed, and its sums are those of the orders", async () => {
    const { pool } = store.services.database;
    await expect(pool.query("update order_ledger set amount_paise = 1")).rejects.toThrow(/never changed/);
    await expect(pool.query("delete from order_ledger")).rejects.toThrow(/never changed/);
    await placePaidOrder(store, { fake, token });
    const asErasure =
      "select set_config('kitstore.erasing', 'yes', true); update order_ledger set amount_paise = 1";
    await expect(pool.query(asErasure)).rejects.toThrow(/never changed/);
    const { rows } = await pool.query(`
      select order_no from orders o where paid_paise <> (select coalesce(sum(case kind when 'paid' then amount_paise
          when 'payment undone' then -amount_paise end), 0) from order_ledger l where l.order_id = o.order_id)
        or refunded_paise <> (select coalesce(sum(amount_paise), 0) from refunds r where r.order_id = o.order_id and state = 'done')
        or refunding_paise <> (select coalesce(sum(amount_paise), 0) from refunds r where r.order_id = o.order_id and state = 'requested')
        or refund_failed_paise <> (select coalesce(sum(amount_paise), 0) from refunds r where r.order_id = o.order_id and state = 'failed')`);
    expect(rows).toEqual([]);
  });
});
