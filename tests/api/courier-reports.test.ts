import { expect, it } from "vitest";
import { courierActions } from "../support/courier-actions.ts";
import { EASYPOST_SECRET, easyPostEvent } from "../support/courier-event.ts";
import { describeStore } from "../support/describe-store.ts";

describeStore(
  "what couriers report about no parcel",
  (store) => {
    const { send, dispatched, outcomes } = courierActions(store);

    const reports = async (token: string, query: Record<string, string>) =>
      (await store().call("GET /api/admin/courier-events", { token, query })).body.rows;
    const match = (token: string, eventId: number, body: { orderNo: string; number: number }) =>
      store().call("POST /api/admin/courier-events/{eventId}/match", { params: { eventId }, token, body });
    const dismiss = (token: string, eventId: number, reason: string) =>
      store().call("POST /api/admin/courier-events/{eventId}/dismiss", {
        params: { eventId },
        token,
        body: { reason },
      });
    const onToday = async (token: string, awb: string) =>
      (await store().call("GET /api/admin/dashboard", { token })).body.needsAttention.filter(
        ({ kind, reference }) => kind === "courier" && reference === awb,
      );

    it("shows staff what is about no parcel; the one they name takes it, and what is reported later", async () => {
      const { orderNo, buyer, token, read } = await dispatched("TYPED1");
      await send(easyPostEvent({ awb: "Meant1", status: "in_transit" }));
      expect(await onToday(token, "Meant1")).toEqual([]); // it may be typed in any minute
      await send(easyPostEvent({ awb: "Meant1", status: "out_for_delivery" }));
      const [report] = await reports(token, { q: "meant" });
      expect(report).toMatchObject({
        courier: "DHLExpress",
        awbNo: "Meant1",
        status: "out_for_delivery",
        isDelivered: false,
        events: 2,
        problem: "no such parcel",
        reason: "",
        parcels: [],
      });
      const id = report?.id ?? 0;
      expect((await match(token, id, { orderNo: "KS-NONE-0", number: 1 })).problem.code).toBe(
        "order_not_found",
      );
      expect((await match(token, id, { orderNo, number: 2 })).problem.code).toBe("not_found");
      expect((await match(token, id, { orderNo, number: 1 })).status).toBe(200);
      expect((await match(token, id, { orderNo, number: 1 })).problem.code).toBe("version_conflict");
      expect(await reports(token, { q: "meant" })).toEqual([]);
      const order = await read();
      expect(order.status).toBe("Dispatched");
      expect(order.timeline.map(({ title }) => title)).toEqual(
        expect.arrayContaining(["Parcel 1: in transit", "Parcel 1: out for delivery"]),
      );
      await send(easyPostEvent({ awb: "MEANT1", status: "delivered" }));
      expect((await read()).status).toBe("Delivered");
      await store().inbox.next(
        ({ to, subject }) => to.includes(buyer.email) && subject.includes("has arrived"),
      );
    });

    it("a report that came before takes effect when staff name its parcel, and its mail goes out", async () => {
      const { orderNo, buyer, token, read } = await dispatched("TYPED2");
      await send(easyPostEvent({ awb: "MEANT2", status: "delivered" }));
      expect(await onToday(token, "MEANT2")).toMatchObject([
        { message: "DHLExpress, AWB MEANT2: delivered" },
      ]);
      const [report] = await reports(token, { q: "MEANT2" });
      expect((await match(token, report?.id ?? 0, { orderNo, number: 1 })).status).toBe(200);
      expect((await read()).status).toBe("Delivered");
      await store().inbox.next(
        ({ to, subject }) => to.includes(buyer.email) && subject.includes("has arrived"),
      );
      expect(await onToday(token, "MEANT2")).toEqual([]);
    });

    it("marks no parcel of another courier; a shorter name of the courier is the same", async () => {
      const { token, read } = await dispatched("OTHER1");
      await send(easyPostEvent({ awb: "OTHER1", status: "delivered", carrier: "FedEx" }));
      expect((await read()).status).toBe("Dispatched");
      const [report] = await reports(token, { q: "OTHER1" });
      expect(report).toMatchObject({ problem: "other courier", parcels: [{ number: 1 }] });
      expect(await onToday(token, "OTHER1")).toHaveLength(1);
      await send(easyPostEvent({ awb: "OTHER1", status: "delivered", carrier: "DHL" }));
      expect((await read()).status).toBe("Delivered");
    });

    it("takes a report that staff dismiss from the list and from Today, and finds it again", async () => {
      const { orderNo, token, read } = await dispatched("DISMISS1");
      await send(easyPostEvent({ awb: "STRANGE1", status: "delivered" }));
      const [report] = await reports(token, { q: "STRANGE1" });
      const id = report?.id ?? 0;
      expect((await dismiss(token, id, "  ")).status).toBe(400);
      expect((await dismiss(token, id, "A supplier's parcel")).status).toBe(200);
      expect((await dismiss(token, id, "Twice")).problem.code).toBe("version_conflict");
      expect(await reports(token, { q: "STRANGE1" })).toEqual([]);
      expect(await onToday(token, "STRANGE1")).toEqual([]);
      expect(await reports(token, { q: "STRANGE1", dismissed: "true" })).toMatchObject([
        { problem: "dismissed", reason: "A supplier's parcel" },
      ]);
      expect((await match(token, id, { orderNo, number: 1 })).status).toBe(200);
      expect((await read()).status).toBe("Delivered");
    });

    it("never guesses between two parcels of one AWB number", async () => {
      const first = await dispatched("SAME1");
      const second = await dispatched("SAME1");
      await send(easyPostEvent({ awb: "SAME1", status: "delivered" }));
      for (const { read } of [first, second]) expect((await read()).status).toBe("Dispatched");
      expect(await outcomes("SAME1")).toEqual(["several parcels"]);
    });
  },
  { env: { EASYPOST_WEBHOOK_SECRET: EASYPOST_SECRET } },
);
