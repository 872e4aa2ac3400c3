import { sql } from "kysely";
import type { OrderId, RefundId } from "../../contract/ids.ts";
import type { Db } from "../../platform/db/database.ts";
import { shownColour, shownName } from "../../platform/language/translated-columns.ts";
import type { MailedPieces } from "./order-mail-blocks.ts";

/** The pieces that a refund pays back; none for an amount alone. */
export const listRefundedPieces = (db: Db, refundId: RefundId): Promise<MailedPieces> =>
  db
    .selectFrom("refund_lines")
    .innerJoin("order_lines", "order_lines.order_line_id", "refund_lines.order_line_id")
    .select([shownName.as("productName"), shownColour.as("colourName"), "size", "image_path as imagePath"])
    .select("refund_lines.quantity")
    .where("refund_id", "=", refundId)
    .orderBy("refund_lines.order_line_id")
    .execute();

/** The pieces of an order that are in no parcel. */
export async function listUnsentPieces(db: Db, orderId: OrderId): Promise<MailedPieces> {
  const lines = await db
    .selectFrom("order_lines")
    .select([shownName.as("productName"), shownColour.as("colourName"), "size", "image_path as imagePath"])
    .select(
      sql<number>`quantity - (select coalesce(sum(l.quantity), 0)::int from shipment_lines l join shipments s using (shipment_id)
        where l.order_line_id = order_lines.order_line_id and s.replaces_id is null and s.return_id is null)`.as(
        "quantity",
      ),
    )
    .where("order_id", "=", orderId)
    .orderBy("order_line_id")
    .execute();
  return lines.filter(({ quantity }) => quantity > 0);
}
