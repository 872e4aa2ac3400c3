import { randomUUID } from "node:crypto";
import { isRefusal } from "../../contract/errors.ts";
import type { Handlers } from "../../contract/handler.ts";
import type { Services } from "../../server/services.ts";
import { cancelOrder } from "./cancel-order.ts";
import { latestOrders, lineAmounts } from "./order.store.ts";
import { orderAgain } from "./order-again.ts";
import { orderAnswer } from "./order-answer.ts";
import { statusTimes } from "./order-details.store.ts";
import { orderDetails } from "./order-details.ts";
import { placeOrder } from "./place-order.ts";

/** The page shows five; a few more are answered for clients that page themselves. */
const LATEST = 20;

type OrderCalls =
  | "POST /api/ShoppingCart/Checkout"
  | "GET /api/orders/{userId}"
  | "GET /api/orders/{orderNo}/details"
  | "POST /api/orders/{orderNo}/again"
  | "POST /api/orders/{orderNo}/cancel";

export const orderApi = ({ database: { db }, jobs }: Services): Handlers<OrderCalls> => ({
  "POST /api/ShoppingCart/Checkout"({ body, headers, who, now }) {
    return placeOrder(db, jobs, {
      body,
      idempotencyKey: headers["idempotency-key"] ?? randomUUID(),
      who,
      now,
    });
  },

  async "GET /api/orders/{userId}"({ who, now }) {
    const orders = await latestOrders(db, who.userId, LATEST);
    const orderIds = orders.map((order) => order.order_id);
    const lines = await lineAmounts(db, orderIds);
    const times = await statusTimes(db, orderIds);
    return orders.map((order) => orderAnswer(order, lines, times, now));
  },

  "GET /api/orders/{orderNo}/details"({ params, who, now }) {
    return orderDetails(db, { orderNo: params.orderNo, userId: who.userId, now });
  },

  "POST /api/orders/{orderNo}/again"({ params, who, now }) {
    return orderAgain(db, { orderNo: params.orderNo, who, now });
  },

  async "POST /api/orders/{orderNo}/cancel"({ params, who, now }) {
    const order = await cancelOrder(db, jobs, { orderNo: params.orderNo, who, now });
    if (isRefusal(order)) return order;
    const orderIds = [order.order_id];
    return orderAnswer(order, await lineAmounts(db, orderIds), await statusTimes(db, orderIds), now);
  },
});
