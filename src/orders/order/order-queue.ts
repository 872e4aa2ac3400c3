import { sql } from "kysely";

/** What an order can wait for, in the order of the day. The database's function order_queue decides it. */
export const orderQueues = ["pay", "confirm", "decide", "pack", "send", "way"] as const;
export type OrderQueue = (typeof orderQueues)[number];

/** Statuses of orders that are in a queue, in the words of the index orders_waiting. */
export const isWaiting = sql<boolean>`orders.status in ('Order Requested', 'Payment Link Sent', 'Order Confirmed', 'Dispatched')`;

/** The queue of an order that a list selected, whatever the list's own table is. */
export const queueOfOrder = sql<
  OrderQueue | ""
>`(select order_queue(o) from orders o where o.order_id = orders.order_id)`.as("queue");

/** Since when an order has its status. */
export const waitsSince =
  sql<Date>`(select max(changed_at) from order_status_changes c where c.order_id = orders.order_id)`.as(
    "waits_since",
  );
