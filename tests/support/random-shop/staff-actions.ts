import type { StaffOrder } from "../../../src/contract/admin/orders.ts";
import type { RouteKey } from "../../../src/contract/routes.ts";
import { productInputOf } from "../product-input.ts";
import type { CallOptions } from "../store.ts";
import type { Dice } from "./dice.ts";
import type { RandomWorld } from "./random-world.ts";

type OrderAction = (world: RandomWorld, order: StaffOrder, dice: Dice) => Promise<unknown>;

/**
 * An action on an order, mostly on one in a status that allows it, as staff see it at that moment. Somebody else may be
 * quicker.
 */
const onAnOrder =
  (statuses: readonly string[], act: OrderAction) => async (world: RandomWorld, dice: Dice) => {
    const status = dice.onceIn(8) ? undefined : dice.pick(statuses);
    const { body: found } = await world.call("GET /api/admin/orders", {
      token: world.support.token,
      query: { perPage: "12", ...(status && { status }) },
    });
    const picked = dice.pick(found.rows);
    if (!picked) return;
    const params = { orderNo: String(picked.id) };
    const read = await world.call("GET /api/admin/orders/{orderNo}", { params, token: world.support.token });
    if (read.status === 200) await act(world, read.body, dice);
  };

const post = <K extends RouteKey>(world: RandomWorld, key: K, options: CallOptions<K>) =>
  world.call(key, { ...options, token: world.support.token });
const paramsOf = ({ id }: StaffOrder) => ({ orderNo: String(id) });

/** Some or all pieces of some lines, sometimes more than there are. */
const somePieces = (order: StaffOrder, dice: Dice) =>
  order.lines
    .filter(() => !dice.onceIn(3))
    .map((line) => ({ lineId: line.id, quantity: 1 + dice.throw(line.quantity + (dice.onceIn(8) ? 1 : 0)) }));

/** Each piece back to stock or written off. */
const allToStockOrNot = (lines: readonly { lineId: number; quantity: number }[], dice: Dice) =>
  lines.map(({ lineId, quantity }) => {
    const backToStock = dice.throw(quantity + 1);
    return { lineId, backToStock, writtenOff: quantity - backToStock };
  });

export const staffActions = {
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
          expectedRefunded: order.refunded + order.refunding,
          reason: "A random refund",
          reference: "NEFT 7",
        },
      }),
  ),

  retryARefund: onAnOrder(["Order Confirmed", "Delivered", "Cancelled"], async (world, order, dice) => {
    const refund = dice.pick(order.refunds);
    if (refund)
      await post(world, "POST /api/admin/orders/{orderNo}/refunds/{refundId}/retry", {
        params: { ...paramsOf(order), refundId: refund.id },
      });
  }),

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

  openAReturn: onAnOrder(["Delivered"], (world, order, dice) =>
    post(world, "POST /api/admin/orders/{orderNo}/returns", {
      params: paramsOf(order),
      body: { lines: somePieces(order, dice), reason: "A random return" },
    }),
  ),

  followAReturn: onAnOrder(["Delivered"], async (world, order, dice) => {
    const opened = dice.pick(order.returns);
    if (!opened) return;
    const params = { ...paramsOf(order), returnId: opened.id };
    const { version } = opened;
    if (opened.state === "asked" || dice.onceIn(5))
      await post(world, "POST /api/admin/orders/{orderNo}/returns/{returnId}/receive", {
        params,
        body: {
          version,
          lines: allToStockOrNot(opened.lines, dice),
        },
      });
    else
      await post(world, "POST /api/admin/orders/{orderNo}/returns/{returnId}/refund", {
        params,
        body: {
          version,
          shipping: dice.onceIn(3),
          expectedRefunded: order.refunded + order.refunding,
          reference: "NEFT 8",
        },
      });
  }),

  exchangeASize: onAnOrder(["Order Requested", "Order Confirmed"], async (world, order, dice) => {
    const line = dice.pick(order.lines.filter(({ exchangeableSizes }) => exchangeableSizes.length > 0));
    if (line)
      await post(world, "POST /api/admin/orders/{orderNo}/lines/{lineId}/size-exchange", {
        params: { ...paramsOf(order), lineId: line.id },
        body: { from: line.size, to: dice.pick(line.exchangeableSizes) ?? "M" },
      });
  }),

  resendAMail: onAnOrder(["Order Requested", "Dispatched"], async (world, order, dice) => {
    const mail = dice.pick(order.timeline.filter(({ mailId }) => mailId !== undefined));
    if (mail)
      await post(world, "POST /api/admin/orders/{orderNo}/mails/{mailId}/resend", {
        params: { ...paramsOf(order), mailId: mail.mailId ?? 0 },
      });
  }),

  async changeAStock(world: RandomWorld, dice: Dice) {
    const { token } = world.catalogue;
    const product = dice.pick(world.products);
    const { body } = await world.call("GET /api/admin/stock", {
      token,
      query: { productId: String(product?.productId ?? 1) },
    });
    const item = dice.pick(body.rows);
    if (!item) return;
    const reason =
      item.stock === null ? "counted" : dice.pick(["received", "corrected", "counted", "counted"] as const);
    const stops = item.stock !== null && dice.onceIn(12);
    await world.call("POST /api/admin/stock/{stockId}/movements", {
      token,
      params: { stockId: item.id },
      body: {
        seen: item.stock,
        reason: stops ? "no longer counted" : (reason ?? "received"),
        pieces: stops ? 0 : reason === "corrected" ? dice.throw(5) - 2 : item.reserved + dice.throw(25),
      },
    });
  },

  async saveAProduct(world: RandomWorld, dice: Dice) {
    const { token } = world.catalogue;
    const params = { productId: dice.pick(world.products)?.productId ?? 1 };
    const { body } = await world.call("GET /api/admin/products/{productId}", { token, params });
    await world.call("PUT /api/admin/products/{productId}", {
      token,
      params,
      body: { ...productInputOf(body), disclaimer: `<p>${dice.throw(1_000)}</p>` },
    });
  },
};
