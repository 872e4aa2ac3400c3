import { sql } from "kysely";
import type { OrderId, UserId } from "../../contract/ids.ts";
import { type StaffText, staffText } from "../../contract/staff-text.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import { type PageQuery, paginate, prefixTsQuery } from "../../platform/db/paginate.ts";
import type { DisputeEvent } from "../../platform/db/stored-values.ts";
import type { NewRow } from "../../platform/db/tables.ts";
import type { ProviderName } from "./payment-provider.ts";

/**
 * Records a payment event. Returns its id, or undefined when the same event was recorded before. Two requests
 * with one event wait for each other here.
 */
export async function insertPaymentEvent(
  trx: Trx,
  event: Omit<
    NewRow<"payment_events">,
    "outcome" | "needs_attention" | "resolved_at" | "resolved_by" | "order_id" | "dispute"
  >,
): Promise<number | undefined> {
  const inserted = await trx
    .insertInto("payment_events")
    .values({ ...event, outcome: staffText`being taken`, needs_attention: true })
    .onConflict((conflict) => conflict.columns(["provider", "event_id"]).doNothing())
    .returning("payment_event_id")
    .executeTakeFirst();
  return inserted?.payment_event_id;
}

/** Keeps what a dispute says until its payment is reported. */
export async function storeDispute(trx: Trx, paymentEventId: number, dispute: DisputeEvent): Promise<void> {
  await trx
    .updateTable("payment_events")
    .set({ dispute: JSON.stringify(dispute) })
    .where("payment_event_id", "=", paymentEventId)
    .execute();
}

/** The disputes of a payment that came before it, in the order in which they were reported. */
export const readStoredDisputes = (trx: Trx, provider: ProviderName, paidRef: string) =>
  trx
    .selectFrom("payment_events")
    .select(["payment_event_id", "dispute", "resolved_at"])
    .where("provider", "=", provider)
    .where("reference", "=", paidRef.slice(0, 200))
    .where("order_id", "is", null)
    .where("dispute", "is not", null)
    .orderBy("payment_event_id")
    .execute();

/** A payment and its disputes may be reported at once: the later transaction waits here, and then sees the other's rows. */
export const lockPaidRef = (trx: Trx, provider: ProviderName, paidRef: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`${provider} ${paidRef}`}, 310))`.execute(trx);

export interface PaymentEventOutcome {
  readonly orderId: OrderId | null;
  readonly outcome: StaffText;
  /** Staff must resolve it by hand. */
  readonly needsAttention: boolean;
}

export async function recordPaymentEventOutcome(
  trx: Trx,
  paymentEventId: number,
  { orderId, outcome, needsAttention }: PaymentEventOutcome,
): Promise<void> {
  await trx
    .updateTable("payment_events")
    .set({ order_id: orderId, outcome, needs_attention: needsAttention })
    .where("payment_event_id", "=", paymentEventId)
    .execute();
}

const columns = [
  "payment_event_id",
  "provider",
  "event_id",
  "kind",
  "received_at",
  "outcome",
  "needs_attention",
  "reference",
  "payment_events.currency_code",
  "amount_minor",
  "resolved_at",
  "order_no",
] as const;

export interface PaymentEventsQuery extends PageQuery {
  readonly order: "asc" | "desc";
  readonly q?: string;
  readonly needsAttention?: boolean;
}

/** One page of the payment events that match the filters. */
export function findPaymentEvents(db: Db, query: PaymentEventsQuery) {
  const searchQuery = prefixTsQuery(query.q);
  let matching = db
    .selectFrom("payment_events")
    .leftJoin("orders", "orders.order_id", "payment_events.order_id");
  if (searchQuery) {
    // Two lookups, each by its index: `or` over two tables would read both.
    matching = matching.where(
      sql<boolean>`payment_event_id in (
        select found.payment_event_id from orders o join payment_events found on found.order_id = o.order_id
          where o.search @@ ${searchQuery}::tsquery
        union all select found.payment_event_id from payment_events found where found.reference = ${query.q?.trim() ?? ""})`,
    );
  }
  if (query.needsAttention)
    matching = matching.where("needs_attention", "=", true).where("resolved_at", "is", null);
  return paginate(db, query, matching, (rows) =>
    rows.select(columns).orderBy("received_at", query.order).orderBy("payment_event_id", query.order),
  );
}
export type PaymentEventRow = Awaited<ReturnType<typeof findPaymentEvents>>["rows"][number];

export const readPaymentEvent = (
  db: Db | Trx,
  paymentEventId: number,
): Promise<PaymentEventRow | undefined> =>
  db
    .selectFrom("payment_events")
    .leftJoin("orders", "orders.order_id", "payment_events.order_id")
    .select(columns)
    .where("payment_event_id", "=", paymentEventId)
    .executeTakeFirst();

/** The payment events of an order, oldest first. */
export const selectOrderPaymentEvents = (db: Db, orderId: OrderId) =>
  db
    .selectFrom("payment_events")
    .leftJoin("orders", "orders.order_id", "payment_events.order_id")
    .select(columns)
    .where("payment_events.order_id", "=", orderId)
    .orderBy("payment_event_id");

/** Marks an event as resolved. False when it needs no attention, or was resolved before. */
export async function markPaymentEventResolved(
  trx: Trx,
  resolution: { id: number; userId: UserId; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("payment_events")
    .set({ resolved_at: resolution.now, resolved_by: resolution.userId })
    .where("payment_event_id", "=", resolution.id)
    .where("needs_attention", "=", true)
    .where("resolved_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
