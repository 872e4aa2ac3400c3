import { sql } from "kysely";
import type { OrderId, RefundId, ReturnId } from "../../contract/ids.ts";
import type { Db } from "../../platform/db/database.ts";
import { shownColour, shownName } from "../../platform/language/translated-columns.ts";
import { firstImage } from "../look/first-image.ts";
import type { MailedPieces } from "./order-mail-blocks.ts";
import type { ParcelToMail } from "./parcel-mails.ts";
import type { RefundToMail } from "./refund-mail.ts";
import type { ReturnToMail } from "./return-mails.ts";
import type { SizeExchangeToMail } from "./size-exchange-mail.ts";

/** A parcel with its pieces. Undefined for a mail that was queued before parcels were rows of their own. */
export async function findParcel(db: Db, shipmentId: number | null): Promise<ParcelToMail | undefined> {
  if (shipmentId === null) return undefined;
  const parcel = await db
    .selectFrom("shipments")
    .select(["shipped_by as shippedBy", "awb_no as awbNo", "sent_at as sentAt"])
    .select(sql<boolean>`replaces_id is not null or return_id is not null`.as("isAgain"))
    .where("shipment_id", "=", shipmentId)
    .executeTakeFirstOrThrow();
  const pieces = await db
    .selectFrom("shipment_lines")
    .innerJoin("order_lines", "order_lines.order_line_id", "shipment_lines.order_line_id")
    .select([shownName.as("productName"), shownColour.as("colourName"), "size", "image_path as imagePath"])
    .select(["shipment_lines.quantity", "order_lines.quantity as ordered"])
    .where("shipment_id", "=", shipmentId)
    .orderBy("shipment_lines.order_line_id")
    .execute();
  return { ...parcel, awbNo: parcel.awbNo ?? "", pieces };
}

/** A return with its pieces. */
export async function readReturnToMail(db: Db, returnId: ReturnId): Promise<ReturnToMail> {
  const { number } = await db
    .selectFrom("returns")
    .select("number")
    .where("return_id", "=", returnId)
    .executeTakeFirstOrThrow();
  const pieces = await db
    .selectFrom("return_lines")
    .innerJoin("order_lines", "order_lines.order_line_id", "return_lines.order_line_id")
    .select([shownName.as("productName"), shownColour.as("colourName"), "size", "return_lines.quantity"])
    .select("image_path as imagePath")
    .where("return_id", "=", returnId)
    .orderBy("return_lines.order_line_id")
    .execute();
  return { number, pieces };
}

/** Pieces that got another size. */
export function readSizeExchange(db: Db, sizeExchangeId: number): Promise<SizeExchangeToMail> {
  return db
    .selectFrom("size_exchanges")
    .select(["product_name as productName", "colour_name as colourName", "quantity"])
    .select(["from_size as from", "to_size as to", firstImage("size_exchanges").as("imagePath")])
    .select(
      sql<boolean>`exchanged_by = (select user_id from orders where orders.order_id = size_exchanges.order_id)`.as(
        "isByBuyer",
      ),
    )
    .where("size_exchange_id", "=", sizeExchangeId)
    .executeTakeFirstOrThrow();
}

export async function readRefund(
  db: Db,
  refundId: RefundId,
): Promise<Omit<RefundToMail, "pieces" | "hasCreditNote">> {
  const refund = await db
    .selectFrom("refunds")
    .select(["order_id as orderId", "amount_paise as amountPaise", "amount_minor as amountMinor"])
    .select(["reference", "payment_id as paymentId", "asked_at as askedAt"])
    .where("refund_id", "=", refundId)
    .executeTakeFirstOrThrow();
  return { ...refund, isByHand: refund.paymentId === null };
}

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
