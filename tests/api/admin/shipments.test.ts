import { expect, it } from "vitest";
import { describeStore } from "../../support/describe-store.ts";
import { shipmentActions } from "../../support/shipment-actions.ts";

describeStore("shipments", (store) => {
  const { confirmed, send, end } = shipmentActions(store);

  it("carry an order in parts, and its status follows from all of them", async () => {
    const order = await confirmed();
    const [first = 0, second = 0] = order.lineIds;
    const one = await send(order, { lines: [{ lineId: first, quantity: 2 }] });
    expect([one.status, one.body.status]).toEqual([200, "Dispatched"]);
    expect(one.body.lines.map(({ toSend }) => toSend)).toEqual([1, 1]);
    const mail = await store().inbox.next(
      ({ to, subject }) => to.includes(order.buyer.email) && /is on its way/.test(subject),
    );
    expect(mail.text).toContain("Part of your order");
    expect(mail.text).toContain("2 pieces");

    const late = await send(order, {});
    expect([late.status, late.problem.code], "another parcel left meanwhile").toEqual([
      409,
      "version_conflict",
    ]);
    const tooMuch = await send(order, { expectedShipments: 1, lines: [{ lineId: first, quantity: 2 }] });
    expect(tooMuch.problem.code).toBe("shipment_too_large");

    const arrived = await end(order, 1, 1, {});
    expect([arrived.status, arrived.body.status], "two pieces are still here").toEqual([200, "Dispatched"]);
    const rest = await send(order, { awbNo: "BD 2", expectedShipments: 1 });
    expect(
      rest.body.shipments.map(({ lines }) => lines.map(({ lineId, quantity }) => [lineId, quantity])),
    ).toEqual([
      [[first, 2]],
      [
        [first, 1],
        [second, 1],
      ],
    ]);
    expect([rest.body.shippedBy, rest.body.awbNo]).toEqual(["BlueDart", "BD 1, BD 2"]);
    expect((await send(order, { expectedShipments: 2 })).problem.detail).toBe(
      "Nothing in this order is left to send.",
    );
    const all = await end(order, 2, 1, {});
    expect(all.body.status).toBe("Delivered");
    expect(all.body.returnableUntil).not.toBeNull();
    for (const q of ["BD 1", "BD 2"]) {
      const { token } = order;
      const { body } = await store().call("GET /api/admin/orders", { token, query: { q } });
      expect(body.rows.map(({ id }) => id)).toContain(order.orderNo);
    }
  });

  it("are corrected, and the customer is mailed only on request", async () => {
    const order = await confirmed();
    await send(order, {});
    const correct = (version: number, body: object) =>
      store().call("POST /api/admin/orders/{orderNo}/shipments/{number}/correct", {
        params: { orderNo: order.orderNo, number: 1 },
        token: order.token,
        body: {
          version,
          shippedBy: "Delhivery",
          awbNo: "DL 5",
          shipmentDate: "2026-11-20",
          mailCustomer: true,
          ...body,
        },
      });
    const corrected = await correct(1, {});
    expect(corrected.body).toMatchObject({
      shippedBy: "Delhivery",
      awbNo: "DL 5",
      shipmentDate: "2026-11-20",
    });
    expect(corrected.body.timeline.map(({ title }) => title)).toContain("Parcel corrected");
    const mail = await store().inbox.next(
      ({ to, text }) => to.includes(order.buyer.email) && text.includes("DL 5"),
    );
    expect(mail.text).toContain("Delhivery");
    expect((await correct(1, {})).problem.code).toBe("version_conflict");
  });

  it("go to an address that is corrected before they leave, and not after", async () => {
    const order = await confirmed();
    const address = {
      recipientName: "Ravi Menon",
      recipientPhone: "+91 98450 00000",
      address: "4 Church Street",
      recipientCity: "Bengaluru",
      region: "Karnataka",
      postalCode: "560001",
    };
    const correct = () =>
      store().call("POST /api/admin/orders/{orderNo}/address", {
        params: { orderNo: order.orderNo },
        token: order.token,
        body: address,
      });
    const corrected = await correct();
    expect(corrected.body.addresses[0]).toMatchObject({ ...address, country: "India", isBilling: false });
    expect(corrected.body.recipientName).toBe("Ravi Menon");
    await send(order, {});
    expect((await correct()).problem.code).toBe("state_conflict");
  });
});
