import { sql } from "kysely";
import type { Db, Trx } from "../../server/db/database.ts";
import type { Actor, NewRow } from "../../server/db/rows.ts";
import { firstStatus } from "./order-status.ts";

/**
 * Holds the buyer's row until the order is written: a block, or leaving the company, comes before the order, or sees it.
 * False when it came before.
 */
export async function holdBuyer(trx: Trx, userId: number): Promise<boolean> {
  const row = await trx
    .selectFrom("users")
    .select("user_id")
    .where("user_id", "=", userId)
    .where("blocked_at", "is", null)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** The order that a person's idempotency key made, and the hash of what the key was first used for. */
export function findByKey(trx: Trx, userId: number, idempotencyKey: string) {
  return trx
    .selectFrom("orders")
    .select(["order_no", "request_hash"])
    .where("user_id", "=", userId)
    .where("idempotency_key", "=", idempotencyKey)
    .executeTakeFirst();
}

export function findRate(trx: Trx, currencyCode: string) {
  return trx
    .selectFrom("currency_rates")
    .select(["rate_micros", "currency_symbol"])
    .where("currency_code", "=", currencyCode)
    .executeTakeFirst();
}

export function findOffice(trx: Trx, officeId: number) {
  return trx
    .selectFrom("office_locations")
    .select("name")
    .where("office_location_id", "=", officeId)
    .where("withdrawn_at", "is", null)
    .executeTakeFirst();
}

export interface OrderToInsert {
  readonly order: NewRow<"orders">;
  readonly lines: readonly Omit<NewRow<"order_lines">, "order_id">[];
  readonly addresses: readonly Omit<NewRow<"order_addresses">, "order_id">[];
}

/** Writes an order with its lines, addresses and first status in one statement; answers its id. */
export async function insertOrder(trx: Trx, { order, lines, addresses }: OrderToInsert): Promise<number> {
  const order_id = sql<number>`(select order_id from placed)`;
  const { order_id: orderId } = await trx
    .with("placed", (q) => q.insertInto("orders").values(order).returning("order_id"))
    .with("its_lines", (q) =>
      q
        .insertInto("order_lines")
        .values(lines.map((line) => ({ ...line, order_id })))
        .returning("order_line_id"),
    )
    .with("its_addresses", (q) =>
      q
        .insertInto("order_addresses")
        .values(addresses.map((each) => ({ ...each, order_id })))
        .returning("is_billing"),
    )
    .with("its_first_status", (q) =>
      q
        .insertInto("order_status_changes")
        .values({
          order_id,
          from_status: null,
          to_status: firstStatus,
          changed_at: order.placed_at,
          changed_by: order.user_id,
          actor: "buyer",
        })
        .returning("order_status_change_id"),
    )
    .selectFrom("placed")
    .select("order_id")
    .executeTakeFirstOrThrow();
  return orderId;
}

interface StatusChange {
  readonly orderId: number;
  readonly from: string;
  readonly to: string;
  readonly now: Date;
  readonly by: number | null;
  readonly actor: Actor;
}

async function insertStatusChange(trx: Trx, change: StatusChange): Promise<void> {
  await trx
    .insertInto("order_status_changes")
    .values({
      order_id: change.orderId,
      from_status: change.from,
      to_status: change.to,
      changed_at: change.now,
      changed_by: change.by,
      actor: change.actor,
    })
    .execute();
}

/** Moves an order from a status it is known to have; false when it was changed meanwhile. */
export async function changeStatus(trx: Trx, change: StatusChange): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("orders")
    .set({ status: change.to })
    .where("order_id", "=", change.orderId)
    .where("status", "=", change.from)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await insertStatusChange(trx, change);
  return true;
}

const rowColumns = [
  "order_id",
  "order_no",
  "user_id",
  "status",
  "is_swag",
  "grand_total_paise",
  "shipping_paise",
  "currency_code",
  "currency_symbol",
  "rate_micros",
  "placed_at",
  "shipped_by",
  "shipment_date",
  "awb_no",
] as const;

/** A person's latest orders, newest first. */
export function latestOrders(db: Db, userId: number, limit: number) {
  return db
    .selectFrom("orders")
    .select(rowColumns)
    .where("user_id", "=", userId)
    .orderBy("placed_at", "desc")
    .orderBy("order_id", "desc")
    .limit(limit)
    .execute();
}
export type OrderListRow = Awaited<ReturnType<typeof latestOrders>>[number];

/** The amounts of orders' lines, for adding up what was shown. */
export function lineAmounts(db: Db | Trx, orderIds: readonly number[]) {
  return db
    .selectFrom("order_lines")
    .select(["order_id", "total_paise as totalPaise", "discount_paise as discountPaise", "is_swag as isSwag"])
    .where("order_id", "in", orderIds.length ? orderIds : [0])
    .execute();
}
export type LineAmounts = Awaited<ReturnType<typeof lineAmounts>>;

/** One order of one person, locked. */
export function lockOrder(trx: Trx, orderNo: string, userId: number): Promise<OrderListRow | undefined> {
  return trx
    .selectFrom("orders")
    .select(rowColumns)
    .where("order_no", "=", orderNo)
    .where("user_id", "=", userId)
    .forUpdate()
    .executeTakeFirst();
}

/** What an order took from the stock. */
export function orderDemand(trx: Trx, orderId: number) {
  return trx
    .selectFrom("order_lines")
    .select(["variant_id as variantId", "size", "quantity"])
    .where("order_id", "=", orderId)
    .orderBy("variant_id")
    .orderBy("size")
    .execute();
}
