import { sql } from "kysely";
import type { EnquiryId, OrderId, RefundId, ReturnId, UserId } from "../../contract/ids.ts";
import type { Db } from "../../platform/db/database.ts";
import { germanText, shownColour, shownName } from "../../platform/language/translated-columns.ts";
import { signOrderLink } from "../../platform/order-link/sign-order-link.ts";
import type { AlertToMail } from "../back-in-stock/alert-mails.ts";
import type { EnquiryToMail } from "../enquiry/enquiry-mails.ts";
import { firstImage } from "../look/first-image.ts";
import type { ParcelToMail } from "../order/order-status-mails.ts";
import type { OrderToMail } from "../order/order-to-mail.ts";
import type { RefundToMail } from "../order/refund-mail.ts";
import type { ReturnToMail } from "../order/return-mails.ts";
import type { SizeExchangeToMail } from "../order/size-exchange-mail.ts";

/**
 * The name to greet a person by. Empty while their e-mail address is not proved: the mail may go to somebody else, and the
 * name may be a message to them.
 */
export async function readFirstName(db: Db, userId: UserId): Promise<string> {
  const { first_name, email_proved_at } = await db
    .selectFrom("users")
    .select(["first_name", "email_proved_at"])
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return email_proved_at === null ? "" : first_name;
}

export async function readEnquiry(db: Db, enquiryId: EnquiryId): Promise<EnquiryToMail> {
  return db
    .selectFrom("enquiries")
    .select(["kind", "name", "email", "description", "budget", "qty"])
    .select(["product_idea as productIdea", "received_at as receivedAt"])
    .where("enquiry_id", "=", enquiryId)
    .executeTakeFirstOrThrow();
}

export async function readReply(db: Db, enquiryReplyId: number): Promise<string> {
  const { body } = await db
    .selectFrom("enquiry_replies")
    .select("body")
    .where("enquiry_reply_id", "=", enquiryReplyId)
    .executeTakeFirstOrThrow();
  return body;
}

export async function readOrder(db: Db, orderId: OrderId): Promise<OrderToMail> {
  const { isProved, linkVersion, secret, ...order } = await db
    .selectFrom("orders")
    .innerJoin("users", "users.user_id", "orders.user_id")
    .innerJoin("order_link_key", (join) => join.onTrue())
    .select(["link_version as linkVersion", "secret"])
    .select(sql<boolean>`made_by is not null`.as("isMadeByStaff"))
    .select((eb) =>
      eb
        .selectFrom("orders as first")
        .select("first.order_no")
        .whereRef("first.order_id", "=", "orders.replaces_order_id")
        .as("replacesNo"),
    )
    .select(sql<boolean>`status in ('Order Requested', 'Payment Link Sent')`.as("isUnpaid"))
    .select(
      sql<boolean>`status in ('Order Requested', 'Payment Link Sent', 'Order Confirmed')`.as("isToSend"),
    )
    .select(sql<boolean>`refunded_paise > 0 and refunded_paise >= paid_paise`.as("isRefunded"))
    .select(
      sql<boolean>`paid_paise > 0 or exists (select from payments where payments.order_id = orders.order_id)`.as(
        "wasAsked",
      ),
    )
    .select((eb) =>
      eb
        .selectFrom("order_addresses")
        .select("country")
        .whereRef("order_addresses.order_id", "=", "orders.order_id")
        .where("is_billing", "=", false)
        .limit(1)
        .as("deliveryCountry"),
    )
    .select(sql<boolean>`email_proved_at is not null`.as("isProved"))
    .select("pay_by as payBy")
    .select(["order_no as orderNo", "first_name as firstName", "is_swag as isSwag"])
    .select(["sub_total_paise as subTotalPaise", "orders.discount_paise as discountPaise"])
    .select(["shipping_paise as shippingPaise", "grand_total_paise as grandTotalPaise"])
    .select([
      "currency_code as currencyCode",
      "currency_symbol as currencySymbol",
      "rate_micros as rateMicros",
    ])
    .select(["coupon_code as couponCode", "billing_office as billingOffice"])
    .where("order_id", "=", orderId)
    .executeTakeFirstOrThrow();
  const lines = await listOrderLines(db, orderId);
  const link = signOrderLink(secret, { orderNo: order.orderNo, version: linkVersion });
  // Before the e-mail address is proved, nothing that was typed is mailed to it: it may be somebody else's.
  return isProved
    ? { ...order, link, lines, addresses: await listOrderAddresses(db, orderId) }
    : { ...order, link, firstName: "", lines, addresses: [] };
}

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
    .where("size_exchange_id", "=", sizeExchangeId)
    .executeTakeFirstOrThrow();
}

export async function readRefund(db: Db, refundId: RefundId): Promise<Omit<RefundToMail, "pieces">> {
  const refund = await db
    .selectFrom("refunds")
    .select(["order_id as orderId", "amount_paise as amountPaise", "amount_minor as amountMinor"])
    .select(["reference", "payment_id as paymentId"])
    .where("refund_id", "=", refundId)
    .executeTakeFirstOrThrow();
  return { ...refund, isByHand: refund.paymentId === null };
}

/** The URL where the customer can pay now. Undefined when there is none. */
export async function findOpenPaymentLink(db: Db, orderId: OrderId): Promise<string | undefined> {
  const open = await db
    .selectFrom("payments")
    .select("link_url")
    .where("order_id", "=", orderId)
    .where("paid_at", "is", null)
    .where("withdrawn_at", "is", null)
    .where("undone_at", "is", null)
    .executeTakeFirst();
  return open?.link_url ?? undefined;
}

const inLanguageOfAlert = (column: string, table: string, text: string) =>
  sql<string>`case a.language when 'de' then coalesce(${germanText(table, text)}, ${sql.ref(column)}) else ${sql.ref(column)} end`;

/** A back-in-stock alert with what its mails show. Undefined when it was withdrawn. */
export function findAlert(db: Db, alertId: number): Promise<AlertToMail | undefined> {
  return db
    .selectFrom("back_in_stock_alerts as a")
    .innerJoin("product_variants as v", "v.variant_id", "a.variant_id")
    .innerJoin("products as p", "p.product_id", "v.product_id")
    .leftJoin("slugs", "slugs.product_id", "p.product_id")
    .select([inLanguageOfAlert("p.name", "p", "name").as("productName"), "a.size", "slugs.slug", "a.token"])
    .select(inLanguageOfAlert("v.colour_name", "v", "colourName").as("colourName"))
    .select("a.variant_id as variantId")
    .select([sql<boolean>`a.confirmed_at is not null`.as("isConfirmed"), firstImage("a").as("imagePath")])
    .where("alert_id", "=", alertId)
    .executeTakeFirst();
}

const listOrderLines = (db: Db, orderId: OrderId) =>
  db
    .selectFrom("order_lines")
    .select([shownName.as("productName"), shownColour.as("colourName"), "size", "quantity"])
    .select(["image_path as imagePath"])
    .select(["total_paise as totalPaise", "discount_paise as discountPaise", "is_swag as isSwag"])
    .where("order_id", "=", orderId)
    .orderBy("order_line_id")
    .execute();

const listOrderAddresses = (db: Db, orderId: OrderId) =>
  db
    .selectFrom("order_addresses")
    .select([
      "is_billing as isBilling",
      "recipient_name as recipientName",
      "recipient_phone as recipientPhone",
    ])
    .select(["address", "recipient_city as recipientCity", "region", "postal_code as postalCode", "country"])
    .where("order_id", "=", orderId)
    .orderBy("is_billing")
    .execute();
