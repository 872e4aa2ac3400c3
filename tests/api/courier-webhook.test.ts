import { createHmac } from "node:crypto";
import { expect, it, vi } from "vitest";
import { describeStore } from "../support/describe-store.ts";
import { placeOrder } from "../support/place-order.ts";
import { newStaff } from "../support/staff.ts";

vi.setConfig({ testTimeout: 60_000 }); // the tests wait for mails

const SECRET = "kuriér-geheim"; // letters that NFKD takes apart
let lastNumber = 0;

interface Tracker {
  readonly awb: string;
  readonly status: string;
  readonly id?: string;
  readonly carrier?: string;
  readonly at?: Date;
  readonly description?: string;
}

/** An event as EasyPost sends it. */
const eventOf = ({
  awb,
  status,
  id,
  carrier = "DHLExpress",
  at = new Date(),
  description,
}: Tracker): string =>
  JSON.stringify({
    id: id ?? `evt_${++lastNumber}`,
    object: "Event",
    mode: "production",
    description: description ?? "tracker.updated",
    result: {
      id: "trk_1",
      object: "Tracker",
      tracking_code: awb,
      status,
      carrier,
      weight: 17.6,
      tracking_details: [{ object: "TrackingDetail", status, datetime: at.toISOString() }],
    },
  });

const sign = (payload: string, secret = SECRET): string =>
  `hmac-sha256-hex=${createHmac("sha256", secret.normalize("NFKD")).update(payload).digest("hex")}`;

describeStore(
  "the webhook of EasyPost",
  (store) => {
    const send = async (payload: string, signature = sign(payload)) => {
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
      const read = async () =>
        (await store().call("GET /api/admin/orders/{orderNo}", { params, token })).body;
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

    it("marks a parcel delivered and mails the customer, once, however often it is sent", async () => {
      const { buyer, read } = await dispatched("ABC123");
      expect(await send(eventOf({ awb: "abc123", status: "out_for_delivery" }))).toBe(200);
      expect((await read()).status).toBe("Dispatched");
      const payload = eventOf({ awb: "abc123", status: "delivered" });
      expect(await Promise.all([send(payload), send(payload)])).toEqual([200, 200]);
      expect(await send(payload)).toBe(200);
      expect(await send(eventOf({ awb: "abc123", status: "delivered" }))).toBe(200);
      const order = await read();
      expect(order.status).toBe("Delivered");
      expect(order.timeline.map(({ title, by }) => [title, by])).toEqual(
        expect.arrayContaining([["Parcel 1: out for delivery", "DHLExpress"]]),
      );
      await store().inbox.next(
        ({ to, subject }) => to.includes(buyer.email) && subject.includes("has arrived"),
      );
      expect(deliveredMails(buyer.email)).toHaveLength(1);
      expect(await outcomes("abc123")).toEqual(["noted", "delivered", "no change"]);
    });

    it("takes nothing back when an older event arrives late, and ends parcel by parcel", async () => {
      const { read } = await dispatched("ONE1", "TWO2");
      await send(eventOf({ awb: "ONE1", status: "delivered" }));
      await send(eventOf({ awb: "ONE1", status: "in_transit" }));
      const half = await read();
      expect(half.shipments.map(({ state }) => state)).toEqual(["delivered", "sent"]);
      expect(half.status).toBe("Dispatched");
      await send(eventOf({ awb: "TWO2", status: "delivered" }));
      expect((await read()).status).toBe("Delivered");
    });

    it("finds a parcel that was taken for lost, and leaves one that comes back to staff", async () => {
      const { orderNo, token, read } = await dispatched("LOST1");
      await store().call("POST /api/admin/orders/{orderNo}/shipments/{number}/end", {
        params: { orderNo, number: 1 },
        token,
        body: { version: 1, state: "lost" },
      });
      await send(eventOf({ awb: "LOST1", status: "return_to_sender" }));
      expect((await read()).shipments[0]?.state).toBe("lost");
      await send(eventOf({ awb: "LOST1", status: "delivered" }));
      expect((await read()).status).toBe("Delivered");
    });

    it("refuses a wrong signature, and a right one over other bytes", async () => {
      const { read } = await dispatched("SIGN1");
      const payload = eventOf({ awb: "SIGN1", status: "delivered" });
      for (const signature of [
        "",
        "hmac-sha256-hex=",
        sign(payload, "guess"),
        sign(`${payload} `),
        "x".repeat(80),
      ])
        expect(await send(payload, signature)).toBe(400);
      expect((await read()).status).toBe("Dispatched");
    });

    it("takes signed messages that it cannot use, and changes nothing", async () => {
      const { read } = await dispatched("USE1");
      const longAgo = new Date(Date.now() - 5 * 86_400_000);
      const useless = [
        "not json",
        "[]",
        JSON.stringify({ description: "batch.updated", id: "evt_b", result: { status: "delivered" } }),
        eventOf({ awb: "UNKNOWN", status: "delivered" }),
        eventOf({ awb: "USE1", status: "delivered", at: longAgo }),
      ];
      for (const payload of useless) expect(await send(payload)).toBe(200);
      expect((await read()).status).toBe("Dispatched");
      expect(await outcomes("UNKNOWN")).toEqual(["no such parcel"]);
    });

    it("never guesses between two parcels of one AWB number", async () => {
      const first = await dispatched("SAME1");
      const second = await dispatched("SAME1");
      await send(eventOf({ awb: "SAME1", status: "delivered" }));
      for (const { read } of [first, second]) expect((await read()).status).toBe("Dispatched");
      expect(await outcomes("SAME1")).toEqual(["several parcels"]);
    });
  },
  { env: { EASYPOST_WEBHOOK_SECRET: SECRET } },
);

describeStore("a store without EasyPost", (store) => {
  it("has no such webhook", async () => {
    const payload = eventOf({ awb: "A1", status: "delivered" });
    const headers = { "content-type": "application/json", "x-hmac-signature": sign(payload, "") };
    const { statusCode } = await store().inject({
      method: "POST",
      url: "/api/webhooks/easypost",
      headers,
      payload,
    });
    expect(statusCode).toBe(404);
  });
});
