import type { ColumnType, Generated, Insertable, Selectable } from "kysely";
import type { Content } from "../../contract/admin/content.ts";
import type { StockReason } from "../../features/inventory/inventory.ts";
import type { MailKind } from "../../features/mail/mail-kinds.ts";

/**
 * Row types for migrations/*.sql. `bigint` columns (paise, millionths) are read as numbers: all values are below
 * 2^53.
 */
type WithDefault<T> = ColumnType<T, T | undefined, T>;
type Json<T> = ColumnType<T, string, string>;

interface Users {
  user_id: Generated<number>;
  email: string;
  email_folded: string;
  first_name: string;
  last_name: string;
  contact_no: string | null;
  is_individual: WithDefault<boolean>;
  is_org: WithDefault<boolean>;
  role: WithDefault<"buyer" | "support" | "catalogue" | "admin">;
  password_hash: string | null;
  email_proved_at: Date | null;
  blocked_at: Date | null;
  created_at: WithDefault<Date>;
  version: WithDefault<number>;
  /** Written by the database. */
  search: ColumnType<string | null, never, never>;
  erased_at: Date | null;
  had_kit: WithDefault<boolean>;
}

interface ErasureKey {
  only_row: WithDefault<boolean>;
  secret: string;
}

interface ErasedKits {
  address_hash: Buffer;
}

interface Sessions {
  token_hash: Buffer;
  user_id: number;
  created_at: WithDefault<Date>;
  expires_at: Date;
  second_factor_at: Date | null;
}

interface SecondFactors {
  user_id: number;
  secret: string;
  started_at: Date;
  confirmed_at: Date | null;
  last_step: WithDefault<number>;
  wrong_tries: WithDefault<number>;
  wrong_since: Date;
}

interface RecoveryCodes {
  user_id: number;
  code_hash: Buffer;
  spent_at: Date | null;
}

interface OneTimeCodes {
  user_id: number;
  asked_at: Date;
  code_hash: Buffer | null;
  expires_at: Date;
  tries_left: number;
  spent_at: Date | null;
}

interface Images {
  image_id: string;
  slug: string;
  media_type: "image/webp" | "image/avif" | "image/jpeg" | "image/png";
  width: number;
  height: number;
  colour: WithDefault<string>;
  bytes: Buffer;
  created_at: WithDefault<Date>;
}

interface PageTexts {
  page_title: WithDefault<string>;
  meta_description: WithDefault<string>;
  meta_keywords: WithDefault<string>;
}

interface Categories extends PageTexts {
  category_id: Generated<number>;
  name: string;
  page_heading: WithDefault<string>;
  description_html: WithDefault<string>;
  position: WithDefault<number>;
  version: WithDefault<number>;
}

export interface SizeChart {
  columns: string[];
  rows: string[][];
  howToMeasure: string;
}

interface Products extends PageTexts {
  product_id: Generated<number>;
  category_id: number;
  name: string;
  short_description_html: WithDefault<string>;
  description_html: WithDefault<string>;
  disclaimer_html: WithDefault<string>;
  specification: Json<{ name: string; value: string }[]>;
  size_chart: ColumnType<SizeChart | null, string | null, string | null>;
  is_swag_item: WithDefault<boolean>;
  is_t_shirt: WithDefault<boolean>;
  package_weight_grams: number;
  returnable: WithDefault<boolean>;
  hsn_code: string | null;
  gst_basis_points: number | null;
  position: WithDefault<number>;
  withdrawn_at: Date | null;
  version: WithDefault<number>;
  /** Written by the database. */
  search: ColumnType<string | null, never, never>;
}

interface Slugs {
  slug: string;
  category_id: number | null;
  product_id: number | null;
}

interface ProductVariants {
  variant_id: Generated<number>;
  product_id: number;
  colour_name: WithDefault<string>;
  colour_hex: string | null;
  web_price_paise: number;
  selling_price_paise: number;
  stock: number | null;
  position: WithDefault<number>;
}

interface VariantSizes {
  variant_id: number;
  size: string;
  stock: number | null;
  position: WithDefault<number>;
}

interface ScheduledChanges {
  scheduled_change_id: Generated<number>;
  product_id: number;
  kind: "price" | "publish" | "withdraw";
  variant_id: number | null;
  web_price_paise: number | null;
  selling_price_paise: number | null;
  starts_at: Date;
  ends_at: Date | null;
  state: WithDefault<"coming" | "running" | "over" | "passed over">;
  web_price_before_paise: number | null;
  selling_price_before_paise: number | null;
  scheduled_by: number;
  scheduled_at: Date;
}

