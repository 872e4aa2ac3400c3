import type { StaffOrder } from "../../../src/contract/admin/orders.schemas.ts";
import { onAnOrder, paramsOf, post, somePieces, sometimesTwice } from "./on-an-order.ts";
import type { RandomWorld } from "./random-world.ts";

const isPaid = ({ refundable }: StaffOrder): boolean => refundable > 0;

/** What staff do about orders and their money. */
export const orderActions = {
  moveAnOrder: onAnOrder(
    ["Order Requested", "Order Confirmed", "Order Confirmed", "Dispatched"],
    (world, order, dice) => {
      const others = order.nextStatuses.filter((status) => status !== "Cancelled");
      const to = (dice.onceIn(4) ? "Cancelled" : dice.pick(others)) ?? "Dispatched";
      const body = { from: order.status, to, shippedBy: "BlueDart", awbNo: `BD ${dice.throw(1_000)}` };
      return sometimesTwice(dice, () =>
        post(world, "POST /api/admin/orders/{orderNo}/status", { params: paramsOf(order), body }),
      );
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

  /** Of pieces, of the shipping charge, of an amount: also of one that is just more than is left. */
  refundAnOrder: onAnOrder(
    ["Order Confirmed", "Order Confirmed", "Order Confirmed", "Dispatched", "Delivered", "Cancelled"],
    (world, order, dice) => {
      const what = dice.pick([
        "pieces",
        "pieces",
        "pieces and shipping",
        "shipping",
        "amount",
        "too much",
      ] as const);
      const amount = what === "amount" ? 1 + dice.throw(300) : what === "too much" ? order.refundable + 1 : 0;
      const body = {
        lines: what?.startsWith("pieces") ? somePieces(order, dice) : [],
        shipping: what?.endsWith("shipping") ?? false,
        ...(amount > 0 && { amount }),
        expectedRefunded: order.refunded + order.refunding,
        byHand: what === "too much" || dice.onceIn(3), // a provider takes no more back than it received
        reason: "A random refund",
        reference: "NEFT 7",
      };
      return sometimesTwice(dice, () =>
        post(world, "POST /api/admin/orders/{orderNo}/refunds", { params: paramsOf(order), body }),
      );
    },
    isPaid,
  ),

  payEverythingBack: onAnOrder(
    ["Order Confirmed", "Dispatched"],
    (world, order, dice) => {
      const unsent = dice.pick([undefined, undefined, "cancel", "send", "withhold"] as const);
      const body = {
        lines: [],
        shipping: false,
        amount: order.refundable,
        ...(unsent && { unsent }),
        expectedRefunded: order.refunded + order.refunding,
        reason: "Everything as an amount",
        reference: "NEFT 8",
      };
      return sometimesTwice(dice, () =>
        post(world, "POST /api/admin/orders/{orderNo}/refunds", { params: paramsOf(order), body }),
      );
    },
    isPaid,
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
    const part = dice.pick(
      line?.sizedParts.filter(({ exchangeableSizes }) => exchangeableSizes.length > 0) ?? [],
    );
    if (line)
      await post(world, "POST /api/admin/orders/{orderNo}/lines/{lineId}/size-exchange", {
        params: { ...paramsOf(order), lineId: line.id },
        body: {
          from: part?.size ?? line.size,
          to: dice.pick((part ?? line).exchangeableSizes) ?? "M",
          ...(part && { partPosition: part.partPosition }),
          ...(part || dice.onceIn(3) ? {} : { pieces: 1 + dice.throw(line.quantity) }),
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
