import { sql } from "kysely";
import type { Db, Trx } from "../../server/db/database.ts";
import { type PageWanted, pageOfRows, wordsQuery } from "../../server/db/page-of-rows.ts";
import type { NewRow } from "../../server/db/rows.ts";

/** Notes a provider's message; answers its id, or undefined when it was taken before. Two at once wait for each other here. */
export async function insertPaymentEvent(
  trx: Trx,
  event: Omit<NewRow<"payment_events">, "outcome" | "needs_look" | "looked_at" | "looked_by" | "order_id">,
): Promise<number | undefined> {
  const inserted = await trx
    .insertInto("payment_events")
    .values({ ...event, outcome: "being taken", needs_look: true })
    .onConflict((conflict) => conflict.columns(["provider", "event_id"]).doNothing())
    .returning("payment_event_id")
    .executeTakeFirst();
  return inserted?.payment_event_id;
}

export interface Verdict {
  readonly orderId: number | null;
  readonly outcome: string;
  /** Somebody of the team must look. */
  readonly needsLook: boolean;
}

export async function settlePaymentEvent(
  trx: Trx,
  paymentEventId: number,
  { orderId, outcome, needsLook }: Verdict,
): Promise<void> {
  await trx
    .updateTable("payment_events")
    .set({ order_id: orderId, outcome, needs_look: needsLook })
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
  "needs_look",
  "reference",
  "payment_events.currency_code",
  "amount_minor",
  "looked_at",
  "order_no",
] as const;

export interface EventsWanted extends PageWanted {
  readonly order: "asc" | "desc";
  readonly q?: string;
  readonly toLookAt?: boolean;
}

/** A page of the providers' messages. */
export function findPaymentEvents(db: Db, wanted: EventsWanted) {
  const words = wordsQuery(wanted.q);
  let found = db
    .selectFrom("payment_events")
    .leftJoin("orders", "orders.order_id", "payment_events.order_id");
  if (words) {
    found = found.where(
      sql<boolean>`(orders.search @@ ${words}::tsquery or reference = ${wanted.q?.trim() ?? ""})`,
    );
  }
  if (wanted.toLookAt) found = found.where("needs_look", "=", true).where("looked_at", "is", null);
  return pageOfRows(db, wanted, found, (rows) =>
    rows.select(columns).orderBy("received_at", wanted.order).orderBy("payment_event_id", wanted.order),
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

/** What providers said of an order, oldest first. */
export const readOrderPaymentEvents = (db: Db, orderId: number): Promise<PaymentEventRow[]> =>
  db
    .selectFrom("payment_events")
    .leftJoin("orders", "orders.order_id", "payment_events.order_id")
    .select(columns)
    .where("payment_events.order_id", "=", orderId)
    .orderBy("payment_event_id")
    .execute();

/** Somebody has looked; false when nobody needs to, or somebody did before. */
export async function markLookedAt(
  trx: Trx,
  look: { id: number; userId: number; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("payment_events")
    .set({ looked_at: look.now, looked_by: look.userId })
    .where("payment_event_id", "=", look.id)
    .where("needs_look", "=", true)
    .where("looked_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
