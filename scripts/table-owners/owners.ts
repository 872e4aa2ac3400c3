/**
 * The subject that owns each table: only its files write it. Others call the owner's verbs with their `trx`. Reading is free.
 * What functions and triggers of the database write, beside that, is in the migrations.
 */
export const tablesOf: Readonly<Record<string, readonly string[]>> = {
  "backoffice/books": ["books_checks"],
  "backoffice/leavers": ["planned_leavers"],
  "backoffice/month": ["closed_month_lines", "closed_months"],
  "backoffice/order-admin": ["order_notes"],
  "backoffice/store-export": ["store_export_links"],

  "notifications/mail-texts": ["mail_texts"],

  "orders/claim": ["claim_links", "claim_reminders", "thanks_notes", "waiting_claims"],
  "orders/exchange": ["exchange_pieces", "exchanges"],
  "orders/fulfilment": ["size_exchanges"],
  "orders/invoice": ["invoice_lines", "invoice_years", "invoices", "number_gaps"],
  "orders/ledger": ["order_ledger"],
  "orders/order": [
    ...["order_addresses", "order_line_parts", "order_line_skus", "order_lines"],
    ...["order_link_key", "order_status_changes"],
    ...["order_status_transitions", "order_statuses", "orders"],
  ],
  "orders/payment": ["disputes", "payment_events", "payments"],
  "orders/refund": ["refund_lines", "refunds"],
  "orders/return": ["return_lines", "returns"],
  "orders/statement": ["statement_transfers"],
  "orders/quote": ["quote_links", "quote_versions", "quotes"],
  "orders/shipment": ["courier_events", "shipment_lines", "shipments"],

  "buying/cart": ["cart_lines", "carts"],
  "buying/coupon": ["coupon_batches", "coupons", "redemptions"],
  "buying/kit": ["kit_contents", "kit_redemptions", "kits"],
  "buying/occasion": [
    "occasion_givers",
    "occasion_members",
    "occasion_offices",
    "occasion_images",
    "occasion_texts",
    "occasions",
  ],
  "buying/saved-address": ["saved_addresses"],

  "people/account": ["configured_administrators", "set_up_tokens", "users"],
  "people/company-login": ["company_finished_logins", "company_identities", "company_logout_tokens"],
  "people/enquiry": ["enquiries", "enquiry_replies"],
  "people/member": ["declined_members", "member_emails", "member_employments", "member_sizes", "members"],
  "people/office": ["office_locations"],
  "people/invitation": ["staff_invitations"],
  "people/erased-kit": ["erased_kits", "erasure_key"],
  "people/second-factor": ["passkey_challenges", "passkeys", "recovery_codes", "second_factors"],

  "importing/import-archive": ["import_archive_files", "import_archive_parts", "import_archives"],
  "importing/import-image": ["import_images"],
  "importing/product-import": [
    ...["import_mappings", "product_import_items", "product_import_parts", "product_imports"],
  ],

  "catalogue/back-in-stock": ["back_in_stock_alerts"],
  "catalogue/category": ["categories"],
  "catalogue/content": [
    ...["content_previews", "contents", "home_page", "home_section_products", "home_sections", "home_tiles"],
    ...["menu_items", "page_texts", "published_contents", "slides", "static_pages"],
  ],
  "catalogue/currency-rate": ["currency_rate_changes", "currency_rates", "offered_rates", "rate_fetch"],
  "catalogue/image": ["images"],
  "catalogue/stock": [
    ...[
      "announced_deliveries",
      "exchange_holds",
      "held_pieces",
      "stock_hold_pieces",
      "stock_holds",
      "stock_items",
      "stock_movements",
      "stock_reasons",
    ],
  ],
  "catalogue/product": [
    ...["product_recommendations", "product_variants", "products", "variant_images", "variant_sizes"],
  ],
  "catalogue/scheduled-change": ["scheduled_changes"],
  "catalogue/search-synonym": ["search_synonyms"],
  "catalogue/shipping": ["service_locations", "shipping_bands"],
  "catalogue/sku-code": ["sku_codes"],
  "catalogue/slug": ["slugs"],

  "platform/attempt-limit": ["attempt_counts", "known_clients"],
  "platform/audit": ["audit_head", "audit_rows"],
  "platform/mail": ["mail_kinds", "mails"],
  "platform/one-time-code": ["one_time_codes"],
  "platform/session": ["sessions"],
  "platform/settings": ["store_settings"],
};

/** Files that write tables of others, each with the reason. */
export const exceptions: Readonly<Record<string, string>> = {
  "src/app/backup/load-backup.ts": "Restores every row of every table.",
  "src/app/demo/remove-demo.ts": "Empties the whole store but for the accounts of administrators.",
  "src/platform/db/migrate.ts":
    "Lists the migrations that have run in a table of its own, which holds nothing of the store.",
  "src/platform/db/move-row.ts": "Renumbers the list whose owner calls it: the check reads those calls.",
};
