import type { ProblemMembers } from "./problem.ts";
import type { StaffText } from "./staff-text.ts";

/** Every expected failure of the API has one stable code. The code alone decides the HTTP status. */
export const errorStatus = {
  malformed: 400,
  signature_invalid: 400,
  login_not_started: 400,
  bad_session_id: 400,
  login_needed: 401,
  login_expired: 401,
  not_yours: 403,
  forbidden: 403,
  second_factor_needed: 403,
  proof_needed: 403,
  passkey_copied: 403,
  refund_above_limit: 403,
  discount_above_limit: 403,
  passwords_off: 403,
  email_not_proved: 403,
  account_blocked: 403,
  xsrf: 403,
  not_found: 404,
  product_not_found: 404,
  category_not_found: 404,
  line_not_found: 404,
  order_not_found: 404,
  claim_link_unknown: 404,
  claim_card_wrong: 404,
  quote_unknown: 404,
  method_not_allowed: 405,
  cart_changed: 409,
  cart_empty: 409,
  price_changed: 409,
  coupon_not_valid: 409,
  kit_needs_coupon: 409,
  kit_not_alone: 409,
  kit_already_redeemed: 409,
  kit_email_not_verified: 409,
  kit_not_eligible: 409,
  kit_changed: 409,
  claim_link_used: 409,
  claim_link_withdrawn: 409,
  claim_link_expired: 409,
  claim_card_again: 409,
  claim_account_taken: 409,
  quote_superseded: 409,
  quote_lapsed: 409,
  quote_withdrawn: 409,
  quote_accepted: 409,
  occasion_not_open: 409,
  occasion_closed: 409,
  out_of_stock: 409,
  order_too_large: 409,
  too_many_unpaid: 409,
  too_many_unproved: 409,
  slug_taken: 409,
  kit_taken: 409,
  sku_taken: 409,
  schedule_overlap: 409,
  variant_in_use: 409,
  stock_not_counted: 409,
  email_taken: 409,
  cancel_too_late: 409,
  change_too_late: 409,
  version_conflict: 409,
  state_conflict: 409,
  refund_too_large: 409,
  return_too_late: 409,
  return_too_large: 409,
  shipment_too_large: 409,
  set_up_closed: 403,
  invitation_closed: 403,
  person_is_staff: 409,
  last_administrator: 409,
  base_currency_in_use: 409,
  setting_fixed: 409,
  mail_server_missing: 409,
  second_factor_on: 409,
  second_factor_off: 409,
  second_factor_required: 409,
  name_taken: 409,
  rate_change_too_large: 409,
  code_taken: 409,
  account_linked: 409,
  passkey_limit: 409,
  erasure_not_possible: 409,
  too_large: 413,
  wrong_content_type: 415,
  image_type: 415,
  size_needed: 422,
  size_unknown: 422,
  variant_unknown: 422,
  slug_reserved: 422,
  category_unknown: 422,
  product_unknown: 422,
  image_unknown: 422,
  price_invalid: 422,
  gtin_invalid: 422,
  gstin_invalid: 422,
  vat_number_invalid: 422,
  duplicate_entry: 422,
  size_chart_invalid: 422,
  product_withdrawn: 422,
  email_domain: 422,
  email_invalid: 422,
  currency_unknown: 422,
  address_missing: 422,
  country_unknown: 422,
  country_not_served: 422,
  office_unknown: 422,
  billing_not_allowed: 422,
  idempotency_key_reused: 422,
  search_term_empty: 422,
  courier_needed: 422,
  image_size: 422,
  image_broken: 422,
  content_invalid: 422,
  shipping_needed: 422,
  reference_needed: 422,
  not_returnable: 422,
  code_invalid: 422,
  passkey_invalid: 422,
  rate_invalid: 422,
  synonym_invalid: 422,
  bands_invalid: 422,
  too_many_lines: 422,
  import_invalid: 422,
  time_invalid: 422,
  setting_invalid: 422,
  mail_refused: 422,
  integration_refused: 422,
  password_weak: 422,
  password_wrong: 422,
  provider_refused: 422,
  coupon_invalid: 422,
  state_needed: 422,
  text_not_printable: 422,
  email_not_confirmed: 422,
  too_many_requests: 429,
  unavailable: 503,
  provider_unavailable: 503,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof errorStatus;

/**
 * An expected failure. A use case returns it and never throws it. `C` names the codes that it can have, so that a
 * handler can only return those of its row. `extra` is added to the fields of the problem document.
 */
export interface Refusal<C extends ErrorCode = ErrorCode> {
  readonly refused: C;
  readonly detail: StaffText;
  readonly extra?: ProblemMembers;
}

/** What only customers get: the shop translates these by their codes, whatever their detail says. */
type CustomersCode =
  | "coupon_not_valid"
  | "kit_already_redeemed"
  | "kit_email_not_verified"
  | "kit_needs_coupon"
  | "kit_not_alone"
  | "kit_not_eligible"
  | "occasion_closed"
  | "occasion_not_open";
type DetailOf<C> = [C] extends [CustomersCode] ? unknown : StaffText;

/**
 * `detail` is a literal or a template that stands here, where `npm run language` finds it, or a text that was made elsewhere by
 * `staffText`: staff read it in their language.
 */
export const refuse = <const C extends ErrorCode, const D extends string>(
  refused: C,
  detail: D & (string extends D ? DetailOf<C> : unknown),
  extra?: ProblemMembers,
): Refusal<C> => ({ refused, detail: detail as string as StaffText, ...(extra && { extra }) });

export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === "object" && value !== null && "refused" in value && typeof value.refused === "string";
