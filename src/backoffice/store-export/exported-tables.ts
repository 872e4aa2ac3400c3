import type { Tables } from "../../platform/db/tables.ts";

/** A table as a file of the archive. */
export interface ExportedTable {
  readonly file: string;
  readonly table: keyof Tables;
  /** Those that are in the archive: a new column is in it only when it is added here. */
  readonly columns: readonly string[];
  /** The columns that order the rows: a key. */
  readonly order: readonly string[];
  /** SQL: which rows. */
  readonly where: string;
}

/** `key` and `columns` are names with blanks between them. */
function table(
  name: keyof Tables,
  key: string,
  columns: string,
  { file = name.replaceAll("_", "-"), where = "true" } = {},
): ExportedTable {
  const order = key.split(" ");
  return {
    file: `${file}.csv`,
    table: name,
    columns: [...order, ...columns.split(/\s+/).filter(Boolean)],
    order,
    where,
  };
}

/** Passwords, codes, tokens, keys and their hashes are in none of these, nor the client IPs of the audit. */
export const exportedTables: readonly ExportedTable[] = [
  table(
    "categories",
    "category_id",
    `name page_heading description_html page_title meta_description meta_keywords position
     search_term translations`,
  ),
  table("slugs", "slug", "category_id product_id static_page_id"),
  table("variant_images", "variant_id position", "image_id alt", { file: "product-images" }),
  table("product_recommendations", "product_id position", "recommended_product_id"),
  table("stock_items", "variant_id size", "stock product_id", { file: "stock" }),
  table(
    "stock_movements",
    "stock_movement_id",
    "variant_id size change stock_after reason order_no note moved_by moved_at",
  ),
  table(
    "scheduled_changes",
    "scheduled_change_id",
    `product_id kind variant_id web_price_paise selling_price_paise starts_at ends_at state
     web_price_before_paise selling_price_before_paise scheduled_by scheduled_at`,
  ),
  table("kits", "kit_product_id", "takes_stock box_weight_grams"),
  table(
    "kit_contents",
    "kit_product_id position",
    "variant_id size quantity substitute_variant_id can_be_declined",
  ),
  table(
    "orders",
    "order_id",
    `order_no user_id status is_swag sub_total_paise discount_paise shipping_paise
     grand_total_paise weight_grams currency_code rate_micros coupon_code billing_office_id
     billing_office billing_gstin billing_company billing_vat_number billing_reference placed_at shipped_by shipment_date awb_no ship_country
     recipient_name paid_paise refunded_paise refunding_paise refund_failed_paise
     disputed_paise charged_back_paise made_by free_reason replaces_order_id is_gift
     gift_note language`,
  ),
  table(
    "order_lines",
    "order_line_id",
    `order_id product_id variant_id size product_name colour_name quantity web_price_paise
     selling_price_paise price_reason total_paise discount_paise package_weight_grams is_swag contents declined
     replaces_line_id translated_name translated_colour`,
  ),
  table(
    "order_line_parts",
    "order_line_id position",
    `variant_id size quantity product_name colour_name has_picked_size has_own_size taken_from
     substituted_for`,
  ),
  table(
    "order_addresses",
    "order_id is_billing",
    "recipient_name recipient_phone address region recipient_city postal_code country",
  ),
  table(
    "order_status_changes",
    "order_status_change_id",
    "order_id from_status to_status changed_at changed_by actor",
  ),
  table("order_notes", "order_note_id", "order_id note written_at written_by"),
  table(
    "order_ledger",
    "ledger_entry_id",
    `order_id kind amount_paise currency_code amount_minor method reference problem
     payment_id refund_id at recorded_by`,
  ),
  table(
    "payments",
    "payment_id",
    `order_id provider provider_ref amount_paise currency_code amount_minor asked_at asked_by
     paid_at paid_ref method reference paid_by withdrawn_at undone_at undone_by`,
  ),
  table(
    "refunds",
    "refund_id",
    `order_id payment_id state amount_paise shipping_paise free_paise currency_code
     amount_minor reason reference asked_at asked_by settled_at`,
  ),
  table("statement_transfers", "transfer_digest", "order_id confirmed_at confirmed_by"),
  table("refund_lines", "refund_id order_line_id", "quantity amount_paise"),
  table(
    "disputes",
    "dispute_id",
    `order_id payment_id provider provider_ref state amount_paise currency_code amount_minor
     reason opened_at changed_at`,
  ),
  table(
    "shipments",
    "shipment_id",
    `order_id number state shipped_by awb_no shipment_date sent_at sent_by ended_at ended_by
     replaces_id return_id outcome settled_at settled_by refund_id`,
  ),
  table("shipment_lines", "shipment_id order_line_id", "quantity back_to_stock written_off"),
  table(
    "returns",
    "return_id",
    `order_id number state reason asked_at asked_by received_at received_by refund_id
     called_off_at called_off_by is_exchange`,
  ),
  table("return_lines", "return_id order_line_id", "quantity back_to_stock written_off"),
  table(
    "exchanges",
    "return_id",
    "way office_id sends_at_once back_by reminded_at ended decline_reason replacement_id",
  ),
  table(
    "exchange_pieces",
    "return_id order_line_id variant_id from_size",
    "to_size quantity product_name back_to_stock written_off",
  ),
  table(
    "size_exchanges",
    "size_exchange_id",
    `order_id variant_id product_name colour_name from_size to_size quantity exchanged_at
     exchanged_by`,
  ),
  table(
    "invoices",
    "invoice_id",
    `kind invoice_no financial_year number order_id total_paise shipping_paise issued_at
     issued_by shipment_id corrects_id content`,
    { file: "invoices-and-credit-notes" },
  ),
  table("invoice_lines", "invoice_id order_line_id", "quantity amount_paise"),
  table(
    "closed_months",
    "closed_month_id",
    `month starts_at ends_at time_zone base_currency figures reason closed_at closed_by reopened_at reopened_by
     reopen_reason`,
  ),
  table(
    "closed_month_lines",
    "closed_month_id file position",
    "order_id ledger_entry_id invoice_id amount_paise content",
  ),
  table(
    "number_gaps",
    "number_gap_id",
    "kind financial_year from_number to_number reason skipped_at skipped_by",
    { file: "invoice-number-gaps" },
  ),
  table(
    "users",
    "user_id",
    `email first_name last_name contact_no chosen_language updates_email is_individual is_org role email_proved_at
     claimed_at begun_unanswered blocked_at created_at erased_at had_kit had_kits_of
     billing_company billing_vat_number billing_reference`,
    { file: "people" },
  ),
  table(
    "members",
    "member_id",
    `source hr_id first_name last_name office_id country_code cost_center manager_member_id employment_kind user_id
     created_at changed_at`,
  ),
  table("member_emails", "member_email_id", "member_id email kind proved_at"),
  table("member_employments", "member_id start_on", "end_on"),
  table("member_sizes", "member_id category_id", "size"),
  table("declined_members", "member_id user_id", "declined_at"),
  table(
    "occasions",
    "occasion_id",
    `kind name kit_product_id audience country_codes employment_kinds started_from started_to redeemed_once opens_on
     closes_on dispatch_from cost_center box_colour_hex claims budget_paise payroll_value_paise started_at archived_at created_at changed_at`,
  ),
  table("occasion_offices", "occasion_id office_id", ""),
  table("occasion_texts", "occasion_id language", "heading words card_note box_label"),
  table("occasion_images", "occasion_id position", "image_id alt translations"),
  table("occasion_members", "occasion_id member_id", "added_at"),
  table("occasion_givers", "occasion_id user_id", ""),
  table(
    "claim_links",
    "claim_link_id",
    "occasion_id member_id email asked_at expires_at opened_at withdrawn_at used_at order_id sent_by",
  ),
  table("thanks_notes", "order_id", "giver_id note written_at"),
  table(
    "waiting_claims",
    "claim_link_id",
    `place_no variant_id size part_sizes delivery substitutes declined language asked_at waits_for_variant_id waits_for_size pieces waits_since
     told_on made_at order_id is_collected collected_until`,
  ),
  table("claim_reminders", "claim_link_id reminded_at", "is_automatic"),
  table("announced_deliveries", "variant_id size", "expected_on pieces announced_at"),
  table("planned_leavers", "planned_leaver_id", "email_folded last_day listed_by listed_at"),
  table(
    "saved_addresses",
    "user_id used_at",
    "recipient_name recipient_phone address region recipient_city postal_code country",
  ),
  table(
    "enquiries",
    "enquiry_id",
    "kind name email description product_idea budget qty received_at state owner_id",
  ),
  table("enquiry_replies", "enquiry_reply_id", "enquiry_id body written_at written_by"),
  table(
    "quotes",
    "quote_id",
    `quote_no enquiry_id state name company email language country lines shipping_paise terms valid_until total_paise
     sent_version lost_reason lost_note made_by made_at changed_at settled_at order_id`,
  ),
  table(
    "quote_versions",
    "quote_id version_no",
    `lines country shipping_paise terms valid_until total_paise tax_paise sent_at sent_by reminded_at asked_change asked_at`,
  ),
  table(
    "back_in_stock_alerts",
    "alert_id",
    "variant_id size user_id email language asked_at confirmed_at mailed_at",
  ),
  table(
    "coupons",
    "coupon_id",
    `code kind occasion_id basis_points amount_paise once_per bound_email starts_at ends_at max_uses
     coupon_batch_id switched_off_at note created_at`,
  ),
  table("coupon_batches", "coupon_batch_id", "name made_at made_by"),
  table("redemptions", "redemption_id", "coupon_id once_per user_id order_id redeemed_at released_at"),
  table(
    "kit_redemptions",
    "order_id",
    "user_id member_id occasion_id employment_start_on decided_by redeemed_at released_at is_found_double",
  ),
  table(
    "service_locations",
    "service_location_id",
    "name delivery_charge_paise is_rest_of_world position withdrawn_at",
    { file: "countries" },
  ),
  table("shipping_bands", "service_location_id weight_from_grams", "weight_to_grams charge_paise"),
  table("currency_rates", "currency_code", "rate_micros currency_symbol currency_name position"),
  table("search_synonyms", "search_synonym_id", "language words finds"),
  table("office_locations", "office_location_id", "name address gstin position withdrawn_at time_zone", {
    file: "offices",
  }),
  table("store_settings", "name", "value changed_at changed_by", {
    file: "settings",
    where: "name not in ('mailServer', 'integrations')",
  }),
  table("contents", "kind", "position draft drafted_at drafted_by", { file: "content-drafts" }),
  table("published_contents", "published_content_id", "kind content published_at published_by", {
    file: "content-published",
  }),
  table("static_pages", "static_page_id", "name heading html in_footer in_menu is_live", { file: "pages" }),
  table("page_texts", "page", "html"),
  table(
    "home_page",
    "only_row",
    "page_title meta_description meta_keywords page_heading category_description",
  ),
  table("home_sections", "home_section_id", "display_heading position"),
  table("home_section_products", "home_section_id position", "product_id"),
  table("home_tiles", "home_tile_id", "image_id alt display_text caption link_url link_text position"),
  table(
    "slides",
    "slide_id",
    "type image_id alt title caption link_url link_text position visible_from visible_to",
  ),
  table("menu_items", "menu_item_id", "parent_id name link position"),
  table("mail_texts", "kind language", "subject greeting body changed_at"),
  table(
    "audit_rows",
    "sequence",
    "at user_id user_email role action subject subject_id before after erased_by",
    { file: "audit" },
  ),
];
