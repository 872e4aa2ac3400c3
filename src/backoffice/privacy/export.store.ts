import { sql } from "kysely";
import type { UserId } from "../../contract/ids.ts";
import type { Trx } from "../../platform/db/database.ts";

/** The account, without the password's hash. */
export const exportAccount = (trx: Trx, userId: UserId) =>
  trx
    .selectFrom("users")
    .select([
      "email",
      "email_folded",
      "updates_email",
      "first_name",
      "last_name",
      "contact_no",
      "chosen_language",
      "is_individual",
      "is_org",
      "role",
      "billing_company",
      "billing_vat_number",
      "billing_reference",
    ])
    .select(["email_proved_at", "blocked_at", "created_at", "had_kit"])
    .select(sql<boolean>`password_hash is not null`.as("has_password"))
    .select(
      sql<boolean>`exists (select 1 from second_factors f where f.user_id = users.user_id and f.confirmed_at is not null)`.as(
        "has_authenticator_app",
      ),
    )
    .where("user_id", "=", userId)
    .where("erased_at", "is", null)
    .executeTakeFirst();

export const exportLogins = (trx: Trx, userId: UserId) =>
  trx
    .selectFrom("sessions")
    .select(["created_at", "renewed_at", "expires_at", "device"])
    .where("user_id", "=", userId)
    .execute();

export const exportPasskeys = (trx: Trx, userId: UserId) =>
  trx
    .selectFrom("passkeys")
    .select(["name", "created_at", "last_used_at"])
    .where("user_id", "=", userId)
    .orderBy("passkey_id")
    .execute();

/** Which login of the company's provider the account belongs to. */
export const exportCompanyLogins = (trx: Trx, userId: UserId) =>
  trx
    .selectFrom("company_identities")
    .select(["issuer", "subject", "linked_at"])
    .where("user_id", "=", userId)
    .orderBy("linked_at")
    .execute();

export const exportOneTimeCodes = (trx: Trx, userId: UserId) =>
  trx
    .selectFrom("one_time_codes")
    .select(["asked_at", "expires_at", "tries_left", "spent_at"])
    .where("user_id", "=", userId)
    .execute();

export const exportSavedAddresses = (trx: Trx, userId: UserId) =>
  trx
    .selectFrom("saved_addresses")
    .select([
      "recipient_name",
      "recipient_phone",
      "address",
      "region",
      "recipient_city",
      "postal_code",
      "country",
    ])
    .select("used_at")
    .where("user_id", "=", userId)
    .execute();

export const exportAlerts = (trx: Trx, email: string) =>
  trx
    .selectFrom("back_in_stock_alerts")
    .innerJoin("product_variants", "product_variants.variant_id", "back_in_stock_alerts.variant_id")
    .innerJoin("products", "products.product_id", "product_variants.product_id")
    .select(["name", "colour_name", "size", "asked_at", "confirmed_at", "mailed_at"])
    .where("email_folded", "=", email)
    .execute();

export const exportPlannedLeaving = (trx: Trx, email: string) =>
  trx
    .selectFrom("planned_leavers")
    .select(["last_day", "listed_at"])
    .where("email_folded", "=", email)
    .execute();

export const exportCart = (trx: Trx, userId: UserId) =>
  trx
    .selectFrom("carts")
    .innerJoin("cart_lines", "cart_lines.cart_key", "carts.cart_key")
    .innerJoin("products", "products.product_id", "cart_lines.product_id")
    .select(["name", "size", "quantity", "added_at", "touched_at"])
    .where("user_id", "=", userId)
    .execute();

/**
 * Complete orders: lines, addresses, status changes, staff notes, payments, refunds, returns and redemptions.
 */
