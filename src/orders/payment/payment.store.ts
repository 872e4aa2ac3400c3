import type { OrderId, PaymentId, UserId } from "../../contract/ids.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import type { NewRow } from "../../platform/db/tables.ts";
import type { ProviderName } from "./payment-provider.ts";

/** Records a payment link, or money that came without one. The caller withdraws the order's earlier open link first. */
export async function insertPayment(trx: Trx, payment: NewRow<"payments">): Promise<void> {
  await trx.insertInto("payments").values(payment).execute();
}

/** The link that was open, with who made it. */
export interface EndedLink {
  readonly payment_id: number;
  readonly provider: string;
}

export interface LinkPaid {
  readonly paid_at: Date;
  readonly paid_by: number;
  readonly reference: string | null;
}

/** Withdraws the open link of an order. Undefined when none was open. */
export const withdrawOpenLink = (trx: Trx, orderId: OrderId, now: Date) =>
  endOpenLink(trx, orderId, { withdrawn_at: now });

/** Marks the open link of an order as paid, because staff say so. Undefined when none was open. */
export const settleOpenLink = (trx: Trx, orderId: OrderId, paid: LinkPaid) => endOpenLink(trx, orderId, paid);

function endOpenLink(
  trx: Trx,
  orderId: OrderId,
  end: { readonly withdrawn_at: Date } | LinkPaid,
): Promise<EndedLink | undefined> {
  return trx
    .updateTable("payments")
    .set(end)
    .where("order_id", "=", orderId)
    .where("paid_at", "is", null)
    .where("withdrawn_at", "is", null)
    .where("undone_at", "is", null)
    .returning(["payment_id", "provider"])
    .executeTakeFirst();
}

/** The link at which an order can be paid now; undefined: there is none. */
export const findOpenLink = (db: Db, orderId: OrderId) =>
  db
    .selectFrom("payments")
    .select("payment_id")
    .where("order_id", "=", orderId)
    .where("paid_at", "is", null)
    .where("withdrawn_at", "is", null)
    .where("undone_at", "is", null)
    .executeTakeFirst();

/** Takes back the money of an order that staff recorded. The order is locked. */
export async function undoStaffPayments(
  trx: Trx,
  orderId: OrderId,
  { userId, now }: { readonly userId: UserId; readonly now: Date },
): Promise<void> {
  await trx
    .updateTable("payments")
    .set({ paid_at: null, paid_by: null, undone_at: now, undone_by: userId })
    .where("order_id", "=", orderId)
    .where("paid_at", "is not", null)
    .where("paid_by", "is not", null)
    .where("paid_ref", "is", null)
    .execute();
}

/** Marks a link as paid, as its provider reported. This includes a link that was withdrawn meanwhile. */
export async function markPaid(
  trx: Trx,
  paid: { paymentId: PaymentId; paidRef: string; now: Date },
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
export const findPaymentLink = (db: Db, paymentId: PaymentId) =>
  db
    .selectFrom("payments")
    .select(["provider", "provider_ref"])
    .where("payment_id", "=", paymentId)
    .executeTakeFirst();

/** Every payment link of an order, oldest first, with the person who sent it. */
export const selectPaymentLinks = (db: Db | Trx, orderId: OrderId) =>
  db
    .selectFrom("payments")
    .leftJoin("users", "users.user_id", "asked_by")
    .select(["payment_id", "provider", "provider_ref", "link_url", "amount_paise", "asked_at", "paid_at"])
    .select(["withdrawn_at", "first_name", "last_name", "currency_code", "amount_minor", "paid_ref"])
    .select(["method", "reference", "paid_by"])
    .where("order_id", "=", orderId)
    .orderBy("payment_id");
export const readPaymentLinks = (db: Db | Trx, orderId: OrderId) => selectPaymentLinks(db, orderId).execute();
export type PaymentLinkRow = Awaited<ReturnType<typeof readPaymentLinks>>[number];

/** The payment that a provider knows by this id, for a dispute. */
export const findPaymentByPaidRef = (trx: Trx, provider: ProviderName, paidRef: string) =>
  trx
    .selectFrom("payments")
    .innerJoin("orders", "orders.order_id", "payments.order_id")
    .select(["payment_id", "order_no", "amount_paise", "amount_minor"])
    .where("provider", "=", provider)
    .where("paid_ref", "=", paidRef)
    .executeTakeFirst();

/** Writes a dispute, unless it is known. */
export async function insertDispute(trx: Trx, dispute: NewRow<"disputes">): Promise<void> {
  await trx
    .insertInto("disputes")
    .values(dispute)
    .onConflict((conflict) => conflict.columns(["provider", "provider_ref"]).doNothing())
    .execute();
}

export async function findDisputeState(trx: Trx, provider: ProviderName, ref: string) {
  const row = await trx
    .selectFrom("disputes")
    .select("state")
    .where("provider", "=", provider)
    .where("provider_ref", "=", ref)
    .executeTakeFirst();
  return row?.state;
}

/** Decides an open dispute. */
export async function updateDispute(
  trx: Trx,
  {
    provider,
    ref,
    state,
    now,
  }: {
    readonly provider: ProviderName;
    readonly ref: string;
    readonly state: "won" | "lost";
    readonly now: Date;
  },
): Promise<void> {
  await trx
    .updateTable("disputes")
    .set({ state, changed_at: now })
    .where("provider", "=", provider)
    .where("provider_ref", "=", ref)
    .where("state", "=", "open")
    .execute();
}
