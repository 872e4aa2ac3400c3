import type { MailId, OrderId, UserId } from "../../contract/ids.ts";
import { orderIdsOf } from "../../orders/order/order-ids-of.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import { ERASED } from "../../platform/erasure/person-to-erase.ts";
import { shownElsewhere } from "./order-edits.ts";

/** Every status change of an order with the name of the person who made it, oldest first. */
export const selectStatusChanges = (db: Db, orderId: OrderId) =>
  db
    .selectFrom("order_status_changes")
    .leftJoin("users", "users.user_id", "changed_by")
    .select(["order_status_change_id", "from_status", "to_status", "changed_at", "actor"])
    .select(["first_name", "last_name"])
    .where("order_id", "=", orderId)
    .orderBy("order_status_change_id");

export const selectOrderMails = (db: Db, orderId: OrderId) =>
  db
    .selectFrom("mails")
    .select(["mail_id", "kind", "recipient", "subject", "state", "last_error", "queued_at", "attempts"])
    .where("order_id", "=", orderId)
    .orderBy("mail_id");

export const readOrderMail = (db: Db | Trx, orderId: OrderId, mailId: MailId) =>
  db
    .selectFrom("mails")
    .select(["mail_id", "kind", "recipient", "subject", "text_body", "state", "last_error", "attempts"])
    .select(["queued_at", "refund_id", "shipment_id", "return_id"])
    .where("order_id", "=", orderId)
    .where("mail_id", "=", mailId)
    .executeTakeFirst();

export const selectOrderNotes = (db: Db, orderId: OrderId) =>
  db
    .selectFrom("order_notes")
    .innerJoin("users", "users.user_id", "written_by")
    .select(["order_note_id", "note", "written_at", "first_name", "last_name"])
    .where("order_id", "=", orderId)
    .orderBy("order_note_id");

/** The stock movements of an order, oldest first. */
export const selectOrderMovements = (db: Db, orderNo: string) =>
  db
    .selectFrom("stock_movements")
    .innerJoin("product_variants", "product_variants.variant_id", "stock_movements.variant_id")
    .innerJoin("products", "products.product_id", "product_variants.product_id")
    .leftJoin("users", "users.user_id", "moved_by")
    .select(["stock_movement_id", "moved_at", "change", "stock_after", "reason", "size", "products.name"])
    .select(["first_name", "last_name"])
    .where("order_no", "=", orderNo)
    .orderBy("stock_movement_id");

/** What staff changed on an order, from the audit, for its timeline. */
export const selectOrderEdits = (db: Db, orderNo: string) =>
  db
    .selectFrom("audit_rows")
    .leftJoin("users", "users.user_id", "audit_rows.user_id")
    .select([
      "sequence",
      "at",
      "action",
      "before",
      "after",
      "user_email",
      "audit_rows.role",
      "first_name",
      "last_name",
    ])
    .where("subject", "=", "orders")
    .where("subject_id", "=", orderNo)
    .where("action", "not in", shownElsewhere)
    .orderBy("sequence");

/** Returns the note's id. */
export async function insertNote(
  trx: Trx,
  note: { readonly orderId: OrderId; readonly note: string; readonly userId: UserId; readonly now: Date },
): Promise<number> {
  const { order_note_id } = await trx
    .insertInto("order_notes")
    .values({ order_id: note.orderId, note: note.note, written_by: note.userId, written_at: note.now })
    .returning("order_note_id")
    .executeTakeFirstOrThrow();
  return order_note_id;
}

/** Replaces what staff wrote about a person's orders. */
export async function eraseNotes(trx: Trx, userId: UserId): Promise<void> {
  const orderIds = orderIdsOf(trx, userId);
  await trx.updateTable("order_notes").set({ note: ERASED }).where("order_id", "in", orderIds).execute();
}
