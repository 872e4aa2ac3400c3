import { randomUUID } from "node:crypto";
import { isRefusal } from "../../contract/errors.ts";
import type { Handlers } from "../../contract/handler.ts";
import type { Services } from "../../server/services.ts";
import { cancelOrder } from "../after-sales/cancel-order.ts";
import { readLatestOrders, readLineAmounts } from "./order.store.ts";
import { orderAgain } from "./order-again.ts";
import { readStatusTimes } from "./order-details.store.ts";
import { orderDetails } from "./order-details.ts";
import { orderResponse } from "./order-response.ts";
import { placeOrder } from "./place-order.ts";

/** The page shows five (specification 1). Other clients may show a few more. */
const LATEST = 20;

type OrderCalls =
  | "POST /api/ShoppingCart/Checkout"
  | "GET /api/orders/{userId}"
  | "GET /api/orders/{orderNo}/details"
  | "POST /api/orders/{orderNo}/reorder"
  | "POST /api/orders/{orderNo}/cancel";

export const orderApi = ({ database: { db }, jobs }: Services): Handlers<OrderCalls> => ({
  "POST /api/ShoppingCart/Checkout"({ body, headers, caller: who, now }) {
    return placeOrder(db, jobs, {
      body,
      idempotencyKey: headers["idempotency-key"] ?? randomUUID(),
      caller: who,
      now,
    });
  },

  async "GET /api/orders/{userId}"({ caller: who, now }) {
    const orders = await readLatestOrders(db, who.userId, LATEST);
    const orderIds = orders.map((order) => order.order_id);
    const lines = await readLineAmounts(db, orderIds);
    const times = await readStatusTimes(db, orderIds);
    return orders.map((order) => orderResponse(order, lines, times, now));
  },

  "GET /api/orders/{orderNo}/details"({ params, caller: who, now }) {
    return orderDetails(db, { orderNo: params.orderNo, userId: who.userId, now });
  },

  "POST /api/orders/{orderNo}/reorder"({ params, caller: who, now }) {
    return orderAgain(db, { orderNo: params.orderNo, caller: who, now });
  },

  async "POST /api/orders/{orderNo}/cancel"({ params, caller: who, now }) {
    const order = await cancelOrder(db, jobs, { orderNo: params.orderNo, caller: who, now });
    if (isRefusal(order)) return order;
    const orderIds = [order.order_id];
    return orderResponse(
      order,
      await readLineAmounts(db, orderIds),
      await readStatusTimes(db, orderIds),
      now,
    );
  },
});
