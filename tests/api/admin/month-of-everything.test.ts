import { expect, it } from "vitest";
import { brokenRulesAfterJobs } from "../../support/broken-rules.ts";
import { closedMonth, columnSum, monthOf } from "../../support/closed-month.ts";
import { monthFaults } from "../../support/month-faults.ts";
import { placeOrder } from "../../support/place-order.ts";
import { deliverOrder, type PaidOrderOptions, placePaidOrder } from "../../support/place-paid-order.ts";
import { refundActions } from "../../support/refund-actions.ts";
import { sendWebhook, signStripe, stripeDispute } from "../../support/signed-webhook.ts";
import { newStaff } from "../../support/staff.ts";
import { storeWithProvider } from "../../support/store-with-provider.ts";

const DAY_MS = 86_400_000;
const provider = await storeWithProvider({ SELLER_GSTIN: "27AAAAA0000A1Z2" });
const { fake, store } = provider;

it("a month with failed, free and returned refunds, disputes and cancelled invoices closes", {
  timeout: 300_000,
}, async () => {
  const support = async () => (await newStaff(store, "support")).token;
  store.advanceClock(-40 * DAY_MS);
  const earlierMonth = monthOf(store);
  let token = await support();
  const paid = (kind: "stripe" | "razorpay" = "stripe", options: PaidOrderOptions = {}) =>
    placePaidOrder(store, { fake, token }, kind, options);
  const delivered = async (...options: Parameters<typeof paid>) => {
    const order = await paid(...options);
    await deliverOrder(store, order.orderNo, token);
    return order;
  };
  const move = (orderNo: string, body: object) =>
    store.call("POST /api/admin/orders/{orderNo}/status", { params: { orderNo }, token, body });

  const retried = await delivered();
  const disputed = await delivered();
  const transferred = await placeOrder(store, { currencyCode: "INR" });
  await move(transferred.orderNo, {
    from: "Order Requested",
    to: "Order Confirmed",
    paymentMethod: "bank transfer",
    paymentReference: "NEFT 1",
  });
  await deliverOrder(store, transferred.orderNo, token);
  const unsent = await paid("razorpay", { currencyCode: "INR" });
  const sentBack = await delivered("stripe", { currencyCode: "JPY" });
  const documents = () => store.services.database.db.selectFrom("invoices").select("kind").execute();
  await expect.poll(documents).toHaveLength(4);

  store.advanceClock(40 * DAY_MS);
  const month = monthOf(store);
  token = await support();
  const { everything, read, refund, settled } = refundActions({ ...provider, token });
  const retry = (orderNo: string, refundId: number) =>
    store.call("POST /api/admin/orders/{orderNo}/refunds/{refundId}/retry", {
      params: { orderNo, refundId },
      token,
    });

  // Asked, refused by the provider, retried and done: one refund.
  const [firstLine] = (await read(retried.orderNo)).lines;
  fake.fail(400, 1, "/v1/refunds");
  await refund(retried.orderNo, { lines: [{ lineId: firstLine?.id, quantity: 1 }] });
  await settled(retried.orderNo, "failed");
  await retry(retried.orderNo, (await read(retried.orderNo)).refunds[0]?.id ?? 0);
  await settled(retried.orderNo);
  // A free amount, by hand.
  await refund(transferred.orderNo, { amount: 12.34, reference: "NEFT 2" });
  // Refused, and still owed.
  await move(unsent.orderNo, { from: "Order Confirmed", to: "Cancelled" });
  // Done, and the bank sends the money back to us.
  await refund(sentBack.orderNo, everything(await read(sentBack.orderNo)));
  await settled(sentBack.orderNo);
  await expect.poll(documents).toHaveLength(7);
  const [made] = fake.records.refunds.filter(({ paidRef }) => paidRef === sentBack.paidRef);
  await sendWebhook(
    store,
    "stripe",
    signStripe({
      id: "evt_sent_back",
      object: "event",
      type: "refund.updated",
      data: {
        object: {
          id: made?.id,
          amount: made?.amount,
          currency: "jpy",
          status: "failed",
          metadata: { refundKey: made?.key },
        },
      },
    }),
  );
  await settled(sentBack.orderNo, "failed");
  // The bank decides: one payment of the earlier month is lost, one of this month stays.
  const won = await paid("stripe", { currencyCode: "EUR" });
  for (const [order, decision] of [
    [disputed, "lost"],
    [won, "won"],
  ] as const)
    for (const status of ["needs_response", decision])
      await sendWebhook(
        store,
        "stripe",
        stripeDispute(order.paidRef, status, order.link.amount, order.link.currency),
      );
  // Invoiced before it left, and cancelled.
  const invoicedEarly = await paid();
  const { status: issued } = await store.call("POST /api/admin/orders/{orderNo}/invoice", {
    params: { orderNo: invoicedEarly.orderNo },
    token,
    body: {},
  });
  expect(issued).toBe(200);
  await move(invoicedEarly.orderNo, { from: "Order Confirmed", to: "Cancelled" });
  // A replacement costs nothing; what nobody paid is due.
  await store.call("POST /api/admin/orders/{orderNo}/replacements", {
    params: { orderNo: transferred.orderNo },
    token,
    body: {
      lines: [{ lineId: (await read(transferred.orderNo)).lines[0]?.id, quantity: 1 }],
      reason: "Broken",
      expectedReplacements: 0,
    },
  });
  await placeOrder(store);

  const monthBegan = store.services.calendar.startOfDay(`${month}-01`);
  const faults = async () => [
    ...(await monthFaults(store, monthBegan)),
    ...(await brokenRulesAfterJobs(store)),
  ];
  await expect.poll(faults).toEqual([]);
  const earlier = await closedMonth(store, earlierMonth);
  const { report, csv } = await closedMonth(store, month);
  for (const each of [earlier, { report, csv }]) {
    expect(each.report.agrees).toBe(true);
    expect(columnSum(each.csv.money, "Amount")).toBe(each.report.retained);
    expect(columnSum(each.csv.open, "Difference")).toBe(each.report.after);
    expect(columnSum(each.csv.documents, "Total")).toBeCloseTo(
      each.report.invoiced - each.report.credited,
      5,
    );
    expect(columnSum(each.csv.sales, "Revenue")).toBe(each.report.sales.revenue);
  }
  expect(report.before).toBe(earlier.report.after);
  expect(report.differences.map(({ reason, orders }) => [reason, orders])).toEqual([
    ["taken back by the bank", 1],
    ["owed to the customer", 3],
    ["paid, and not sent", 1],
  ]);
  expect(report.open.map(({ kind, orders }) => [kind, orders])).toEqual([
    ["owed", 3],
    ["unpaid", 1],
    ["refund failed", 1],
  ]);
  expect(report.money.map(({ kind, method, count }) => [kind, method, count])).toEqual([
    ["dispute lost", "stripe", 1],
    ["paid", "stripe", 2],
    ["refund done", "by hand", 1],
    ["refund done", "stripe", 2],
    ["refund sent back", "stripe", 1],
  ]);
});
