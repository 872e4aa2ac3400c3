import type { Db, Trx } from "../../server/db/database.ts";
import type { NewRow } from "../../server/db/tables.ts";
import type { ProviderName } from "./payment-provider.ts";

/** Records a payment link. The caller withdraws the order's earlier open link first. */
export async function insertPayment(trx: Trx, payment: NewRow<"payments">): Promise<void> {
  await trx.insertInto("payments").values(payment).execute();
}

/**
 * Withdraws the open link of an order. Returns its id when a provider made it, because it must be closed
 * there too.
 */
export async function withdrawOpenLink(trx: Trx, orderId: number, now: Date): Promise<number | undefined> {
  return endOpenLink(trx, orderId, { withdrawn_at: now });
}

/** Marks the open link of an order as paid, because staff say so. Returns its id when a provider made it. */
export async function settleOpenLink(trx: Trx, orderId: number, now: Date): Promise<number | undefined> {
  return endOpenLink(trx, orderId, { paid_at: now });
}

async function endOpenLink(trx: Trx, orderId: number, end: { withdrawn_at: Date } | { paid_at: Date }) {
  const ended = await trx
    .updateTable("payments")
    .set(end)
    .where("order_id", "=", orderId)
    .where("paid_at", "is", null)
    .where("withdrawn_at", "is", null)
    .returning(["payment_id", "provider"])
    .executeTakeFirst();
  return ended && ended.provider !== "pasted" ? ended.payment_id : undefined;
}

/** Marks a link as paid, as its provider reported. This includes a link that was withdrawn meanwhile. */
export async function markPaid(
  trx: Trx,
  paid: { paymentId: number; paidRef: string; now: Date },
): Promise<void> {
  await trx
    .updateTable("payments")
    .set((eb) => ({
      paid_at: eb.fn.coalesce("paid_at", eb.val(paid.now)),
      paid_ref: paid.paidRef,
      withdrawn_at: null,
    }))
    .where("payment_id", "=", paid.paymentId)
    .execute();
}

/** The payment and the order that a provider's link belongs to. */
export const findPaymentByRef = (trx: Trx | Db, provider: ProviderName, ref: string) =>
  trx
    .selectFrom("payments")
    .innerJoin("orders", "orders.order_id", "payments.order_id")
    .select(["payment_id", "order_no", "orders.order_id"])
    .where("provider", "=", provider)
    .where("provider_ref", "=", ref)
    .executeTakeFirst();

/** The provider of a payment link, and the provider's own id of it. */
export const findPaymentLink = (db: Db, paymentId: number) =>
  db
    .selectFrom("payments")
    .select(["provider", "provider_ref"])
    .where("payment_id", "=", paymentId)
    .executeTakeFirst();

/** Every payment link of an order, oldest first, with the person who sent it. */
export const selectPaymentLinks = (db: Db | Trx, orderId: number) =>
  db
    .selectFrom("payments")
    .leftJoin("users", "users.user_id", "asked_by")
    .select(["payment_id", "provider", "provider_ref", "link_url", "amount_paise", "asked_at", "paid_at"])
    .select(["withdrawn_at", "first_name", "last_name", "currency_code", "amount_minor", "paid_ref"])
    .where("order_id", "=", orderId)
    .orderBy("payment_id");
export const readPaymentLinks = (db: Db | Trx, orderId: number) => selectPaymentLinks(db, orderId).execute();
export type PaymentLinkRow = Awaited<ReturnType<typeof readPaymentLinks>>[number];
