import { expect, it } from "vitest";
import { cancelUnpaidOrders } from "../../src/orders/cancel/cancel-unpaid-orders.ts";
import { changeStatus } from "../../src/orders/order/change-status.ts";
import { findOrderWithBuyer } from "../../src/orders/order/order-with-buyer.store.ts";
import { describeStore } from "../support/describe-store.ts";
import { whileHeld } from "../support/held-row.ts";
import { placeOrder } from "../support/place-order.ts";
import { newStaff } from "../support/staff.ts";

/** Two changes of one order at the same moment: the second one waits, and then finds the status of the first. */
describeStore("two changes of an order's status at the same moment", (store) => {
  const db = () => store().services.database.db;
  const setStatus =
    (orderNo: string, status: string) =>
    (held: { query: (text: string, values: string[]) => Promise<unknown> }) =>
      held.query("update orders set status = $2 where order_no = $1", [orderNo, status]);
  const historyOf = (orderNo: string) =>
    db()
      .selectFrom("order_status_changes")
      .innerJoin("orders", "orders.order_id", "order_status_changes.order_id")
      .select("to_status")
      .where("order_no", "=", orderNo)
      .orderBy("order_status_change_id")
      .execute();
  const statusOf = async (orderNo: string) =>
    (
      await db()
        .selectFrom("orders")
        .select("status")
        .where("order_no", "=", orderNo)
        .executeTakeFirstOrThrow()
    ).status;
  const mailsOf = async (orderNo: string) =>
    (
      await db()
        .selectFrom("mails")
        .innerJoin("orders", "orders.order_id", "mails.order_id")
        .select("kind")
        .where("order_no", "=", orderNo)
        .execute()
    ).map(({ kind }) => kind);

  it("writes nothing where the order has another status by now", async () => {
    const { orderNo } = await placeOrder(store());
    const order = await findOrderWithBuyer(db(), orderNo);
    if (!order) throw new Error("The order was placed");
    const cause = { kind: "buyer", by: order.user_id } as const;
    const change = { order, from: "Order Requested", to: "Cancelled", cause, now: store().now() } as const;
    const { response } = await whileHeld(store(), {
      hold: setStatus(orderNo, "Order Confirmed"),
      act: () =>
        db()
          .transaction()
          .execute((trx) => changeStatus(trx, store().services.jobs, change)),
    });
    expect(response).toMatchObject({ refused: "version_conflict" });
    expect(await statusOf(orderNo)).toBe("Order Confirmed");
    expect(await historyOf(orderNo)).toEqual([{ to_status: "Order Requested" }]);
    expect(await mailsOf(orderNo)).toEqual(["order-placed"]);
  });

  it("lets staff cancel only what they saw", async () => {
    const { orderNo } = await placeOrder(store());
    const { token } = await newStaff(store(), "support");
    const { response, waitedAt } = await whileHeld(store(), {
      hold: setStatus(orderNo, "Order Confirmed"),
      act: () =>
        store().call("POST /api/admin/orders/{orderNo}/status", {
          token,
          params: { orderNo },
          body: { from: "Order Requested", to: "Cancelled" },
        }),
    });
    expect(response.problem).toMatchObject({ status: 409, code: "version_conflict" });
    expect(waitedAt).toMatch(/for no key update/);
    expect(await historyOf(orderNo)).toEqual([{ to_status: "Order Requested" }]);
  });

  it("cancels no order for want of money that comes at that moment", async () => {
    const { orderNo } = await placeOrder(store());
    const { userId } = await newStaff(store(), "support");
    const { services } = store();
    await db().updateTable("orders").set({ pay_by: store().now() }).where("order_no", "=", orderNo).execute();
    const { response: cancelled } = await whileHeld(store(), {
      hold: (held) => held.query("select from orders where order_no = $1 for no key update", [orderNo]),
      act: () =>
        cancelUnpaidOrders({
          db: db(),
          jobs: services.jobs,
          providers: {},
          now: new Date(store().now().getTime() + 60_000),
        }),
      change: (held) =>
        held.query(
          `insert into payments (order_id, provider, amount_paise, asked_at, reference, paid_by, paid_at)
            select order_id, 'hand', 100, now(), 'UTR 1', $2, now() from orders where order_no = $1`,
          [orderNo, String(userId)],
        ),
    });
    expect([cancelled, await statusOf(orderNo)]).toEqual([0, "Order Requested"]);
    expect(await mailsOf(orderNo)).not.toContain("order-cancelled");
  });

  it("lets a customer cancel nothing that is being dispatched", async () => {
    const { orderNo, buyer } = await placeOrder(store());
    const { response, waitedAt } = await whileHeld(store(), {
      hold: setStatus(orderNo, "Dispatched"),
      act: () =>
        store().call("POST /api/orders/{orderNo}/cancel", { token: buyer.token, params: { orderNo } }),
    });
    expect(response.problem).toMatchObject({ status: 409, code: "cancel_too_late" });
    expect(waitedAt).toMatch(/for no key update/);
    expect(await statusOf(orderNo)).toBe("Dispatched");
  });
});
