import { type InferResult, sql } from "kysely";
import type { OrderId, RefundId } from "../../contract/ids.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import type { NewRow } from "../../platform/db/tables.ts";
import type { PaidPayment } from "./refund-payment.ts";

/** The lines of an order, with what was refunded of each. Refunds that are still requested count too. */
export const selectRefundableLines = (db: Db | Trx, orderId: OrderId) =>
  db
    .selectFrom("order_lines")
    .leftJoin(
      (eb) =>
        eb
          .selectFrom("refund_lines")
          .innerJoin("refunds", "refunds.refund_id", "refund_lines.refund_id")
          .where("refunds.order_id", "=", orderId)
          .where(sql<boolean>`refunds.state in ('requested', 'done')`)
          .select("order_line_id")
          .select(sql<number>`sum(refund_lines.quantity)`.as("pieces"))
          .select(sql<number>`sum(refund_lines.amount_paise)`.as("paise"))
          .groupBy("order_line_id")
          .as("back"),
      (join) => join.onRef("back.order_line_id", "=", "order_lines.order_line_id"),
    )
    .select(["order_lines.order_line_id as lineId", "quantity", "product_name as productName"])
    .select(sql<number>`total_paise - discount_paise`.as("netPaise"))
    .select(sql<number>`coalesce(back.pieces, 0)`.as("refundedQuantity"))
    .select(sql<number>`coalesce(back.paise, 0)`.as("refundedPaise"))
    .where("order_id", "=", orderId)
    .orderBy("order_lines.order_line_id");
export const readRefundableLines = (db: Db | Trx, orderId: OrderId) =>
  selectRefundableLines(db, orderId).execute();
export type RefundableLineRow = Awaited<ReturnType<typeof readRefundableLines>>[number];

/** What counts against what is left: a refund that failed or was settled otherwise does not. */
const counts = sql<boolean>`refunds.state in ('requested', 'done')`;

/** What was refunded or is on its way: of the shipping charge in paise, and in all in the currency's smallest unit. */
export const selectRefundSums = (db: Db | Trx, orderId: OrderId) =>
  db
    .selectFrom("refunds")
    .select([
      sql<number>`coalesce(sum(shipping_paise), 0)::bigint`.as("refundedShippingPaise"),
      sql<number>`coalesce(sum(amount_minor), 0)::bigint`.as("refundedMinor"),
    ])
    .where("order_id", "=", orderId)
    .where(counts);
export const readRefundSums = (db: Db | Trx, orderId: OrderId) =>
  selectRefundSums(db, orderId).executeTakeFirstOrThrow();
export type RefundSums = Awaited<ReturnType<typeof readRefundSums>>;

/** What support has refunded of an order, in paise, or asked a provider to. */
export async function readRefundedBySupport(trx: Trx, orderId: OrderId): Promise<number> {
  const { paise } = await trx
    .selectFrom("refunds")
    .innerJoin("users", "users.user_id", "refunds.asked_by")
    .select(sql<number>`coalesce(sum(amount_paise), 0)::bigint`.as("paise"))
    .where("order_id", "=", orderId)
    .where("users.role", "=", "support")
    .where(counts)
    .executeTakeFirstOrThrow();
  return paise;
}

/** The payments of an order, oldest first, with what was refunded of each through its provider. */
export const selectPaidPayments = (db: Db | Trx, orderId: OrderId) =>
  db
    .selectFrom("payments")
    .select(["payment_id as paymentId", "provider", "paid_ref as paidRef", "currency_code as currencyCode"])
    .select(["amount_paise as paidPaise", "amount_minor as paidMinor"])
    .select((eb) => [refundedOf(eb, "amount_paise").as("refundedPaise")])
    .select((eb) => [refundedOf(eb, "amount_minor").as("refundedMinor")])
    .where("order_id", "=", orderId)
    .where("paid_at", "is not", null)
    .orderBy("paid_at")
    .orderBy("payment_id");
export const readPaidPayments = (db: Db | Trx, orderId: OrderId): Promise<PaidPayment[]> =>
  selectPaidPayments(db, orderId).execute();

