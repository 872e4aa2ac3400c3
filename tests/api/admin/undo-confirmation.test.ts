import { describe, expect, it } from "vitest";
import { bookChecks } from "../../../src/backoffice/books/check-books.ts";
import { newBuyer } from "../../support/new-buyer.ts";
import { placeOrder } from "../../support/place-order.ts";
import { placePaidOrder } from "../../support/place-paid-order.ts";
import { redeemKit } from "../../support/redeem-kit.ts";
import { sendWebhook, stripePaid } from "../../support/signed-webhook.ts";
import { newStaff } from "../../support/staff.ts";
import { storeWithProvider } from "../../support/store-with-provider.ts";

const { fake, store, token } = await storeWithProvider();

describe("a confirmation that is taken back", () => {
  const read = async (orderNo: string) =>
    (await store.call("GET /api/admin/orders/{orderNo}", { params: { orderNo }, token })).body;
  const move = (orderNo: string, from: string, to: string, details: object = {}) =>
    store.call("POST /api/admin/orders/{orderNo}/status", {
      params: { orderNo },
      token,
      body: { from, to, ...details },
    });
  const confirm = (orderNo: string) =>
    move(orderNo, "Order Requested", "Order Confirmed", { paymentMethod: "UPI", paymentReference: "UPI 7" });
  const undo = (orderNo: string) => move(orderNo, "Order Confirmed", "Order Requested");
  const ledger = async (orderNo: string) =>
    (
      await store.services.database.db
        .selectFrom("order_ledger")
        .innerJoin("orders", "orders.order_id", "order_ledger.order_id")
        .select(["kind", "recorded_by"])
        .where("order_no", "=", orderNo)
        .orderBy("ledger_entry_id")
        .execute()
    ).map(({ kind, recorded_by }) => `${kind} by ${recorded_by === null ? "nobody" : "staff"}`);
  const brokenRules = async (orderNo: string) => {
    const broken = [];
    for (const { rule, faults } of bookChecks) {
      const { rows } = await faults(new Date(0), store.now()).execute(store.services.database.db);
      if (rows.some(({ subject }) => subject === orderNo)) broken.push(rule);
    }
    return broken;
  };

  it("is unpaid again, in the ledger, the timeline and the audit, and its customer is mailed", async () => {
    const { orderNo, buyer } = await placeOrder(store);
    const confirmed = await confirm(orderNo);
    expect(confirmed.body.nextStatuses).toContain("Order Requested");
    expect(confirmed.body.payments).toMatchObject([{ method: "UPI", reference: "UPI 7" }]);
    const undone = await undo(orderNo);
    expect(undone.status).toBe(200);
    expect(undone.body).toMatchObject({ status: "Order Requested", paid: 0, payments: [], owed: 0 });
    expect(undone.body.due).toBe(undone.body.grandTotal);
    expect(await ledger(orderNo)).toEqual(["paid by staff", "payment undone by staff"]);
    expect(undone.body.timeline.some(({ title }) => title.endsWith("not paid after all"))).toBe(true);
    const mail = await store.inbox.next(
      ({ to, subject }) =>
        to.includes(buyer.email) && subject === `Your order ${orderNo} is not confirmed yet`,
    );
    expect(mail.text).toContain("That was our mistake");
    const { token: admin } = await newStaff(store, "admin");
    const { body } = await store.call("GET /api/admin/audit", { token: admin, query: { q: orderNo } });
    expect(body.rows.map(({ action }) => action)).toContain("order moved to Order Requested");
    expect(await brokenRules(orderNo)).toEqual([]);
    expect((await confirm(orderNo)).body).toMatchObject({ status: "Order Confirmed", due: 0 });
    expect(await brokenRules(orderNo)).toEqual([]);
  });

  it("is refused once something left, money went back, an invoice was issued, or a provider reported the money", async () => {
    const paid = await placePaidOrder(store, { fake, token });
    expect((await read(paid.orderNo)).nextStatuses).not.toContain("Order Requested");
    expect((await undo(paid.orderNo)).problem).toMatchObject({
      code: "state_conflict",
      detail: expect.stringMatching(/provider reported/),
    });
    const followUps = {
      left: (orderNo: string) =>
        store.call("POST /api/admin/orders/{orderNo}/shipments", {
          params: { orderNo },
          token,
          body: { shippedBy: "BlueDart", awbNo: "BD 1", expectedShipments: 0 },
        }),
      "money went back": (orderNo: string) =>
        store.call("POST /api/admin/orders/{orderNo}/refunds", {
          params: { orderNo },
          token,
          body: { lines: [], shipping: false, amount: 1, expectedRefunded: 0, reason: "x", reference: "y" },
        }),
      invoice: (orderNo: string) =>
        store.call("POST /api/admin/orders/{orderNo}/invoice", {
          params: { orderNo },
          token,
          body: {},
        }),
    };
    for (const followUp of Object.values(followUps)) {
      const { orderNo } = await placeOrder(store);
      await confirm(orderNo);
      expect((await followUp(orderNo)).status).toBe(200);
      expect((await undo(orderNo)).status).toBe(409);
      expect((await read(orderNo)).paid).toBeGreaterThan(0);
    }
  });

  it("is possible for a kit too, which stays redeemed", async () => {
    const { body: orderNo } = await redeemKit(store, await newBuyer(store));
    await move(orderNo, "Order Requested", "Order Confirmed");
    expect((await undo(orderNo)).body).toMatchObject({ status: "Order Requested", due: 0 });
    expect(await brokenRules(orderNo)).toEqual([]);
  });

  it("is confirmed by itself when the provider reports the money of its link after all", async () => {
    const { orderNo } = await placeOrder(store);
    await store.call("POST /api/admin/orders/{orderNo}/provider-link", {
      params: { orderNo },
      token,
      body: { from: "Order Requested", provider: "stripe" },
    });
    const link = fake.records.links.at(-1);
    await move(orderNo, "Payment Link Sent", "Order Confirmed");
    expect((await undo(orderNo)).status).toBe(200);
    const paid = { link: link?.id ?? "", amount: link?.amount ?? 0, currency: link?.currency ?? "" };
    await sendWebhook(store, "stripe", stripePaid({ ...paid, intent: `pi_${orderNo}` }));
    expect(await read(orderNo)).toMatchObject({ status: "Order Confirmed", due: 0 });
    expect(await brokenRules(orderNo)).toEqual([]);
  });
});
