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
  /** Where the types in `json` come from: the name, and the path from src/server/db. */
  readonly imports: Readonly<Record<string, string>>;
}

export const overrides: Overrides = {
  json: {
    "products.specification": "{ name: string; value: string }[]",
    "products.size_chart": "{ columns: string[]; rows: string[][]; howToMeasure: string }",
    "contents.draft": "Content",
    "published_contents.content": "Content",
    "invoices.content": "Invoice",
    "audit_rows.before": "unknown",
    "audit_rows.after": "unknown",
  },
  writtenByTriggers: new Set([
    "orders.search",
    "orders.paid_paise",
    "orders.refunded_paise",
    "stock_movements.stock_after",
  ]),
  viewColumns: {
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
    "contents.kind": "ContentKind",
    "coupons.once_per": "OncePer",
  },
  imports: {
    Content: "../../contract/admin/content.ts",
    Invoice: "../../features/invoice/invoice.ts",
  },
};