const refundedOf = (_eb: unknown, column: "amount_paise" | "amount_minor") =>
  sql<number>`(select coalesce(sum(refunds.${sql.ref(column)}), 0)::bigint from refunds
    where refunds.payment_id = payments.payment_id and ${counts})`;

/** Writes a refund with its lines. Returns its id. The database refuses a refund of more than was paid. */
export async function insertRefund(
  trx: Trx,
  refund: NewRow<"refunds">,
  lines: readonly Omit<NewRow<"refund_lines">, "refund_id">[],
): Promise<number> {
  const { refund_id } = await trx
    .insertInto("refunds")
    .values(refund)
    .returning("refund_id")
    .executeTakeFirstOrThrow();
  if (lines.length > 0) {
    await trx
      .insertInto("refund_lines")
      .values(lines.map((line) => ({ ...line, refund_id })))
      .execute();
  }
  return refund_id;
}

const columns = [
  "refund_id",
  "refunds.order_id",
  "refund_key",
  "tries",
  "state",
  "amount_paise",
  "shipping_paise",
  "free_paise",
  "refunds.currency_code",
  "amount_minor",
  "reason",
  "reference",
  "last_error",
  "asked_at",
  "settled_at",
  "payment_id",
] as const;

export const selectRefunds = (db: Db | Trx, orderId: OrderId) =>
  db
    .selectFrom("refunds")
    .innerJoin("users", "users.user_id", "asked_by")
    .select(columns)
    .select(["first_name", "last_name"])
    .where("order_id", "=", orderId)
    .orderBy("refund_id");
export type RefundRow = InferResult<ReturnType<typeof selectRefunds>>[number];

/** A refund with its payment and the number of its order. */
const selectRefund = (db: Db | Trx) =>
  db
    .selectFrom("refunds")
    .innerJoin("orders", "orders.order_id", "refunds.order_id")
    .leftJoin("payments", "payments.payment_id", "refunds.payment_id")
    .select([
      "refund_id",
      "refunds.order_id",
      "order_no",
      "refund_key",
      "tries",
      "state",
      "refunds.reference",
    ])
    .select(["refunds.amount_minor", "refunds.amount_paise", "refunds.currency_code"])
    .select([
      "refunds.shipping_paise as shippingPaise",
      "free_paise",
      "refunds.payment_id",
      "provider",
      "paid_ref",
      "last_error",
    ]);

export const findRefund = (db: Db | Trx, refundId: RefundId) =>
  selectRefund(db).where("refund_id", "=", refundId).executeTakeFirst();
export const findRefundByKey = (db: Db | Trx, refundKey: string) =>
  selectRefund(db).where("refund_key", "=", refundKey).executeTakeFirst();
export type RefundWithPayment = NonNullable<Awaited<ReturnType<typeof findRefund>>>;

/** The refunds of an order that failed and that nobody settled otherwise. */
export const readFailedRefunds = (trx: Trx, orderId: OrderId) =>
  selectRefund(trx)
    .where("refunds.order_id", "=", orderId)
    .where("refunds.state", "=", "failed")
    .orderBy("refund_id")
    .execute();

/** How many of each line item these refunds were for, and their amounts in paise. */
export const readRefundLines = (trx: Trx, refundIds: readonly number[]) =>
  trx
    .selectFrom("refund_lines")
    .select(["refund_id", "order_line_id as lineId", "quantity", "amount_paise as amountPaise"])
    .where("refund_id", "in", refundIds.length ? refundIds : [0])
    .execute();

export interface RefundChange {
  readonly state?: "requested" | "done" | "failed" | "dropped";
  /** When the state was set. `changed_by` null: the provider reported it. Both are given together with `state`. */
  readonly changed_at?: Date;
  readonly changed_by?: number | null;
  readonly settled_at?: Date | null;
  readonly payment_id?: number | null;
  readonly reference?: string | null;
  readonly last_error?: string | null;
  readonly tries?: number;
}

export async function updateRefund(trx: Db | Trx, refundId: RefundId, change: RefundChange): Promise<void> {
  await trx.updateTable("refunds").set(change).where("refund_id", "=", refundId).execute();
}
