import type { Db, Trx } from "../../server/db/database.ts";
import type { NewRow } from "../../server/db/rows.ts";
import type { ProviderName } from "./provider.ts";

/** Notes a link that is asked to be paid by; the order's earlier open one is withdrawn before. */
export async function insertPayment(trx: Trx, payment: NewRow<"payments">): Promise<void> {
  await trx.insertInto("payments").values(payment).execute();
}

/** Withdraws the open link of an order; answers its id where a provider made it, for then it is to be closed there too. */
export async function withdrawOpen(trx: Trx, orderId: number, now: Date): Promise<number | undefined> {
  return endOpen(trx, orderId, { withdrawn_at: now });
}

/** The open link of an order is paid now, as the team says; answers its id where a provider made it. */
export async function settleOpen(trx: Trx, orderId: number, now: Date): Promise<number | undefined> {
  return endOpen(trx, orderId, { paid_at: now });
}

async function endOpen(trx: Trx, orderId: number, end: { withdrawn_at: Date } | { paid_at: Date }) {
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

/** A payment a provider told of; a link that was withdrawn meanwhile is paid all the same. */
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

/** Which order a provider's link is of. */
export const findByRef = (trx: Trx | Db, provider: ProviderName, ref: string) =>
  trx
    .selectFrom("payments")
    .innerJoin("orders", "orders.order_id", "payments.order_id")
    .select(["payment_id", "order_no", "orders.order_id"])
    .where("provider", "=", provider)
    .where("provider_ref", "=", ref)
    .executeTakeFirst();

/** The provider and its own id of a link. */
export const findLink = (db: Db, paymentId: number) =>
  db
    .selectFrom("payments")
    .select(["provider", "provider_ref"])
    .where("payment_id", "=", paymentId)
    .executeTakeFirst();

/** Every link of an order, oldest first, with who asked. */
export const readPayments = (db: Db | Trx, orderId: number) =>
  db
    .selectFrom("payments")
    .leftJoin("users", "users.user_id", "asked_by")
    .select(["payment_id", "provider", "provider_ref", "link_url", "amount_paise", "asked_at", "paid_at"])
    .select(["withdrawn_at", "first_name", "last_name", "currency_code", "amount_minor", "paid_ref"])
    .where("order_id", "=", orderId)
    .orderBy("payment_id")
    .execute();
export type PaymentRow = Awaited<ReturnType<typeof readPayments>>[number];
