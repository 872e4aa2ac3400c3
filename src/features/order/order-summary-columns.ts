/** The columns that a list of orders shows. */
export const orderSummaryColumns = [
  "orders.order_id",
  "order_no",
  "placed_at",
  "status",
  "is_swag",
  "recipient_name",
  "ship_country",
  "grand_total_paise",
  "paid_paise",
  "shipping_paise",
  "currency_code",
  "currency_symbol",
  "rate_micros",
  "shipped_by",
  "shipment_date",
  "awb_no",
] as const;
