import { type InferResult, sql } from "kysely";
import type { Db, Trx } from "../../server/db/database.ts";
import type { NewRow } from "../../server/db/tables.ts";

/** The lines of an order, with what was refunded of each. Refunds that are still requested count too. */
export const selectRefundableLines = (db: Db | Trx, orderId: number) =>
  db
    .selectFrom("order_lines")
    .leftJoin(
      (eb) =>
        eb
          .selectFrom("refund_lines")
          .innerJoin("refunds", "refunds.refund_id", "refund_lines.refund_id")
          .where("refunds.order_id", "=", orderId)
          .where("refunds.state", "<>", "failed")
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
export const readRefundableLines = (db: Db | Trx, orderId: number) =>
  selectRefundableLines(db, orderId).execute();
export type RefundableLineRow = Awaited<ReturnType<typeof readRefundableLines>>[number];

/** What was paid and refunded for an order, in paise and in the smallest unit of its currency. */
export const selectPaidAndRefunded = (db: Db | Trx, orderId: number) =>
  db
    .selectFrom("orders")
    .leftJoin("payments", (join) =>
      join.onRef("payments.order_id", "=", "orders.order_id").on("payments.paid_at", "is not", null),
    )
    .select(["paid_paise as paidPaise", "refunded_paise as refundedPaise"])
    .select(["payment_id as paymentId", "provider", "paid_ref as paidRef"])
    .select(["payments.amount_minor as paidMinor", "payments.currency_code as paidCurrency"])
    .select((eb) => [
      sumOf(eb, "shipping_paise").as("refundedShippingPaise"),
      sumOf(eb, "amount_minor").as("refundedMinor"),
    ])
    .where("orders.order_id", "=", orderId);
export const readPaidAndRefunded = (db: Db | Trx, orderId: number) =>
  selectPaidAndRefunded(db, orderId).executeTakeFirstOrThrow();
export type PaidAndRefunded = Awaited<ReturnType<typeof readPaidAndRefunded>>;

const sumOf = (_eb: unknown, column: "shipping_paise" | "amount_minor") =>
  sql<number>`(select coalesce(sum(${sql.ref(column)}), 0)::bigint from refunds
    where refunds.order_id = orders.order_id and refunds.state <> 'failed')`;

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
  "refunds.currency_code",
  "amount_minor",
  "reason",
  "reference",
  "last_error",
  "asked_at",
  "settled_at",
  "payment_id",
] as const;

export const selectRefunds = (db: Db | Trx, orderId: number) =>
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
    .select(["refund_id", "refunds.order_id", "order_no", "refund_key", "tries", "state", "reference"])
    .select(["refunds.amount_minor", "refunds.amount_paise", "refunds.currency_code"])
    .select(["provider", "paid_ref"]);

export const findRefund = (db: Db | Trx, refundId: number) =>
  selectRefund(db).where("refund_id", "=", refundId).executeTakeFirst();
export const findRefundByKey = (db: Db | Trx, refundKey: string) =>
  selectRefund(db).where("refund_key", "=", refundKey).executeTakeFirst();
export type RefundWithPayment = NonNullable<Awaited<ReturnType<typeof findRefund>>>;

export interface RefundChange {
  readonly state?: "requested" | "done" | "failed";
  readonly settled_at?: Date | null;
  readonly reference?: string;
  readonly last_error?: string | null;
  readonly tries?: number;
}

export async function updateRefund(trx: Db | Trx, refundId: number, change: RefundChange): Promise<void> {
  await trx.updateTable("refunds").set(change).where("refund_id", "=", refundId).execute();
}
