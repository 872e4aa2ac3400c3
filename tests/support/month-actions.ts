import { placeOrder } from "./place-order.ts";
import { newStaff } from "./staff.ts";
import type { TestStore } from "./store.ts";

/** What tests of closed months do. */
export function monthActions(store: () => TestStore) {
  // A login of its own for each call: the clock moves by months, and logins expire.
  const admin = async () => (await newStaff(store(), "admin")).token;
  const status = async (orderNo: string, body: object) =>
    store().call("POST /api/admin/orders/{orderNo}/status", {
      params: { orderNo },
      token: (await newStaff(store(), "support")).token,
      body,
    });
  const confirm = (orderNo: string) =>
    status(orderNo, {
      from: "Order Requested",
      to: "Order Confirmed",
      paymentMethod: "bank transfer",
      paymentReference: `NEFT ${orderNo}`,
    });
  return {
    status,
    confirm,
    async paid() {
      const { orderNo } = await placeOrder(store());
      const { body } = await confirm(orderNo);
      return { orderNo, total: body.grandTotal };
    },
    dispatch: (orderNo: string) =>
      status(orderNo, { from: "Order Confirmed", to: "Dispatched", shippedBy: "BlueDart", awbNo: orderNo }),
    close: async (month: string, body: { reason?: string } = {}, token?: string) =>
      store().call("POST /api/admin/months/{month}/close", {
        params: { month },
        token: token ?? (await admin()),
        body,
      }),
    reopen: async (month: string, reason = "A document was missing") =>
      store().call("POST /api/admin/months/{month}/reopen", {
        params: { month },
        token: await admin(),
        body: { reason },
      }),
    read: async (month: string) =>
      (await store().call("GET /api/admin/months/{month}", { params: { month }, token: await admin() })).body,
    set: async (settings: object) => {
      const token = await admin();
      const { version } = (await store().call("GET /api/admin/settings", { token })).body;
      const { status: code, problem } = await store().call("PUT /api/admin/settings", {
        token,
        body: { version, settings },
      });
      if (code !== 200) throw new Error(`Not set: ${problem.detail}`);
    },
    /** Writes a payment by hand into an order as if it had come at that moment, and returns when the ledger counts it. */
    async payAt(orderNo: string, at: Date) {
      const { db } = store().services.database;
      const { order_id } = await db
        .selectFrom("orders")
        .select("order_id")
        .where("order_no", "=", orderNo)
        .executeTakeFirstOrThrow();
      const { payment_id } = await db
        .insertInto("payments")
        .values({ order_id, provider: "hand", amount_paise: 12_300, asked_at: at, paid_at: at })
        .returning("payment_id")
        .executeTakeFirstOrThrow();
      const entry = await db
        .selectFrom("order_ledger")
        .select("at")
        .where("payment_id", "=", payment_id)
        .executeTakeFirstOrThrow();
      return entry.at;
    },
  };
}
