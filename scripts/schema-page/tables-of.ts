/** The subject that owns each table, by floors from the top. */
export const tablesOf: Readonly<Record<string, readonly string[]>> = {
  "backoffice/books": ["books_checks"],
  "backoffice/leavers": ["planned_leavers"],
  "backoffice/order-admin": ["order_notes"],
  "backoffice/store-export": ["store_export_links"],

  notifications: ["mail_texts"],

  "orders/order": [
    ...["orders", "order_lines", "order_addresses", "order_status_changes", "order_statuses"],
    ...["order_status_transitions", "order_link_key"],
  ],
  "orders/payment": ["payments", "payment_events", "disputes"],
  "orders/ledger": ["order_ledger"],
  "orders/fulfilment": ["size_exchanges"],
  "orders/shipment": ["shipments", "shipment_lines", "courier_events"],
  "orders/after-sales": ["returns", "return_lines", "refunds", "refund_lines"],
  "orders/invoice": ["invoices", "invoice_lines", "invoice_years", "number_gaps"],

  "buying/cart": ["carts", "cart_lines"],
  "buying/coupon": ["coupons", "coupon_batches", "redemptions"],
  "buying/kit": ["kit_contents", "kit_redemptions"],
  "buying/saved-address": ["saved_addresses"],

  "people/account": ["users", "set_up_tokens", "staff_invitations", "configured_administrators"],
  "people/company-login": ["company_identities", "company_finished_logins", "company_logout_tokens"],
  "people/second-factor": ["second_factors", "recovery_codes", "passkeys", "passkey_challenges"],
  "people/privacy": ["erased_kits", "erasure_key"],
  "people/enquiry": ["enquiries", "enquiry_replies"],
  "people/office": ["office_locations"],

  "importing/product-import": [
    ...["product_imports", "product_import_parts", "product_import_items", "import_mappings"],
  ],
  "importing/import-archive": ["import_archives", "import_archive_parts", "import_archive_files"],
  "importing/import-image": ["import_images"],

  "catalogue/product": [
    ...[
      "products",
      "product_variants",
      "variant_sizes",
      "variant_images",
      "product_recommendations",
      "slugs",
    ],
  ],
  "catalogue/sku-code": ["sku_codes"],
  "catalogue/category": ["categories"],
  "catalogue/image": ["images"],
  "catalogue/content": [
    ...["home_page", "slides", "home_tiles", "home_sections", "home_section_products", "menu_items"],
    ...["static_pages", "page_texts", "contents", "published_contents", "content_previews"],
  ],
  "catalogue/stock": ["stock_movements", "stock_reasons", "stock_items"],
  "catalogue/back-in-stock": ["back_in_stock_alerts"],
  "catalogue/scheduled-change": ["scheduled_changes"],
  "catalogue/currency-rate": ["currency_rates", "currency_rate_changes", "offered_rates", "rate_fetch"],
  "catalogue/shipping": ["service_locations", "shipping_bands"],

  "platform/session": ["sessions"],
  "platform/one-time-code": ["one_time_codes"],
  "platform/attempt-limit": ["attempt_counts", "known_clients"],
  "platform/mail": ["mails", "mail_kinds"],
  "platform/settings": ["store_settings"],
  "platform/audit": ["audit_rows", "audit_head"],
};
