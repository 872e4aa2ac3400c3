import { expect } from "vitest";
import { signEasyPost } from "./courier-event.ts";
import { placeOrder } from "./place-order.ts";
import { newStaff } from "./staff.ts";
import type { TestStore } from "./store.ts";

/** What EasyPost sends to a store, and parcels of orders to send it about. */
export function courierActions(store: () => TestStore) {
  const send = async (payload: string, signature = signEasyPost(payload)) => {
    const response = await store().inject({
      method: "POST",
      url: "/api/webhooks/easypost",
      headers: { "content-type": "application/json", "x-hmac-signature": signature },
      payload,
    });
    return response.statusCode;
  };
  /** A dispatched order with parcels of the given AWB numbers, one piece in each. */
  async function dispatched(...awbs: string[]) {
    const { token } = await newStaff(store(), "support");
    const { orderNo, buyer } = await placeOrder(store());
    const params = { orderNo };
    await store().call("POST /api/admin/orders/{orderNo}/status", {
      params,
      token,
      body: { from: "Order Requested", to: "Order Confirmed" },
    });
    const read = async () => (await store().call("GET /api/admin/orders/{orderNo}", { params, token })).body;
    const lineId = (await read()).lines[0]?.id ?? 0;
    for (const [index, awbNo] of awbs.entries()) {
      const sent = await store().call("POST /api/admin/orders/{orderNo}/shipments", {
        params,
        token,
        body: {
          shippedBy: "DHL Express",
          awbNo,
          expectedShipments: index,
          lines: [{ lineId, quantity: awbs.length === 1 ? 2 : 1 }],
        },
      });
      expect(sent.status).toBe(200);
    }
    return { orderNo, buyer, token, read };
  }
  const deliveredMails = (email: string) =>
    store().inbox.mails.filter(({ to, subject }) => to.includes(email) && subject.includes("has arrived"));
  const outcomes = async (awb: string) =>
    (
      await store()
        .services.database.db.selectFrom("courier_events")
        .select("outcome")
        .where("awb_no", "=", awb)
        .orderBy("courier_event_id")
        .execute()
    ).map(({ outcome }) => outcome);
  return { send, dispatched, deliveredMails, outcomes };
}
