import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import { type Customer, type SeenResponse, shopRequests } from "./shop-requests.ts";

export interface OrderLoad {
  /** Numbers of the orders that the store has acknowledged. */
  readonly acknowledged: ReadonlySet<string>;
  /** How many responses had each status; 0: none came. */
  readonly statuses: ReadonlyMap<number, number>;
  /** The longest time without one good response, in milliseconds. */
  readonly longestGapMs: () => number;
  /**
   * Each customer tries until the order under way is acknowledged, then leaves. Throws when the store responded with something
   * that it may not.
   */
  stop(): Promise<void>;
}

/** The statuses that a store may respond with while parts of it fail. 502 and 504 come from a balancer. */
const MAY_BE = new Set([0, 200, 502, 503, 504]);
const RETRY_MS = 100;

/**
 * Customers who order, one after the other in each lane. Everybody presses until the order is acknowledged, always with the
 * same idempotency key, and then once more. So afterwards the store has the acknowledged orders and no others.
 */
export function startOrders(storeUrl: string, lanes: number): OrderLoad {
  const requests = shopRequests(storeUrl);
  const acknowledged = new Set<string>();
  const statuses = new Map<number, number>();
  let isOver = false;
  let lastGoodAt = Date.now();
  let longestGapMs = 0;
  const record = ({ status, retryAfter, body }: SeenResponse) => {
    if (!MAY_BE.has(status)) throw new Error(`The store said ${status}: ${body}`);
    if (status === 503 && body.includes("urn:kitstore") && !retryAfter)
      throw new Error("A 503 without Retry-After");
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status !== 200) return;
    longestGapMs = Math.max(longestGapMs, Date.now() - lastGoodAt);
    lastGoodAt = Date.now();
  };
  const untilDone = async (attempt: () => Promise<SeenResponse>): Promise<string> => {
    for (;;) {
      const response = await attempt();
      record(response);
      if (response.status === 200) return response.body;
      await pause(RETRY_MS);
    }
  };
  const orderOnce = async () => {
    const customer: Customer = JSON.parse(await untilDone(requests.signUp));
    await untilDone(() => requests.add(customer));
    const key = randomUUID();
    const orderNo: string = JSON.parse(await untilDone(() => requests.order(customer, key)));
    if (acknowledged.has(orderNo)) throw new Error(`Two orders have the number ${orderNo}`);
    acknowledged.add(orderNo);
    const again = await requests.order(customer, key);
    record(again);
    if (again.status === 200 && JSON.parse(again.body) !== orderNo)
      throw new Error(`One key made the orders ${orderNo} and ${again.body}`);
  };
  const lane = async () => {
    while (!isOver) await orderOnce();
  };
  const running = Promise.all(Array.from({ length: lanes }, lane));
  running.catch(() => undefined); // thrown by stop()
  return {
    acknowledged,
    statuses,
    longestGapMs: () => longestGapMs,
    async stop() {
      isOver = true;
      await running;
    },
  };
}

/** All orders of a database, sorted; the demo has none. To be compared with those that were acknowledged. */
export async function orderNumbers(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ order_no: string }>("select order_no from orders");
  return rows.map(({ order_no }) => order_no).sort();
}
