import { expect, it } from "vitest";
import { closedMonth, monthOf, columnSum as sum } from "../../support/closed-month.ts";
import { describeStore } from "../../support/describe-store.ts";
import { placeOrder } from "../../support/place-order.ts";
import { newStaff } from "../../support/staff.ts";

const DAY_MS = 86_400_000;

describeStore(
  "closing a month",
  (store) => {
    const support = async () => (await newStaff(store(), "support")).token;
    const status = (orderNo: string, token: string, body: object) =>
      store().call("POST /api/admin/orders/{orderNo}/status", { params: { orderNo }, token, body });
    async function paid() {
      const token = await support();
      const { orderNo } = await placeOrder(store());
      const from = "Order Requested";
      const how = { paymentMethod: "bank transfer", paymentReference: `NEFT ${orderNo}` };
      const { body } = await status(orderNo, token, { from, to: "Order Confirmed", ...how });
      return { orderNo, total: body.grandTotal, lineId: body.lines[0]?.id ?? 0 };
    }
    const dispatch = async (orderNo: string) =>
      status(orderNo, await support(), {
        from: "Order Confirmed",
        to: "Dispatched",
        shippedBy: "BlueDart",
        awbNo: orderNo,
      });
    const documents = async () =>
      (await store().services.database.db.selectFrom("invoices").select("kind").execute()).length;

    it("its files agree with each other, with its page and with Today, and say what is open", async () => {
      store().advanceClock(-40 * DAY_MS);
      const before = monthOf(store());
      const early = await paid();
      store().advanceClock(40 * DAY_MS);
      const month = monthOf(store());

      await dispatch(early.orderNo);
      const returned = await paid();
      await dispatch(returned.orderNo);
      await expect.poll(documents).toBe(2);
      const refunded = await store().call("POST /api/admin/orders/{orderNo}/refunds", {
        params: { orderNo: returned.orderNo },
        token: await support(),
        body: {
          lines: [{ lineId: returned.lineId, quantity: 1 }],
          shipping: false,
          expectedRefunded: 0,
          reason: "Faulty",
          reference: "NEFT back",
        },
      });
      const unsent = await paid();
      const cancelled = await paid();
      await status(cancelled.orderNo, await support(), { from: "Order Confirmed", to: "Cancelled" });
      const unpaid = await placeOrder(store());
      await expect.poll(documents).toBe(3);

      const earlier = await closedMonth(store(), before);
      expect(earlier.report).toMatchObject({
        retained: early.total,
        invoiced: 0,
        after: early.total,
        agrees: true,
      });
      expect(earlier.report.differences).toEqual([
        { reason: "settled since", orders: 1, amount: early.total },
      ]);

      const { report, csv } = await closedMonth(store(), month);
      const { token } = await newStaff(store(), "admin");
      const dashboard = (await store().call("GET /api/admin/dashboard", { token })).body;
      const back = refunded.body.refunded;
      expect(back).toBeGreaterThan(0);
      expect(report).toMatchObject({
        retained: returned.total + unsent.total + cancelled.total - back,
        invoiced: early.total + returned.total,
        credited: back,
        before: early.total,
        after: unsent.total + cancelled.total,
        agrees: true,
      });
      expect(report.sales).toMatchObject({ orders: 4, cancelled: 1 });
      expect(report.differences).toEqual([
        { reason: "paid, and not sent", orders: 1, amount: unsent.total },
        { reason: "owed to the customer", orders: 1, amount: cancelled.total },
      ]);
      expect(report.open.map(({ kind, orders }) => [kind, orders])).toEqual([
        ["owed", 1],
        ["unpaid", 1],
      ]);

      expect(sum(csv.money, "Amount")).toBe(report.retained);
      expect(sum(csv.documents, "Total")).toBe(report.invoiced - report.credited);
      expect(sum(csv.open, "Difference")).toBe(report.after);
      expect(report.before + sum(csv.money, "Amount") - sum(csv.documents, "Total")).toBe(report.after);
      expect(sum(csv.sales, "Revenue")).toBe(report.sales.revenue);
      expect(dashboard.days.reduce((all, { revenue }) => all + revenue, 0)).toBe(report.sales.revenue);
      expect(csv.money).toContain(`bank transfer,NEFT ${returned.orderNo},`);
      expect(csv.money).toContain("refund done,");
      expect(csv.money).toContain("NEFT back");
      expect(csv.open).toContain(unpaid.orderNo);
      expect(csv.open).not.toContain(returned.orderNo);
    });

    it("refuses a text that is no month", async () => {
      const { token } = await newStaff(store(), "admin");
      for (const month of ["2026-13", "2026-1", "1999-01"]) {
        const { status: code } = await store().call("GET /api/admin/months/{month}", {
          params: { month },
          token,
        });
        expect(code).toBe(400);
      }
    });
  },
  { env: { SELLER_GSTIN: "27AAAAA0000A1Z2" } },
);
