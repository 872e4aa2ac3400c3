import { expect, it } from "vitest";
import { courierActions } from "../support/courier-actions.ts";
import { EASYPOST_SECRET, easyPostEvent, signEasyPost } from "../support/courier-event.ts";
import { describeStore } from "../support/describe-store.ts";

describeStore(
  "the webhook of EasyPost",
  (store) => {
    const { send, dispatched, deliveredMails, outcomes } = courierActions(store);

    it("marks a parcel delivered and mails the customer, once, however often it is sent", async () => {
      const { buyer, read } = await dispatched("ABC123");
      expect(await send(easyPostEvent({ awb: "abc123", status: "out_for_delivery" }))).toBe(200);
      expect((await read()).status).toBe("Dispatched");
      const payload = easyPostEvent({ awb: "abc123", status: "delivered" });
      expect(await Promise.all([send(payload), send(payload)])).toEqual([200, 200]);
      expect(await send(payload)).toBe(200);
      expect(await send(easyPostEvent({ awb: "abc123", status: "delivered" }))).toBe(200);
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
      await send(easyPostEvent({ awb: "ONE1", status: "delivered" }));
      await send(easyPostEvent({ awb: "ONE1", status: "in_transit" }));
      const half = await read();
      expect(half.shipments.map(({ state }) => state)).toEqual(["delivered", "sent"]);
      expect(half.status).toBe("Dispatched");
      await send(easyPostEvent({ awb: "TWO2", status: "delivered" }));
      expect((await read()).status).toBe("Delivered");
    });

    it("finds a parcel that was taken for lost, and leaves one that comes back to staff", async () => {
      const { orderNo, token, read } = await dispatched("LOST1");
      await store().call("POST /api/admin/orders/{orderNo}/shipments/{number}/end", {
        params: { orderNo, number: 1 },
        token,
        body: { version: 1, state: "lost" },
      });
      await send(easyPostEvent({ awb: "LOST1", status: "return_to_sender" }));
      expect((await read()).shipments[0]?.state).toBe("lost");
      await send(easyPostEvent({ awb: "LOST1", status: "delivered" }));
      expect((await read()).status).toBe("Delivered");
    });

    it("refuses a wrong signature, and a right one over other bytes", async () => {
      const { read } = await dispatched("SIGN1");
      const payload = easyPostEvent({ awb: "SIGN1", status: "delivered" });
      for (const signature of [
        "",
        "hmac-sha256-hex=",
        signEasyPost(payload, "guess"),
        signEasyPost(`${payload} `),
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
        easyPostEvent({ awb: "UNKNOWN", status: "delivered" }),
        easyPostEvent({ awb: "USE1", status: "delivered", at: longAgo }),
      ];
      for (const payload of useless) expect(await send(payload)).toBe(200);
      expect((await read()).status).toBe("Dispatched");
      expect(await outcomes("UNKNOWN")).toEqual(["no such parcel"]);
    });

    it("keeps what comes before the AWB number is typed in, and applies it then", async () => {
      expect(await send(easyPostEvent({ awb: "early1", status: "in_transit" }))).toBe(200);
      expect(await send(easyPostEvent({ awb: "early1", status: "delivered" }))).toBe(200);
      expect(await send(easyPostEvent({ awb: "EARLY2", status: "delivered", carrier: "Posten" }))).toBe(200);
      const { buyer, read } = await dispatched("EARLY1");
      const order = await read();
      expect([order.status, order.shipments[0]?.state]).toEqual(["Delivered", "delivered"]);
      expect(order.timeline.map(({ title }) => title)).toContain("Parcel 1: in transit");
      expect(await outcomes("early1")).toEqual(["noted", "delivered"]);
      await store().inbox.next(
        ({ to, subject }) => to.includes(buyer.email) && subject.includes("has arrived"),
      );
      // A number belongs to its courier.
      expect((await (await dispatched("EARLY2")).read()).status).toBe("Dispatched");
    });

    it("applies what was kept when an AWB number is corrected to the right one", async () => {
      const { orderNo, token, read } = await dispatched("TYPO1");
      await send(easyPostEvent({ awb: "RIGHT1", status: "delivered" }));
      await store().call("POST /api/admin/orders/{orderNo}/shipments/{number}/correct", {
        params: { orderNo, number: 1 },
        token,
        body: {
          version: 1,
          shippedBy: "DHL Express",
          awbNo: "RIGHT1",
          shipmentDate: "2026-11-22",
          mailCustomer: false,
        },
      });
      expect((await read()).status).toBe("Delivered");
    });

    it("loses no event that comes at the moment in which the number is typed in", async () => {
      for (const awb of ["RACE1", "RACE2", "RACE3", "RACE4", "RACE5", "RACE6"]) {
        const [{ read }] = await Promise.all([
          dispatched(awb),
          send(easyPostEvent({ awb, status: "delivered" })),
        ]);
        expect((await read()).status).toBe("Delivered");
      }
    });
  },
  { env: { EASYPOST_WEBHOOK_SECRET: EASYPOST_SECRET } },
);

describeStore("a store without EasyPost", (store) => {
  it("has no such webhook", async () => {
    const payload = easyPostEvent({ awb: "A1", status: "delivered" });
    const headers = { "content-type": "application/json", "x-hmac-signature": signEasyPost(payload, "") };
    const { statusCode } = await store().inject({
      method: "POST",
      url: "/api/webhooks/easypost",
      headers,
      payload,
    });
    expect(statusCode).toBe(404);
  });
});
