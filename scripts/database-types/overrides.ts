/**
 * What the migrations cannot say about a column. A key is `table.column`. A key that no column uses is an error, so
 * that nothing stays here after its column is gone.
 */
export interface Overrides {
  /** The types of JSON columns as they are read. They are written as text. */
  readonly json: Readonly<Record<string, string>>;
  /** Columns that only a trigger writes. */
  readonly writtenByTriggers: ReadonlySet<string>;
  /** A view's columns, each with the table column that it shows. */
  readonly viewColumns: Readonly<Record<string, string>>;
  /** Names of unions that the program uses by name. All other unions are written where they stand. */
  readonly unionNames: Readonly<Record<string, string>>;
  /** The types of ids. A column that references such a column has the same type. */
  readonly idTypes: Readonly<Record<string, string>>;
  /** Where the types in `json` and `idTypes` come from: the name, and the path from src/platform/db. */
  readonly imports: Readonly<Record<string, string>>;
}

const idTypes = {
  "contents.kind": "ContentKind",
  "categories.category_id": "CategoryId",
  "coupons.coupon_id": "CouponId",
  "enquiries.enquiry_id": "EnquiryId",
  "mails.mail_id": "MailId",
  "members.member_id": "MemberId",
  "occasions.occasion_id": "OccasionId",
  "orders.order_id": "OrderId",
  "order_lines.order_line_id": "OrderLineId",
  "payments.payment_id": "PaymentId",
  "products.product_id": "ProductId",
  "quotes.quote_id": "QuoteId",
  "refunds.refund_id": "RefundId",
  "returns.return_id": "ReturnId",
  "users.user_id": "UserId",
  "product_variants.variant_id": "VariantId",
};

export const overrides: Overrides = {
  json: {
    "books_checks.broken": "BrokenRule[]",
    "closed_months.accounts": "Accounts",
    "closed_months.figures": "MonthFigures",
    "closed_month_lines.content": "ClosedLine",
    "products.specification": "{ name: string; value: string }[]",
    "products.volume_prices": "VolumePrice[]",
    "products.size_chart": "{ columns: string[]; rows: string[][]; howToMeasure: string }",
    "products.translations": "Translations<ProductTexts>",
    "product_variants.translations": "Translations<{ colourName: string }>",
    "variant_images.translations": "Translations<{ alt: string }>",
    "categories.translations": "Translations<CategoryTexts>",
    "menu_items.translations": "Translations<MenuTexts>",
    "slides.translations": "Translations<SlideTexts>",
    "home_tiles.translations": "Translations<TileTexts>",
    "home_sections.translations": "Translations<SectionTexts>",
    "home_page.translations": "Translations<HomeTexts>",
    "page_texts.translations": "Translations<TranslatedPageTexts>",
    "static_pages.translations": "Translations<StaticPageTexts>",
    "contents.draft": "Content",
    "published_contents.content": "Content",
    "import_mappings.fields": "(string | null)[]",
    "product_imports.fields": "(string | null)[]",
    "product_imports.choices": "ImportChoices",
    "product_imports.categories_made": "number[]",
    "product_import_items.unique_keys": "string[]",
    "product_imports.description": "ImportDescription",
    "product_import_items.lines": "StoredLine[]",
    "product_import_items.result": "ImportLine[]",
    "product_import_items.before": "StoredProduct",
    "product_import_items.after": "StoredProduct",
    "invoices.content": "Invoice",
    "store_settings.value": "unknown",
    "payment_events.dispute": "DisputeEvent",
    "quotes.lines": "QuotedLine[]",
    "quote_versions.lines": "QuotedLine[]",
    "waiting_claims.delivery": "ClaimDelivery",
    "waiting_claims.part_sizes": "PartSize[]",
    "stock_holds.part_sizes": "PartSize[]",
    "kit_redemptions.decided_by": "unknown",
    "audit_rows.before": "unknown",
    "audit_rows.after": "unknown",
  },
  writtenByTriggers: new Set([
    "orders.search",
    "orders.paid_paise",
    "orders.refunded_paise",
    "orders.refunding_paise",
    "orders.refund_failed_paise",
    "orders.disputed_paise",
    "orders.charged_back_paise",
    "stock_movements.stock_after",
  ]),
  viewColumns: {
    "order_line_skus.order_id": "order_lines.order_id",
    "order_line_skus.order_line_id": "order_lines.order_line_id",
    "order_line_skus.line_quantity": "order_lines.quantity",
    "order_line_skus.variant_id": "order_lines.variant_id",
    "order_line_skus.size": "order_lines.size",
    "order_line_skus.pieces_each": "order_line_parts.quantity",
    "held_pieces.variant_id": "stock_hold_pieces.variant_id",
    "held_pieces.size": "stock_hold_pieces.size",
    "held_pieces.quantity": "stock_hold_pieces.quantity",
    "stock_items.variant_id": "product_variants.variant_id",
    "stock_items.size": "variant_sizes.size",
    "stock_items.stock": "variant_sizes.stock",
    "stock_items.product_id": "product_variants.product_id",
    "stock_items.variant_position": "product_variants.position",
    "stock_items.size_position": "variant_sizes.position",
  },
  unionNames: {
    "order_statuses.status": "OrderStatus",
    "order_status_changes.actor": "Actor",
    "stock_reasons.reason": "StockReason",
    "mail_kinds.kind": "MailKind",
    "coupons.once_per": "OncePer",
    "order_ledger.kind": "LedgerKind",
  },
  idTypes,
  imports: {
    ...Object.fromEntries(Object.values(idTypes).map((name) => [name, "../../contract/ids.ts"])),
    ClaimDelivery: "../../contract/claims.ts",
    PartSize: "../../contract/cart.schemas.ts",
    ContentKind: "../../contract/admin/content.ts",
    ImportChoices: "../../contract/admin/import-choices.ts",
    ImportLine: "../../contract/admin/product-imports.ts",
    ImportDescription: "./stored-values.ts",
    StoredLine: "./stored-values.ts",
    StoredProduct: "./stored-values.ts",
    Accounts: "../../contract/admin/accounts.ts",
    BrokenRule: "./stored-values.ts",
    ClosedLine: "./stored-values.ts",
    MonthFigures: "../../contract/admin/months.ts",
    DisputeEvent: "./stored-values.ts",
    Content: "../../contract/admin/content.ts",
    Translations: "../../platform/language/translations.ts",
    ProductTexts: "../../contract/admin/product-texts.ts",
    CategoryTexts: "../../contract/admin/categories.ts",
    HomeTexts: "../../contract/admin/translated-content.ts",
    MenuTexts: "../../contract/admin/translated-content.ts",
    TranslatedPageTexts: "../../contract/admin/translated-content.ts",
    SectionTexts: "../../contract/admin/translated-content.ts",
    SlideTexts: "../../contract/admin/translated-content.ts",
    StaticPageTexts: "../../contract/admin/translated-content.ts",
    TileTexts: "../../contract/admin/translated-content.ts",
    Invoice: "./stored-values.ts",
    QuotedLine: "./stored-values.ts",
    VolumePrice: "./stored-values.ts",
  },
};
