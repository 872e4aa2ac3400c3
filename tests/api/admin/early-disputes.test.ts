import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { placeOrder } from "../../support/place-order.ts";
import {
  razorpayPaid,
  type SignedWebhook,
  sendWebhook,
  signRazorpay,
  signStripe,
  stripePaid,
} from "../../support/signed-webhook.ts";
import { storeWithProvider } from "../../support/store-with-provider.ts";

const { fake, store, token, readOrder, attention } = await storeWithProvider();
const reports = ["paid", "created", "updated", "closed"] as const;
type Report = (typeof reports)[number];
type Provider = "stripe" | "razorpay";
type End = "won" | "lost";

/** An order with a link at a provider, and the webhooks about it; each call makes an event with an id of its own. */
async function askedOrder(provider: Provider, end: End) {
  const { orderNo } = await placeOrder(store);
  const asked = await store.call("POST /api/admin/orders/{orderNo}/provider-link", {
    params: { orderNo },
    token,
    body: { from: "Order Requested", provider },
  });
  const link = fake.records.links.find(({ url }) => url === asked.body.paymentLink);
  if (!link) throw new Error("The provider made no link");
  const { id, amount, currency } = link;
  const paidRef = `pay_${randomUUID().replaceAll("-", "")}`;
  const stripeStatus = { created: "needs_response", updated: "under_review", closed: end };
  const razorpayType = { created: "created", updated: "under_review", closed: end };
  const webhook = (report: Report): SignedWebhook => {
    if (report === "paid")
      return provider === "stripe"
        ? stripePaid({ link: id, amount, currency, intent: paidRef }, { at: store.now() })
        : razorpayPaid({ link: id, amount, currency, payment: paidRef });
    const reason = "fraudulent";
    if (provider === "stripe")
      return signStripe(
        {
          id: `evt_${randomUUID()}`,
          object: "event",
          type: `charge.dispute.${report}`,
          data: {
            object: {
              id: `dp_${paidRef}`,
              payment_intent: paidRef,
              amount,
              currency: currency.toLowerCase(),
              reason,
              status: stripeStatus[report],
            },
          },
        },
        { at: store.now() },
      );
    const entity = { id: `disp_${paidRef}`, payment_id: paidRef, amount, currency, reason_code: reason };
    return signRazorpay({
      event: `payment.dispute.${razorpayType[report]}`,
      sent: randomUUID(),
      payload: { dispute: { entity } },
    });
  };
  const send = async (report: Report, times = 1) => {
    const signed = webhook(report);
    for (let time = 0; time < times; time += 1)
      expect((await sendWebhook(store, provider, signed)).status).toBe(200);
  };
  return { orderNo, send };
}

/** The state of order, ledger and disputes, without what is each order's own: ids, times, and its total, of which amounts are the rest. */
async function stateOf(orderNo: string) {
  const order = await readOrder(orderNo);
  const { rows: ledger } = await store.services.database.pool.query<{ kind: string }>(
    `select l.kind, l.amount_paise - grand_total_paise as above_total, l.currency_code, l.amount_minor - first_value(l.amount_minor) over (order by ledger_entry_id) as above_asked, l.method, l.problem from order_ledger l
      join orders using (order_id) where order_no = $1 order by ledger_entry_id`,
    [orderNo],
  );
  const { rows: disputes } = await store.services.database.pool.query(
    `select d.state, d.amount_paise - grand_total_paise as above_total, d.amount_minor - p.amount_minor as above_paid, d.reason, p.paid_at is not null as is_paid from disputes d
      join orders using (order_id) join payments p using (payment_id) where order_no = $1`,
    [orderNo],
  );
  const { status, disputed, chargedBack, refundable, grandTotal } = order;
  const money = [disputed, chargedBack, refundable].map((amount) => amount && amount - grandTotal + 1); // 0: nothing, 1: all
  return { status, money, ledger, disputes };
}

const ordersOf = <T>(items: readonly T[]): T[][] =>
  items.length < 2
    ? [[...items]]
    : items.flatMap((first) =>
        ordersOf(items.filter((each) => each !== first)).map((rest) => [first, ...rest]),
      );

describe.each(["stripe", "razorpay"] as const)("a dispute of %s before its payment", (provider) => {
  it("stops refunds as soon as the payment is reported, and stands on the order", async () => {
    const { orderNo, send } = await askedOrder(provider, "lost");
    await send("created");
    await send("paid");
    expect(await attention(orderNo)).toContain("message");
    const { disputed, grandTotal } = await readOrder(orderNo);
    expect(disputed).toBe(grandTotal);
    const refused = await store.call("POST /api/admin/orders/{orderNo}/refunds", {
      params: { orderNo },
      token,
      body: { lines: [], shipping: true, expectedRefunded: 0, reason: "Sorry" },
    });
    expect([refused.status, refused.problem.code]).toEqual([409, "state_conflict"]);
  });

  it("is bound when both are reported at once", async () => {
    for (let round = 0; round < 8; round += 1) {
      const { orderNo, send } = await askedOrder(provider, "lost");
      await Promise.all([send("paid"), send("created"), send("closed")]);
      const { chargedBack, grandTotal } = await readOrder(orderNo);
      expect(chargedBack).toBe(grandTotal);
    }
  });
});

describe.each([
  ["stripe", "lost"],
  ["stripe", "won"],
  ["razorpay", "lost"],
  ["razorpay", "won"],
] as const)("webhooks of %s about a dispute that is %s", (provider, end) => {
  it("lead to the same order, ledger and disputes in every order of arrival", async () => {
    const inOrder = await askedOrder(provider, end);
    for (const report of reports) await inOrder.send(report);
    const expected = await stateOf(inOrder.orderNo);
    expect(expected.ledger.map(({ kind }) => kind)).toEqual(["asked", "paid", "disputed", `dispute ${end}`]);
    for (const arrival of ordersOf(reports)) {
      const { orderNo, send } = await askedOrder(provider, end);
      for (const report of arrival) await send(report, 2);
      expect(await stateOf(orderNo), arrival.join(", ")).toEqual(expected);
    }
  });

  it("come again at any time, also under other ids, without a change", async () => {
    const inOrder = await askedOrder(provider, end);
    for (const report of reports) await inOrder.send(report);
    const expected = await stateOf(inOrder.orderNo);
    const arrivals = fc.shuffledSubarray([...reports, ...reports], { minLength: 8 });
    await fc.assert(
      fc.asyncProperty(arrivals, async (arrival) => {
        const { orderNo, send } = await askedOrder(provider, end);
        for (const report of arrival) await send(report);
        expect(await stateOf(orderNo)).toEqual(expected);
      }),
      { numRuns: process.env.DRILLS === "long" ? 12 : 4 },
    );
  });
});
