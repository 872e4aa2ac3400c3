import { onAnOrder, paramsOf, post, somePieces } from "./on-an-order.ts";
import type { RandomWorld } from "./random-world.ts";

/** What staff do about orders and their money. */
export const orderActions = {
  moveAnOrder: onAnOrder(
    ["Order Requested", "Order Confirmed", "Order Confirmed", "Dispatched"],
    (world, order, dice) => {
      const others = order.nextStatuses.filter((status) => status !== "Cancelled");
      const to = (dice.onceIn(5) ? "Cancelled" : dice.pick(others)) ?? "Dispatched";
      return post(world, "POST /api/admin/orders/{orderNo}/status", {
        params: paramsOf(order),
        body: { from: order.status, to, shippedBy: "BlueDart", awbNo: `BD ${dice.throw(1_000)}` },
      });
    },
  ),

  makeALink: onAnOrder(["Order Requested", "Payment Link Sent"], (world, order, dice) => {
    const from = order.status;
    const charge = order.shipping === null ? { shipping: dice.throw(900) } : {};
    return dice.onceIn(3)
      ? post(world, "POST /api/admin/orders/{orderNo}/payment-link", {
          params: paramsOf(order),
          body: { from, url: `https://pay.example/${dice.throw(1_000_000)}`, ...charge },
        })
      : post(world, "POST /api/admin/orders/{orderNo}/provider-link", {
          params: paramsOf(order),
          body: { from, provider: dice.pick(["stripe", "razorpay"] as const) ?? "stripe", ...charge },
        });
  }),

  refundAnOrder: onAnOrder(
    ["Order Confirmed", "Dispatched", "Delivered", "Cancelled"],
    (world, order, dice) =>
      post(world, "POST /api/admin/orders/{orderNo}/refunds", {
        params: paramsOf(order),
        body: {
          lines: somePieces(order, dice),
          shipping: dice.onceIn(3),
          ...(dice.onceIn(4) && { amount: dice.throw(500) }),
          expectedRefunded: order.refunded + order.refunding,
          reason: "A random refund",
          reference: "NEFT 7",
        },
      }),
  ),

  payEverythingBack: onAnOrder(["Order Confirmed", "Dispatched"], (world, order, dice) =>
    post(world, "POST /api/admin/orders/{orderNo}/refunds", {
      params: paramsOf(order),
      body: {
        lines: [],
        shipping: false,
        amount: order.refundable,
        ...(dice.onceIn(2) && { unsent: dice.pick(["cancel", "send", "withhold"] as const) ?? "send" }),
        expectedRefunded: order.refunded + order.refunding,
        reason: "Everything as an amount",
        reference: "NEFT 8",
      },
    }),
  ),

  sendWhatWasPaidBack: onAnOrder(["Order Confirmed", "Dispatched"], async (world, order) => {
    if (order.queue === "decide")
      await post(world, "POST /api/admin/orders/{orderNo}/send-paid-back", { params: paramsOf(order) });
  }),

  withholdTheRest: onAnOrder(["Dispatched"], async (world, order) => {
    if (order.queue === "decide")
      await post(world, "POST /api/admin/orders/{orderNo}/withhold-rest", { params: paramsOf(order) });
  }),

  retryARefund: onAnOrder(["Order Confirmed", "Delivered", "Cancelled"], async (world, order, dice) => {
    const refund = dice.pick(order.refunds);
    if (refund)
      await post(world, "POST /api/admin/orders/{orderNo}/refunds/{refundId}/retry", {
        params: { ...paramsOf(order), refundId: refund.id },
      });
  }),

  settleARefund: onAnOrder(["Order Confirmed", "Delivered", "Cancelled"], async (world, order, dice) => {
    const refund = dice.pick(order.refunds.filter(({ state }) => state === "failed"));
    if (refund)
      await post(world, "POST /api/admin/orders/{orderNo}/refunds/{refundId}/settle", {
        params: { ...paramsOf(order), refundId: refund.id },
        body: dice.onceIn(2)
          ? { outcome: "transferred", reference: "NEFT 11" }
          : { outcome: "dropped", reason: "A random reason" },
      });
  }),

  exchangeASize: onAnOrder(["Order Requested", "Order Confirmed"], async (world, order, dice) => {
    const line = dice.pick(order.lines.filter(({ exchangeableSizes }) => exchangeableSizes.length > 0));
    if (line)
      await post(world, "POST /api/admin/orders/{orderNo}/lines/{lineId}/size-exchange", {
        params: { ...paramsOf(order), lineId: line.id },
        body: {
          from: line.size,
          to: dice.pick(line.exchangeableSizes) ?? "M",
          ...(dice.onceIn(3) ? {} : { pieces: 1 + dice.throw(line.quantity) }),
        },
      });
  }),

  resendAMail: onAnOrder(["Order Requested", "Dispatched"], async (world, order, dice) => {
    const mail = dice.pick(order.timeline.filter(({ mailId }) => mailId !== undefined));
    if (mail)
      await post(world, "POST /api/admin/orders/{orderNo}/mails/{mailId}/resend", {
        params: { ...paramsOf(order), mailId: mail.mailId ?? 0 },
      });
  }),

  async confirmSeveral(world: RandomWorld) {
    const { token } = world.support;
    const { body } = await world.call("GET /api/admin/orders", {
      token,
      query: { perPage: "3", status: "Order Requested" },
    });
    const orders = body.rows.map(({ id, status }) => ({ orderNo: String(id), from: status }));
    if (orders.length > 0) await world.call("POST /api/admin/orders/confirm", { token, body: { orders } });
  },
};