interface StockMovements {
  stock_movement_id: Generated<number>;
  variant_id: number;
  size: WithDefault<string>;
  change: number;
  /** Written by a trigger. */
  stock_after: ColumnType<number, never, never>;
  reason: StockReason;
  order_no: string | null;
  note: WithDefault<string>;
  moved_by: number | null;
  moved_at: Date;
}

interface StockItems {
  variant_id: number;
  size: string;
  stock: number | null;
  product_id: number;
  variant_position: number;
  size_position: number;
}

interface VariantImages {
  variant_id: number;
  position: number;
  image_id: string;
  alt: WithDefault<string>;
}

interface ProductRecommendations {
  product_id: number;
  recommended_product_id: number;
  position: number;
}

interface KitContents {
  kit_product_id: number;
  position: number;
  variant_id: number;
  size: WithDefault<string>;
  quantity: number;
}

interface MenuItems {
  menu_item_id: Generated<number>;
  parent_id: number | null;
  name: string;
  link: string;
  position: WithDefault<number>;
}

interface Slides {
  slide_id: Generated<number>;
  type: string;
  image_id: string;
  alt: WithDefault<string>;
  title: WithDefault<string>;
  caption: WithDefault<string>;
  link_url: WithDefault<string>;
  link_text: WithDefault<string>;
  position: WithDefault<number>;
  visible_from: Date | null;
  visible_to: Date | null;
}

interface HomeTiles {
  home_tile_id: Generated<number>;
  image_id: string;
  alt: WithDefault<string>;
  display_text: WithDefault<string>;
  caption: WithDefault<string>;
  link_url: string;
  link_text: WithDefault<string>;
  position: WithDefault<number>;
}

interface HomeSections {
  home_section_id: Generated<number>;
  display_heading: string;
  position: WithDefault<number>;
}

interface HomeSectionProducts {
  home_section_id: number;
  product_id: number;
  position: number;
}

interface HomePage extends PageTexts {
  only_row: WithDefault<boolean>;
  page_heading: WithDefault<string>;
  category_description: WithDefault<string>;
}

interface Contents {
  kind: string;
  position: number;
  version: WithDefault<number>;
  draft: ColumnType<Content | null, string | null, string | null>;
  drafted_at: Date | null;
  drafted_by: number | null;
}

interface PublishedContents {
  published_content_id: Generated<number>;
  kind: string;
  content: Json<Content>;
  published_at: Date;
  published_by: number | null;
}

interface PageTextRows {
  page: string;
  html: string;
}

interface ContentPreviews {
  token_hash: Buffer;
  made_by: number;
  expires_at: Date;
}

interface CurrencyRates {
  currency_code: string;
  rate_micros: number;
  currency_symbol: string;
  currency_name: string;
  position: WithDefault<number>;
  version: WithDefault<number>;
}

interface CurrencyRateChanges {
  currency_rate_change_id: Generated<number>;
  currency_code: string;
  from_micros: number;
  to_micros: number;
  changed_at: Date;
  changed_by: number | null;
}

interface OfferedRates {
  currency_code: string;
  rate_micros: number;
  offered_at: Date;
}

interface RateFetch {
  only_row: WithDefault<boolean>;
  tried_at: Date;
  outcome: string;
}

interface ServiceLocations {
  service_location_id: Generated<number>;
  name: string;
  delivery_charge_paise: number;
  is_rest_of_world: WithDefault<boolean>;
  position: WithDefault<number>;
  version: WithDefault<number>;
  withdrawn_at: Date | null;
}

interface ShippingBands {
  service_location_id: number;
  weight_from_grams: number;
  weight_to_grams: number;
  charge_paise: number;
}

interface OfficeLocations {
  office_location_id: Generated<number>;
  name: string;
  address: WithDefault<string>;
  position: WithDefault<number>;
  version: WithDefault<number>;
  withdrawn_at: Date | null;
}

interface Carts {
  cart_key: Generated<number>;
  session_hash: Buffer | null;
  user_id: number | null;
  touched_at: WithDefault<Date>;
}

interface CartLines {
  cart_id: string;
  cart_key: number;
  product_id: number;
  variant_id: number;
  size: WithDefault<string>;
  quantity: number;
  added_at: WithDefault<Date>;
}

type OncePer = "coupon" | "user" | "none";

interface Coupons {
  coupon_id: Generated<number>;
  code: string;
  code_folded: string;
  kind: "swag" | "percent" | "fixed";
  basis_points: WithDefault<number>;
  amount_paise: WithDefault<number>;
  once_per: OncePer;
  bound_email: string | null;
  starts_at: Date | null;
  ends_at: Date | null;
  max_uses: number | null;
  use_count: WithDefault<number>;
  coupon_batch_id: number | null;
  switched_off_at: Date | null;
  note: WithDefault<string>;
  created_at: WithDefault<Date>;
  version: WithDefault<number>;
  /** Written by the database. */
  search: ColumnType<string | null, never, never>;
}

