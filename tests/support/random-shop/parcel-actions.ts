import { easyPostEvent, signEasyPost } from "../courier-event.ts";
import { allToStockOrNot, onAnOrder, paramsOf, post, somePieces } from "./on-an-order.ts";

/** What staff do about parcels. */
export const parcelActions = {
  sendAParcel: onAnOrder(["Order Confirmed", "Dispatched"], (world, order, dice) =>
    post(world, "POST /api/admin/orders/{orderNo}/shipments", {
      params: paramsOf(order),
      body: {
        shippedBy: "Delhivery",
        awbNo: `DL ${dice.throw(1_000)}`,
        expectedShipments: order.shipments.length,
        ...(dice.onceIn(3) ? {} : { lines: somePieces(order, dice) }),
      },
    }),
  ),

  endAParcel: onAnOrder(["Dispatched"], async (world, order, dice) => {
    const parcel = dice.pick(order.shipments);
    if (!parcel) return;
    const state = dice.pick(["delivered", "delivered", "lost", "returned to sender"] as const) ?? "lost";
    await post(world, "POST /api/admin/orders/{orderNo}/shipments/{number}/end", {
      params: { ...paramsOf(order), number: parcel.number },
      body: {
        version: parcel.version,
        state,
        ...(state === "returned to sender" && { lines: allToStockOrNot(parcel.lines, dice) }),
      },
    });
  }),

  decideOnAParcel: onAnOrder(["Dispatched"], async (world, order, dice) => {
    const parcel = dice.pick(
      order.shipments.filter(({ state }) => state !== "sent" && state !== "delivered"),
    );
    if (!parcel) return;
    const params = { ...paramsOf(order), number: parcel.number };
    const { version } = parcel;
    if (dice.onceIn(2))
      await post(world, "POST /api/admin/orders/{orderNo}/shipments/{number}/resend", {
        params,
        body: { version, shippedBy: "BlueDart", awbNo: `BD ${dice.throw(1_000)}` },
      });
    else
      await post(world, "POST /api/admin/orders/{orderNo}/shipments/{number}/settle", {
        params,
        body: {
          version,
          outcome: dice.pick(["refunded", "cancelled"] as const) ?? "refunded",
          shipping: dice.onceIn(3),
          expectedRefunded: order.refunded + order.refunding,
          reference: "NEFT 9",
        },
      });
  }),

  correctAParcel: onAnOrder(["Dispatched", "Delivered"], async (world, order, dice) => {
    const parcel = dice.pick(order.shipments);
    if (parcel)
      await post(world, "POST /api/admin/orders/{orderNo}/shipments/{number}/correct", {
        params: { ...paramsOf(order), number: parcel.number },
        body: {
          version: parcel.version,
          shippedBy: "DHL Express",
          awbNo: `DHL${dice.throw(1_000)}`,
          shipmentDate: parcel.shipmentDate,
          mailCustomer: dice.onceIn(3),
        },
      });
  }),

  /** The courier reports, sometimes twice and at once. */
  courierReports: onAnOrder(["Dispatched", "Dispatched", "Delivered"], async (world, order, dice) => {
    const parcel = dice.pick(order.shipments);
    if (!parcel) return;
    const status = dice.pick(["delivered", "delivered", "in_transit", "return_to_sender"]) ?? "delivered";
    const payload = easyPostEvent({ awb: parcel.awbNo, status });
    const send = async () => {
      const { statusCode } = await world.store.inject({
        method: "POST",
        url: "/api/webhooks/easypost",
        headers: { "content-type": "application/json", "x-hmac-signature": signEasyPost(payload) },
        payload,
      });
      if (statusCode >= 500) throw new Error(`The courier's webhook ended with ${statusCode}`);
    };
    await Promise.all(dice.onceIn(3) ? [send(), send()] : [send()]);
  }),
};
