import { sql } from "kysely";
import type { OrderId } from "../../contract/ids.ts";
import { isBeforeClaim } from "../../orders/order/before-claim.ts";
import type { Db } from "../../platform/db/database.ts";
import { noteEnglish } from "../../platform/language/in-language.ts";
import {
  shownColour,
  shownName,
  textInLanguage,
  withoutTranslation,
  withoutTranslationOfLine,
} from "../../platform/language/translated-columns.ts";
import { signOrderLink } from "../../platform/order-link/sign-order-link.ts";
import type { SizedName } from "../look/part-sizes.ts";
import type { OrderToMail } from "./order-to-mail.ts";

export async function readOrder(db: Db, orderId: OrderId): Promise<OrderToMail> {
  const { isProved, linkVersion, secret, ...order } = await db
    .selectFrom("orders")
    .innerJoin("users", "users.user_id", "orders.user_id")
    .innerJoin("order_link_key", (join) => join.onTrue())
    .select(["link_version as linkVersion", "secret"])
    .select(sql<boolean>`made_by is not null or replaces_order_id is not null`.as("isMadeByStaff"))
    .select((eb) =>
      eb
        .selectFrom("orders as first")
        .select("first.order_no")
        .whereRef("first.order_id", "=", "orders.replaces_order_id")
        .as("replacesNo"),
    )
    .select(
      sql<boolean>`exists (select from exchanges where replacement_id = orders.order_id)`.as("isOtherSize"),
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
    .select(sql<boolean>`email_proved_at is not null and not ${isBeforeClaim}`.as("isProved"))
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
  const substitutes = order.isSwag ? await listSubstitutes(db, orderId) : [];
  const partSizes = order.isSwag ? await listPartSizes(db, orderId) : [];
  const link = signOrderLink(secret, { orderNo: order.orderNo, version: linkVersion });
  // Before the e-mail address is proved, nothing that was typed is mailed to it: it may be somebody else's.
  return isProved
    ? { ...order, link, lines, substitutes, partSizes, addresses: await listOrderAddresses(db, orderId) }
    : { ...order, link, firstName: "", lines, substitutes, partSizes, addresses: [] };
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

/** The line items. Takes note of names and of the unwanted parts of a kit that are in the store's own words. */
async function listOrderLines(db: Db, orderId: OrderId) {
  const rows = await db
    .selectFrom("order_lines")
    .select(withoutTranslationOfLine.as("untranslated"))
    .select([shownName.as("productName"), shownColour.as("colourName"), "size", "quantity"])
    .select(["image_path as imagePath", "declined"])
    .select(["total_paise as totalPaise", "discount_paise as discountPaise", "is_swag as isSwag"])
    .where("order_id", "=", orderId)
    .orderBy("order_line_id")
    .execute();
  return rows.map(({ untranslated, ...line }) => {
    for (const text of [...untranslated, line.declined]) noteEnglish(text);
    return line;
  });
}

/** The name of a part of a kit, in the language of its order. */
const partName = { table: "products", text: "name", own: "order_line_parts.product_name" };
const languageOfOrder = sql.ref<string>("orders.language");

const partsOf = (db: Db, orderId: OrderId) =>
  db
    .selectFrom("order_line_parts")
    .innerJoin("order_lines", "order_lines.order_line_id", "order_line_parts.order_line_id")
    .innerJoin("orders", "orders.order_id", "order_lines.order_id")
    .innerJoin("product_variants", "product_variants.variant_id", "order_line_parts.variant_id")
    .innerJoin("products", "products.product_id", "product_variants.product_id")
    .select(withoutTranslation([partName], languageOfOrder).as("untranslated"))
    .select(textInLanguage(partName, languageOfOrder).as("name"))
    .where("orders.order_id", "=", orderId)
    .orderBy("order_line_parts.position");

/** What a kit has instead of a part that was out when it was ordered. */
async function listSubstitutes(db: Db, orderId: OrderId): Promise<OrderToMail["substitutes"]> {
  const rows = await partsOf(db, orderId)
    .select(["order_line_parts.colour_name as colour", "substituted_for as part"])
    .where("substituted_for", "<>", "")
    .execute();
  return rows.map(({ name, colour, part, untranslated }) => {
    for (const text of [...untranslated, colour, part]) noteEnglish(text);
    return { part, product: colour ? `${name} (${colour})` : name };
  });
}

/** The parts of a kit whose size was picked for them alone. */
async function listPartSizes(db: Db, orderId: OrderId): Promise<SizedName[]> {
  const rows = await partsOf(db, orderId)
    .select("order_line_parts.size")
    .where("has_own_size", "=", true)
    .execute();
  return rows.map(({ name, size, untranslated }) => {
    for (const text of untranslated) noteEnglish(text);
    return { part: name, size };
  });
}

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