interface CouponBatches {
  coupon_batch_id: Generated<number>;
  name: string;
  made_at: Date;
  made_by: number;
  /** Written by the database. */
  search: ColumnType<string | null, never, never>;
}

interface Orders {
  order_id: Generated<number>;
  order_no: string;
  user_id: number;
  status: WithDefault<string>;
  is_swag: boolean;
  sub_total_paise: number;
  discount_paise: number;
  shipping_paise: number | null;
  grand_total_paise: number;
  weight_grams: number;
  currency_code: string;
  currency_symbol: string;
  rate_micros: number;
  coupon_code: string | null;
  billing_office_id: number | null;
  billing_office: string | null;
  idempotency_key: string;
  request_hash: Buffer;
  placed_at: Date;
  shipped_by: string | null;
  shipment_date: ColumnType<string | null, string | null, string | null>;
  awb_no: string | null;
  ship_country: WithDefault<string>;
  recipient_name: WithDefault<string>;
  /** Written by a trigger. */
  search: ColumnType<string | null, never, never>;
  /** Maintained by triggers. */
  paid_paise: ColumnType<number, never, never>;
  refunded_paise: ColumnType<number, never, never>;
}

interface OrderLines {
  order_line_id: Generated<number>;
  order_id: number;
  product_id: number;
  variant_id: number;
  size: WithDefault<string>;
  product_name: string;
  colour_name: WithDefault<string>;
  image_path: WithDefault<string>;
  quantity: number;
  web_price_paise: number;
  selling_price_paise: number;
  total_paise: number;
  discount_paise: number;
  package_weight_grams: number;
  is_swag: boolean;
  contents: WithDefault<string>;
}

interface OrderAddresses {
  order_id: number;
  is_billing: boolean;
  recipient_name: string;
  recipient_phone: string;
  address: string;
  region: string;
  recipient_city: string;
  postal_code: WithDefault<string>;
  country: string;
}

interface SavedAddresses {
  saved_address_id: Generated<string>;
  user_id: number;
  content_hash: Buffer;
  recipient_name: string;
  recipient_phone: string;
  address: string;
  region: string;
  recipient_city: string;
  postal_code: WithDefault<string>;
  country: string;
  used_at: Date;
}

interface OrderNotes {
  order_note_id: Generated<number>;
  order_id: number;
  note: string;
  written_at: Date;
  written_by: number;
}

export type Actor = "buyer" | "team" | "provider" | "system";

interface OrderStatusChanges {
  order_status_change_id: Generated<number>;
  order_id: number;
  from_status: string | null;
  to_status: string;
  changed_at: Date;
  changed_by: number | null;
  actor: Actor;
}

interface Redemptions {
  redemption_id: Generated<number>;
  coupon_id: number;
  once_per: OncePer;
  user_id: number;
  order_id: number;
  redeemed_at: Date;
  released_at: Date | null;
}

interface KitRedemptions {
  order_id: number;
  user_id: number;
  redeemed_at: Date;
  released_at: Date | null;
}

interface Enquiries {
  enquiry_id: Generated<number>;
  kind: "contact" | "bulk";
  name: string;
  email: string;
  description: string;
  product_idea: WithDefault<string>;
  budget: WithDefault<string>;
  qty: WithDefault<string>;
  received_at: Date;
  state: WithDefault<"new" | "answered" | "closed">;
  owner_id: number | null;
  version: WithDefault<number>;
  /** Written by the database. */
  search: ColumnType<string | null, never, never>;
}

interface EnquiryReplies {
  enquiry_reply_id: Generated<number>;
  enquiry_id: number;
  body: string;
  written_at: Date;
  written_by: number;
}

interface Mails {
  mail_id: Generated<number>;
  kind: MailKind;
  recipient: string;
  user_id: number | null;
  order_id: number | null;
  enquiry_id: number | null;
  enquiry_reply_id: number | null;
  coupon_id: number | null;
  refund_id: number | null;
  state: WithDefault<"queued" | "sent" | "kept" | "failed">;
  subject: string | null;
  text_body: string | null;
  html_body: string | null;
  attempts: WithDefault<number>;
  last_error: string | null;
  queued_at: Date;
  settled_at: Date | null;
}

interface Payments {
  payment_id: Generated<number>;
  order_id: number;
  provider: "pasted" | "razorpay" | "stripe";
  provider_ref: string | null;
  link_url: string;
  amount_paise: number;
  asked_at: Date;
  asked_by: number | null;
  paid_at: Date | null;
  withdrawn_at: Date | null;
  currency_code: string | null;
  amount_minor: number | null;
  paid_ref: string | null;
}