export const exportOrders = (trx: Trx, userId: UserId) =>
  trx
    .selectFrom("orders")
    .select([
      "order_no",
      "status",
      "is_swag",
      "placed_at",
      "sub_total_paise",
      "discount_paise",
      "shipping_paise",
    ])
    .select([
      "grand_total_paise",
      "weight_grams",
      "currency_code",
      "rate_micros",
      "coupon_code",
      "billing_office",
    ])
    .select(["shipped_by", "shipment_date", "awb_no", "is_gift", "gift_note"])
    .select([
      orderRows("order_lines", "'image_path', 'order_id'", "order_line_id").as("lines"),
      orderRows("order_addresses", "'order_id'", "is_billing").as("addresses"),
      orderRows("order_status_changes", "'order_id', 'changed_by'", "order_status_change_id").as("steps"),
      orderRows("order_notes", "'order_id', 'written_by'", "order_note_id").as("notes"),
      orderRows("payments", "'order_id', 'asked_by'", "payment_id").as("payments"),
      orderRows(
        "refunds",
        "'order_id', 'asked_by', 'payment_id', 'refund_key', 'tries', 'last_error'",
        "refund_id",
      ).as("refunds"),
      orderRows(
        "returns",
        "'order_id', 'asked_by', 'received_by', 'called_off_by', 'refund_id', 'version'",
        "return_id",
      ).as("returns"),
      sql<
        unknown[]
      >`(select coalesce(json_agg(to_jsonb(e) - array['office_id', 'replacement_id'] || jsonb_build_object('pieces',
          (select json_agg(to_jsonb(p) - array['return_id', 'order_line_id'] order by p.order_line_id) from exchange_pieces p
            where p.return_id = e.return_id)) order by e.return_id), '[]')
        from exchanges e join returns r using (return_id) where r.order_id = orders.order_id)`.as(
        "exchanges",
      ),
      orderRows(
        "shipments",
        "'order_id', 'sent_by', 'ended_by', 'settled_by', 'replaces_id', 'return_id', 'refund_id', 'version'",
        "shipment_id",
      ).as("parcels"),
      orderRows("redemptions", "'order_id', 'user_id'", "redemption_id").as("redemptions"),
      orderRows("kit_redemptions", "'order_id', 'user_id'", "redeemed_at").as("kits"),
    ])
    .where("user_id", "=", userId)
    .orderBy("order_id")
    .execute();

/** The invoices of the orders: number, date, amounts with tax, and what is printed about the person. */
export const exportInvoices = (trx: Trx, userId: UserId) =>
  trx
    .selectFrom("invoices")
    .innerJoin("orders", "orders.order_id", "invoices.order_id")
    .select(["invoice_no", "order_no", "issued_at", "total_paise"])
    .select([
      sql<unknown>`content -> 'sums'`.as("amounts"),
      sql<unknown>`content -> 'lines'`.as("lines"),
      sql<string>`content ->> 'placeOfSupply'`.as("place_of_supply"),
      sql<unknown>`content -> 'billTo'`.as("bill_to"),
      sql<unknown>`content -> 'shipTo'`.as("ship_to"),
    ])
    .where("orders.user_id", "=", userId)
    .orderBy("invoice_id")
    .execute();

/** The rows of a table that belong to an order, without staff names and internal columns. */
const orderRows = (table: string, without: string, order: string) =>
  sql<
    unknown[]
  >`(select coalesce(json_agg(to_jsonb(t) - array[${sql.raw(without)}] order by t.${sql.ref(order)}), '[]')
    from ${sql.table(table)} t where t.order_id = orders.order_id)`;

export const exportCoupons = (trx: Trx, email: string) =>
  trx
    .selectFrom("coupons")
    .select([
      "code",
      "kind",
      "basis_points",
      "amount_paise",
      "starts_at",
      "ends_at",
      "switched_off_at",
      "created_at",
    ])
    .where("bound_email", "=", email)
    .execute();

/** Enquiries that name the e-mail address, whoever wrote them. */
export const exportEnquiries = (trx: Trx, email: string) =>
  trx
    .selectFrom("enquiries")
    .select(["kind", "name", "email", "description", "product_idea", "budget", "qty", "received_at", "state"])
    .select(
      sql<unknown[]>`(select coalesce(json_agg(json_build_object('written_at', r.written_at, 'body', r.body)
        order by r.enquiry_reply_id), '[]') from enquiry_replies r where r.enquiry_id = enquiries.enquiry_id)`.as(
        "replies",
      ),
    )
    .where(sql<boolean>`lower(email) = ${email}`)
    .orderBy("enquiry_id")
    .execute();

export const exportMails = (trx: Trx, userId: UserId, email: string) =>
  trx
    .selectFrom("mails")
    .select(["kind", "recipient", "state", "subject", "text_body", "queued_at", "settled_at"])
    .where((eb) => eb.or([eb("user_id", "=", userId), sql<boolean>`lower(recipient) = ${email}`]))
    .orderBy("mail_id")
    .execute();

/** What staff did with the account. */
export const exportAccountChanges = (trx: Trx, userId: UserId) =>
  trx
    .selectFrom("audit_rows")
    .select(["at", "action", "role as by_role", "before", "after"])
    .where("subject", "=", "people")
    .where("subject_id", "=", String(userId))
    .orderBy("sequence")
    .execute();

/** What the person did as staff. */
export const exportStaffActions = (trx: Trx, userId: UserId) =>
  trx
    .selectFrom("audit_rows")
    .select(["at", "action", "subject", "subject_id", "from_address"])
    .where("user_id", "=", userId)
    .orderBy("sequence")
    .execute();
