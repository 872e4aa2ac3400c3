import { sql } from "kysely";
import type { Trx } from "../../platform/db/database.ts";
import { courierEventsOf } from "./courier-events-of.ts";
import { ERASED, type PersonToErase } from "./person-to-erase.ts";

/** In the reserved top-level domain `invalid`: the page that a link led to knows the person. */
const ERASED_LINK = "https://erased.invalid/";

/**
 * Orders keep number, amounts, lines, status changes, country and region, because taxes depend on them. Names
 * and exact addresses are replaced. Call it after eraseAccount: writing an order rebuilds its search text
 * from the account.
 */
export async function eraseOrders(trx: Trx, { userId }: PersonToErase): Promise<void> {
  const orderIds = trx.selectFrom("orders").select("order_id").where("user_id", "=", userId);
  await trx
    .updateTable("order_addresses")
    .set({
      recipient_name: ERASED,
      recipient_phone: ERASED,
      address: ERASED,
      recipient_city: ERASED,
      postal_code: "",
    })
    .where("order_id", "in", orderIds)
    .execute();
  await trx.updateTable("order_notes").set({ note: ERASED }).where("order_id", "in", orderIds).execute();
  for (const table of ["returns", "refunds"] as const)
    await trx.updateTable(table).set({ reason: ERASED }).where("order_id", "in", orderIds).execute();
  await trx
    .updateTable("refunds")
    .set({ last_error: ERASED })
    .where("order_id", "in", orderIds)
    .where("last_error", "is not", null)
    .execute();
  await eraseLedgerProblems(trx, userId);
  await trx
    .updateTable("courier_events")
    .set((eb) => ({
      awb_no: null,
      dismissal_reason: eb.case().when("dismissal_reason", "is not", null).then(ERASED).end(),
    }))
    .where("courier_event_id", "in", courierEventsOf(trx, userId))
    .execute();
  await trx.updateTable("shipments").set({ awb_no: null }).where("order_id", "in", orderIds).execute();
  await trx
    .updateTable("payments")
    .set({ link_url: ERASED_LINK })
    .where("order_id", "in", orderIds)
    .where("link_url", "is not", null)
    .execute();
  await trx
    .updateTable("orders")
    .set((eb) => ({
      recipient_name: ERASED,
      billing_gstin: null, // issued invoices have their own
      // Sent by the customer's program; of a list of staff a digest of the address, which somebody could guess at.
      idempotency_key: sql<string>`'erased ' || order_id`,
      gift_note: "",
      awb_no: null,
      request_hash: Buffer.alloc(32),
      free_reason: eb.case().when("free_reason", "is not", null).then(ERASED).end(),
    }))
    .where("user_id", "=", userId)
    .execute();
}

/** Entries of the ledger keep all but why a refund failed or was dropped; the database refuses any other change. */
async function eraseLedgerProblems(trx: Trx, userId: PersonToErase["userId"]): Promise<void> {
  await sql`select set_config('kitstore.erasing', 'yes', true)`.execute(trx);
  await sql`update order_ledger set problem = ${ERASED}
    where problem <> '' and order_id in (select order_id from orders where user_id = ${userId})`.execute(trx);
  await sql`select set_config('kitstore.erasing', 'no', true)`.execute(trx);
}
