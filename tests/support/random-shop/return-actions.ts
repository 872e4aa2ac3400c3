import type { StaffOrder } from "../../../src/contract/admin/orders.schemas.ts";
import type { Dice } from "./dice.ts";
import { allToStockOrNot, onAnOrder, paramsOf, post, somePieces, sometimesTwice } from "./on-an-order.ts";
import type { RandomWorld } from "./random-world.ts";

const hasReturns = ({ returns }: StaffOrder): boolean => returns.length > 0;

/** What staff and buyers do about returns. */
export const returnActions = {
  openAReturn: onAnOrder(["Delivered"], (world, order, dice) =>
    post(world, "POST /api/admin/orders/{orderNo}/returns", {
      params: paramsOf(order),
      body: { lines: somePieces(order, dice), reason: "A random return" },
    }),
  ),

  followAReturn: onAnOrder(
    ["Delivered"],
    async (world, order, dice) => {
      const opened = dice.pick(order.returns);
      if (!opened) return;
      const params = { ...paramsOf(order), returnId: opened.id };
      const { version } = opened;
      const lines = allToStockOrNot(opened.lines, dice);
      const shipping = dice.onceIn(3);
      const expectedRefunded = order.refunded + order.refunding;
      const isToReceive = opened.state === "asked" || dice.onceIn(5);
      await sometimesTwice(dice, () =>
        isToReceive
          ? post(world, "POST /api/admin/orders/{orderNo}/returns/{returnId}/receive", {
              params,
              body: { version, lines },
            })
          : post(world, "POST /api/admin/orders/{orderNo}/returns/{returnId}/refund", {
              params,
              body: { version, shipping, expectedRefunded, reference: "NEFT 8" },
            }),
      );
    },
    hasReturns,
  ),

  resendAReturn: onAnOrder(["Delivered"], async (world, order, dice) => {
    const received = dice.pick(order.returns.filter(({ state }) => state === "received" || dice.onceIn(6)));
    if (received)
      await post(world, "POST /api/admin/orders/{orderNo}/returns/{returnId}/resend", {
        params: { ...paramsOf(order), returnId: received.id },
        body: { version: received.version, shippedBy: "BlueDart", awbNo: `BD ${dice.throw(1_000)}` },
      });
  }),

  callOffAReturn: onAnOrder(["Delivered"], async (world, order, dice) => {
    const asked = dice.pick(order.returns);
    if (asked)
      await post(world, "POST /api/admin/orders/{orderNo}/returns/{returnId}/call-off", {
        params: { ...paramsOf(order), returnId: asked.id },
      });
  }),

  async askForAReturn(world: RandomWorld, dice: Dice) {
    const order = dice.pick(world.orders);
    if (!order) return;
    const { token } = order.buyer;
    const params = { orderNo: order.orderNo };
    const { status, body } = await world.call("GET /api/orders/{orderNo}/returns", { params, token });
    if (status !== 200) return;
    const lines = body.lines.map(({ lineId, returnable }) => ({
      lineId,
      quantity: 1 + dice.throw(returnable + 1),
    }));
    const ask = () =>
      world.call("POST /api/orders/{orderNo}/returns", {
        params,
        token,
        body: { lines, reason: "A buyer's return" },
      });
    if (lines.length > 0) await Promise.all(dice.onceIn(3) ? [ask(), ask()] : [ask()]);
  },

  async callOffOwnReturn(world: RandomWorld, dice: Dice) {
    const order = dice.pick(world.orders);
    if (!order) return;
    const { token } = order.buyer;
    const params = { orderNo: order.orderNo };
    const { status, body } = await world.call("GET /api/orders/{orderNo}/returns", { params, token });
    const own = status === 200 ? dice.pick(body.returns) : undefined;
    if (own)
      await world.call("POST /api/orders/{orderNo}/returns/{returnId}/call-off", {
        params: { ...params, returnId: own.id },
        token,
      });
  },
};
