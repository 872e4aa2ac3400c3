import type { OrderId, UserId } from "../../contract/ids.ts";
import type { Db } from "../../platform/db/database.ts";
import { shownColour, shownName } from "../../platform/language/translated-columns.ts";
import { isBeforeClaim } from "./before-claim.ts";
import { eInvoiceKind } from "./e-invoice-kind.ts";
import { payAndDelivery } from "./pay-and-delivery.ts";

/** When each order entered each of its statuses, oldest first. */
export const readStatusTimes = (db: Db, orderIds: readonly number[]) =>
  db
    .selectFrom("order_status_changes")
    .select(["order_id", "to_status", "changed_at"])
    .where("order_id", "in", orderIds.length ? orderIds : [0])
    .orderBy("order_status_change_id")
    .execute();
export type StatusTimes = Awaited<ReturnType<typeof readStatusTimes>>;

/** One order of one person. Undefined when the number is unknown or the order is another person's. */
export const findOwnOrder = (db: Db, orderNo: string, userId: UserId) =>
  db
    .selectFrom("orders")
    .select(["order_id", "order_no", "user_id", "status", "is_swag", "grand_total_paise", "shipping_paise"])
    .select(["currency_code", "currency_symbol", "rate_micros", "placed_at", "pay_by"])
    .select([
      "shipped_by",
      "shipment_date",
      "awb_no",
      "coupon_code",
      "billing_office",
      "is_gift",
      "gift_note",
      "slip_printed_at",
    ])
    .select(["billing_company", "billing_vat_number", "billing_reference"])
    .select(payAndDelivery)
    .select(isBeforeClaim.as("is_before_claim"))
    .where("order_no", "=", orderNo)
    .where("user_id", "=", userId)
    .executeTakeFirst();

/** The lines of an order, with the URL that each product has today. */
export const readOwnOrderLines = (db: Db, orderId: OrderId) =>
  db
    .selectFrom("order_lines")
    .innerJoin("products", "products.product_id", "order_lines.product_id")
    .leftJoin("slugs", "slugs.product_id", "order_lines.product_id")
    .select(["order_lines.product_id", "variant_id", "size", "quantity"])
    .select([shownName.as("product_name"), shownColour.as("colour_name")])
    .select(["image_path", "is_swag", "selling_price_paise", "contents", "declined"])
    .select(["total_paise as totalPaise", "discount_paise as discountPaise", "is_swag as isSwag"])
    .select(["slugs.slug", "products.withdrawn_at", "is_swag_item"])
    .where("order_id", "=", orderId)
    .orderBy("order_line_id")
    .execute();
export type OwnOrderLines = Awaited<ReturnType<typeof readOwnOrderLines>>;

/** The parcels of an order, the first one first, each with its pieces. */
export const readParcels = async (db: Db, orderId: OrderId) => {
  const parcels = await db
    .selectFrom("shipments")
    .select(["shipment_id", "number", "state", "outcome", "shipped_by", "awb_no", "shipment_date"])
    .where("order_id", "=", orderId)
    .orderBy("number")
    .execute();
  if (parcels.length === 0) return [];
  const lines = await db
    .selectFrom("shipment_lines")
    .innerJoin("order_lines", "order_lines.order_line_id", "shipment_lines.order_line_id")
    .select(["shipment_id", shownName.as("product_name"), "size", "shipment_lines.quantity"])
    .where("order_id", "=", orderId)
    .orderBy("shipment_lines.order_line_id")
    .execute();
  return parcels.map((parcel) => ({
    ...parcel,
    lines: lines.filter(({ shipment_id }) => shipment_id === parcel.shipment_id),
  }));
};

/** The refunds of an order that were made or are on their way, oldest first. */
export const readRefunds = (db: Db, orderId: OrderId) =>
  db
    .selectFrom("refunds")
    .select(["amount_minor", "currency_code", "state", "payment_id", "asked_at", "settled_at"])
    .where("order_id", "=", orderId)
    .where("state", "in", ["requested", "done"])
    .orderBy("refund_id")
    .execute();

/** The invoices and credit notes of an order, oldest first. */
export const readDocuments = (db: Db, orderId: OrderId) =>
  db
    .selectFrom("invoices")
    .select(["invoice_id", "kind", "invoice_no", "total_paise", "issued_at", eInvoiceKind])
    .where("order_id", "=", orderId)
    .orderBy("invoice_id")
    .execute();
