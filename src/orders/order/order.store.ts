import { sql } from "kysely";
import type { MailId, OrderId, UserId, VariantId } from "../../contract/ids.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import type { NewRow } from "../../platform/db/tables.ts";
import { shownName } from "../../platform/language/translated-columns.ts";
import { noCompany, type StoredCompany } from "../../platform/vat-number/billed-company.ts";
import { firstStatus } from "./order-status.ts";
import { payAndDelivery } from "./pay-and-delivery.ts";

/**
 * Locks the buyer's row until the order is written. So blocking a person, or ending a leaver, happens before
 * the order or after it, never at the same time. Returns the company that they are billed as; what somebody else may have begun
 * in the account does not count. Undefined when the person was blocked before.
 */
export async function lockBuyer(trx: Trx, userId: UserId): Promise<StoredCompany | undefined> {
  const row = await trx
    .selectFrom("users")
    .select(["begun_unanswered", "billing_company", "billing_vat_number", "billing_reference"])
    .where("user_id", "=", userId)
    .where("blocked_at", "is", null)
    .forShare()
    .executeTakeFirst();
  if (!row) return undefined;
  const { begun_unanswered, ...company } = row;
  return begun_unanswered ? noCompany : company;
}

/** The order that a person's idempotency key made, with the hash of the request that first used the key. */
export function findOrderByIdempotencyKey(trx: Trx, userId: UserId, idempotencyKey: string) {
  return trx
    .selectFrom("orders")
    .select(["order_no", "request_hash"])
    .where("user_id", "=", userId)
    .where("idempotency_key", "=", idempotencyKey)
    .executeTakeFirst();
}

export function findCurrencyRate(trx: Trx, currencyCode: string) {
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

/** Ids for an order and the mail about it, so that all of their rows can be sent together. */
export async function reserveOrderIds(trx: Trx) {
  const { rows } = await sql<{ orderId: OrderId; mailId: MailId }>`select
    nextval(pg_get_serial_sequence('orders', 'order_id'))::integer as "orderId",
    nextval(pg_get_serial_sequence('mails', 'mail_id'))::integer as "mailId"`.execute(trx);
  const [ids] = rows;
  if (!ids) throw new Error("No ids were reserved");
  return ids;
}

export interface OrderToInsert {
  readonly order: NewRow<"orders">;
  readonly lines: readonly Omit<NewRow<"order_lines">, "order_id">[];
  /** The parts of a line item that is a kit. */
  readonly parts?: readonly LinePart[];
  readonly addresses: readonly Omit<NewRow<"order_addresses">, "order_id">[];
  /** The staff member who made it; not set: its buyer placed it. */
  readonly madeBy?: UserId;
}

/** A part of the line item of this variant and size: an order has no two of them. */
export interface LinePart {
  readonly line: { readonly variantId: VariantId; readonly size: string };
  readonly part: Omit<NewRow<"order_line_parts">, "order_line_id">;
}

/** Writes an order with its lines, their parts, addresses and first status in one statement. */
export async function insertOrder(
  trx: Trx,
  { order, lines, parts = [], addresses, madeBy }: OrderToInsert,
): Promise<void> {
  const order_id = sql<number>`(select order_id from placed)`;
  const withLines = trx
    .with("placed", (q) => q.insertInto("orders").values(order).returning("order_id"))
    .with("its_lines", (q) =>
      q
        .insertInto("order_lines")
        .values(lines.map((line) => ({ ...line, order_id })))
        .returning(["order_line_id", "variant_id", "size"]),
    );
  await (parts.length === 0 ? withLines : withParts(withLines, parts))
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
          changed_by: madeBy ?? order.user_id,
          actor: madeBy === undefined ? "buyer" : "staff",
        })
        .returning("order_status_change_id"),
    )
    .selectFrom("placed")
    .select("order_id")
    .executeTakeFirstOrThrow();
}

/** The same statement with the parts of its lines. What follows needs nothing of them, so its type stays. */
const withParts = <Query extends Pick<Trx, "with">>(query: Query, parts: readonly LinePart[]): Query =>
  query.with("its_parts", (q) =>
    q
      .insertInto("order_line_parts")
      .values(
        parts.map(({ line, part }) => ({
          ...part,
          order_line_id: sql<number>`(select order_line_id from its_lines
            where variant_id = ${line.variantId} and size = ${line.size})`,
        })),
      )
      .returning("position"),
  ) as unknown as Query;

const columns = [
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
  "pay_by",
  "shipped_by",
  "shipment_date",
  "awb_no",
] as const;

/** A person's latest orders, newest first. */
export function readLatestOrders(db: Db, userId: UserId, limit: number) {
  return db
    .selectFrom("orders")
    .select(columns)
    .select(payAndDelivery)
    .where("user_id", "=", userId)
    .orderBy("placed_at", "desc")
    .orderBy("order_id", "desc")
    .limit(limit)
    .execute();
}
export type OrderListRow = Awaited<ReturnType<typeof readLatestOrders>>[number];

/** The amounts of the lines of these orders, to add up the totals that the buyer saw. */
export function readLineAmounts(db: Db | Trx, orderIds: readonly number[]) {
  return db
    .selectFrom("order_lines")
    .select(["order_id", "total_paise as totalPaise", "discount_paise as discountPaise", "is_swag as isSwag"])
    .select([shownName.as("product_name"), "image_path", "quantity"])
    .where("order_id", "in", orderIds.length ? orderIds : [0])
    .orderBy("order_line_id")
    .execute();
}
export type LineAmounts = Awaited<ReturnType<typeof readLineAmounts>>;

const selectOwnOrder = (db: Db | Trx, orderNo: string, userId: UserId) =>
  db
    .selectFrom("orders")
    .select(columns)
    .select(payAndDelivery)
    .where("order_no", "=", orderNo)
    .where("user_id", "=", userId);

/** One order of one person. */
export const findOwnOrderRow = (db: Db, orderNo: string, userId: UserId): Promise<OrderListRow | undefined> =>
  selectOwnOrder(db, orderNo, userId).executeTakeFirst();

/** One order of one person, locked until the transaction ends. */
export const lockOwnOrder = (trx: Trx, orderNo: string, userId: UserId): Promise<OrderListRow | undefined> =>
  selectOwnOrder(trx, orderNo, userId).forNoKeyUpdate().executeTakeFirst();

/**
 * The SKUs of an order with their pieces. Its stock movements say how many of them were taken from stock.
 */
export function readOrderDemand(trx: Trx, orderId: OrderId) {
  return trx
    .selectFrom("order_line_skus")
    .select(["variant_id as variantId", "size"])
    .select(sql<number>`line_quantity * pieces_each`.as("quantity"))
    .where("order_id", "=", orderId)
    .orderBy("variant_id")
    .orderBy("size")
    .execute();
}
