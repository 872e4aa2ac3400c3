import { sql } from "kysely";
import type { OrderId } from "../../contract/ids.ts";
import type { Trx } from "../../platform/db/database.ts";
import type { Row } from "../../platform/db/tables.ts";
import { isBeforeClaim } from "./before-claim.ts";
import { dispatchFrom } from "./dispatch-from.ts";
import { mailsGoTo } from "./mails-go-to.ts";

/** One order, locked until the transaction ends, with what a change of it needs to know. */
export function lockOrder(trx: Trx, orderNo: string) {
  return trx
    .selectFrom("orders")
    .innerJoin("users", "users.user_id", "orders.user_id")
    .select(["order_id", "order_no", "orders.user_id", mailsGoTo, "status", "is_swag", "language"])
    .select(["shipping_paise", "grand_total_paise", "currency_code", "rate_micros", "pay_by"])
    .select(["shipped_by", "awb_no", "shipment_date"])
    .select([isBeforeClaim.as("is_before_claim"), dispatchFrom.as("dispatch_from")])
    .where("order_no", "=", orderNo)
    .forNoKeyUpdate("orders")
    .executeTakeFirst();
}
export type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;

/** Sets a shipping charge that was still to be confirmed. Returns the new grand total in paise. */
export async function setShipping(trx: Trx, orderId: OrderId, shippingPaise: number): Promise<number> {
  const { grand_total_paise } = await trx
    .updateTable("orders")
    .set((eb) => ({
      shipping_paise: shippingPaise,
      grand_total_paise: eb("grand_total_paise", "+", shippingPaise),
    }))
    .where("order_id", "=", orderId)
    .where("shipping_paise", "is", null)
    .returning("grand_total_paise")
    .executeTakeFirstOrThrow();
  return grand_total_paise;
}

/** Whether a locked order was paid back in full and has pieces that staff decided neither to send nor to keep. */
export async function isPaidBackUndecided(trx: Trx, orderId: OrderId): Promise<boolean> {
  const { rows } =
    await sql`select from orders where order_id = ${orderId} and order_queue(orders) = 'decide'`.execute(trx);
  return rows.length > 0;
}

/** Staff decided to send what has not left, although everything was paid back. */
export async function markSentPaidBack(trx: Trx, orderId: OrderId): Promise<void> {
  await trx.updateTable("orders").set({ sends_paid_back: true }).where("order_id", "=", orderId).execute();
}

/** Staff decided that what has not left is never sent. */
export async function markRestWithheld(trx: Trx, orderId: OrderId, now: Date): Promise<void> {
  await trx.updateTable("orders").set({ rest_withheld_at: now }).where("order_id", "=", orderId).execute();
}

/** Writes down the GSTIN of who is billed. Null: none, or that of the office. */
export async function setBillingGstin(trx: Trx, orderId: OrderId, gstin: string | null): Promise<void> {
  await trx.updateTable("orders").set({ billing_gstin: gstin }).where("order_id", "=", orderId).execute();
}

/** Writes down the company that is billed. */
export async function setBilledCompany(
  trx: Trx,
  orderId: OrderId,
  {
    billing_company,
    billing_vat_number,
    billing_reference,
  }: Pick<Row<"orders">, "billing_company" | "billing_reference" | "billing_vat_number">,
): Promise<void> {
  await trx
    .updateTable("orders")
    .set({ billing_company, billing_vat_number, billing_reference })
    .where("order_id", "=", orderId)
    .execute();
}

/** Copies the present parcels into the order's row, for lists, searches and the specification's order row. */
export async function summariseShipments(trx: Trx, orderId: OrderId): Promise<void> {
  await sql`update orders set (shipped_by, awb_no, shipment_date) = (
      select string_agg(distinct shipped_by, ', '), string_agg(awb_no, ', ' order by number), max(shipment_date)
      from shipments where order_id = orders.order_id and outcome is null)
    where order_id = ${orderId}`.execute(trx);
}