interface Refunds {
  refund_id: Generated<number>;
  order_id: number;
  payment_id: number | null;
  refund_key: string;
  tries: WithDefault<number>;
  state: "requested" | "done" | "failed";
  amount_paise: number;
  shipping_paise: WithDefault<number>;
  currency_code: string;
  amount_minor: number;
  reason: string;
  reference: string | null;
  last_error: string | null;
  asked_at: Date;
  asked_by: number;
  settled_at: Date | null;
}

interface RefundLines {
  refund_id: number;
  order_line_id: number;
  quantity: number;
  amount_paise: number;
}

interface Returns {
  return_id: Generated<number>;
  order_id: number;
  state: WithDefault<"asked" | "received" | "refunded">;
  reason: string;
  asked_at: Date;
  asked_by: number;
  received_at: Date | null;
  received_by: number | null;
  refund_id: number | null;
  version: WithDefault<number>;
}

interface ReturnLines {
  return_id: number;
  order_line_id: number;
  quantity: number;
  back_to_stock: WithDefault<number>;
  written_off: WithDefault<number>;
}

interface PaymentEvents {
  payment_event_id: Generated<number>;
  provider: "razorpay" | "stripe";
  event_id: string;
  kind: string;
  received_at: Date;
  order_id: number | null;
  outcome: string;
  needs_look: boolean;
  reference: WithDefault<string>;
  currency_code: WithDefault<string>;
  amount_minor: WithDefault<number>;
  looked_at: Date | null;
  looked_by: number | null;
}

interface InvoiceYears {
  financial_year: string;
  last_number: number;
}

interface Invoices {
  invoice_id: Generated<number>;
  order_id: number;
  financial_year: string;
  number: number;
  /** Written by the database. */
  previous_number: ColumnType<number | null, never, never>;
  invoice_no: string;
  total_paise: number;
  content: ColumnType<unknown, string, never>;
  issued_at: Date;
  issued_by: number;
}

interface AuditRows {
  sequence: number;
  at: Date;
  user_id: number | null;
  user_email: string;
  role: string;
  from_address: string;
  action: string;
  subject: string;
  subject_id: string;
  before: ColumnType<unknown, string | null, never>;
  after: ColumnType<unknown, string | null, never>;
  previous_hash: Buffer;
  hash: Buffer;
  /** Written by the database. */
  search: ColumnType<string | null, never, never>;
}

interface AuditHead {
  only_row: WithDefault<boolean>;
  sequence: number;
  hash: Buffer;
}

export interface Tables {
  users: Users;
  erasure_key: ErasureKey;
  erased_kits: ErasedKits;
  sessions: Sessions;
  second_factors: SecondFactors;
  recovery_codes: RecoveryCodes;
  one_time_codes: OneTimeCodes;
  images: Images;
  categories: Categories;
  products: Products;
  slugs: Slugs;
  product_variants: ProductVariants;
  variant_sizes: VariantSizes;
  scheduled_changes: ScheduledChanges;
  stock_movements: StockMovements;
  /** A view. */
  stock_items: StockItems;
  variant_images: VariantImages;
  product_recommendations: ProductRecommendations;
  kit_contents: KitContents;
  menu_items: MenuItems;
  slides: Slides;
  home_tiles: HomeTiles;
  home_sections: HomeSections;
  home_section_products: HomeSectionProducts;
  home_page: HomePage;
  contents: Contents;
  published_contents: PublishedContents;
  page_texts: PageTextRows;
  content_previews: ContentPreviews;
  currency_rates: CurrencyRates;
  currency_rate_changes: CurrencyRateChanges;
  offered_rates: OfferedRates;
  rate_fetch: RateFetch;
  service_locations: ServiceLocations;
  shipping_bands: ShippingBands;
  office_locations: OfficeLocations;
  carts: Carts;
  cart_lines: CartLines;
  coupons: Coupons;
  coupon_batches: CouponBatches;
  orders: Orders;
  order_lines: OrderLines;
  order_addresses: OrderAddresses;
  saved_addresses: SavedAddresses;
  order_status_changes: OrderStatusChanges;
  refunds: Refunds;
  refund_lines: RefundLines;
  returns: Returns;
  return_lines: ReturnLines;
  order_notes: OrderNotes;
  redemptions: Redemptions;
  kit_redemptions: KitRedemptions;
  enquiries: Enquiries;
  enquiry_replies: EnquiryReplies;
  mails: Mails;
  payments: Payments;
  payment_events: PaymentEvents;
  invoice_years: InvoiceYears;
  invoices: Invoices;
  audit_rows: AuditRows;
  audit_head: AuditHead;
}

export type Row<T extends keyof Tables> = Selectable<Tables[T]>;
export type NewRow<T extends keyof Tables> = Insertable<Tables[T]>;
