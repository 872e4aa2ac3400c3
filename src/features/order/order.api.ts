import { randomUUID } from "node:crypto";
import type { Handlers } from "../../contract/handler.ts";
import type { Services } from "../../server/services.ts";
import { readLatestOrders } from "./order.store.ts";
import { orderAgain } from "./order-again.ts";
import { orderDetails } from "./order-details.ts";
import { placeOrder } from "./place-order.ts";
import { readOrderResponses } from "./read-order-responses.ts";

/** The page shows five (specification 1). Other clients may show a few more. */
const LATEST = 20;

type OrderCalls =
  | "POST /api/ShoppingCart/Checkout"
  | "GET /api/orders/{userId}"
  | "GET /api/orders/{orderNo}/details"
  | "POST /api/orders/{orderNo}/reorder";

export const orderApi = ({ database: { db }, jobs, calendar }: Services): Handlers<OrderCalls> => ({
  "POST /api/ShoppingCart/Checkout"({ body, headers, caller, now }) {
    return placeOrder(db, jobs, {
      body,
      idempotencyKey: headers["idempotency-key"] ?? randomUUID(),
      caller,
      now,
    });
  },

  async "GET /api/orders/{userId}"({ caller, now }) {
    return readOrderResponses(db, await readLatestOrders(db, caller.userId, LATEST), { calendar, now });
  },

  "GET /api/orders/{orderNo}/details"({ params, caller, now }) {
    return orderDetails(db, { orderNo: params.orderNo, userId: caller.userId, calendar, now });
  },

  "POST /api/orders/{orderNo}/reorder"({ params, caller, now }) {
    return orderAgain(db, { orderNo: params.orderNo, caller, now });
  },
});
