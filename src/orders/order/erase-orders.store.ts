import { sql } from "kysely";
import type { UserId } from "../../contract/ids.ts";
import type { Trx } from "../../platform/db/database.ts";
import { ERASED } from "../../platform/erasure/person-to-erase.ts";
import { orderIdsOf } from "./order-ids-of.ts";

/**
 * Orders keep number, amounts, lines, status changes, country and region, because taxes depend on them. Names
 * and exact addresses are replaced. Call it after eraseAccount: writing an order rebuilds its search text
 * from the account.
 */
export async function eraseOrderRows(trx: Trx, userId: UserId): Promise<void> {
  const orderIds = orderIdsOf(trx, userId);
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
  await trx
    .updateTable("orders")
    .set((eb) => ({
      recipient_name: ERASED,
      // Issued invoices have their own.
      billing_gstin: null,
      billing_company: null,
      billing_vat_number: null,
      billing_reference: null,
      // Sent by the customer's program; of a list of staff a digest of the address, which somebody could guess at.
      idempotency_key: sql<string>`'erased ' || order_id`,
      gift_note: "",
      awb_no: null,
      request_hash: Buffer.alloc(32),
      free_reason: eb.case().when("free_reason", "is not", null).then(ERASED).end(),
    }))
    .where("user_id", "=", userId)
    .execute();
  await trx
    .updateTable("order_lines")
    .set({ price_reason: ERASED })
    .where("order_id", "in", orderIds)
    .where("price_reason", "<>", "")
    .execute();
}
