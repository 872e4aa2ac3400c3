import { couponMessages } from "../../src/buying/coupon/coupon-messages.ts";

/** Refusals of the API that the shop shows in the language of the page by their English text, because their code has several. */
export const refusalSentences: readonly string[] = [
  ...new Set(Object.values(couponMessages)),
  "This coupon is for a kit that is not in your cart.",
  "The store could not be reached. Are you online?",
  "It’s already back: you can buy it now.",
  "This link no longer works. Ask for it again on the product's page.",
  "The welcome kit can be redeemed only once.",
  "The welcome kit is free with its coupon, so it has no price.",
  "This return has already been cancelled.",
  "The goods have arrived, so the return can no longer be cancelled.",
  "Only what was delivered can be returned.",
  "Nothing from this order has been delivered yet.",
  "Only what was delivered can be exchanged.",
  "This exchange can no longer be called off.",
  "The new size has left us, so this exchange can no longer be called off.",
  "This order had many exchanges already: please write to us.",
  "The same size is there twice: please ask for two exchanges.",
  "When the new size leaves has changed. Please look again and confirm.",
  "This store is for company email addresses, and yours has another domain.",
];

/**
 * Refusals that the shop shows by their code (contract/errors.ts), with what they say in English. `{product}` after a code: the
 * text for a refusal that says which product it is about; a figure after it: how many there are.
 */
export const refusalCodes: Readonly<Record<string, string>> = {
  forbidden:
    "This is not allowed here. The demo accounts open with their known password only on the computer that runs the store.",
  malformed: "Please check what you entered.",
  too_large: "This is too large.",
  wrong_content_type: "We could not read this. Please reload the page.",
  xsrf: "Please reload the page, and try again.",
  bad_session_id: "Please reload the page, and try again.",
  not_yours: "This belongs to another account. Please log in again.",
  not_found: "This no longer exists.",
  state_conflict: "This is no longer possible. Please reload the page.",
  login_not_started:
    "This login was begun elsewhere or too long ago, or it has ended already. Please start again.",
  provider_refused: "The login with your company did not work. Please try again.",
  provider_unavailable:
    "The login of your company does not answer at the moment. Please try again in a minute.",
  account_linked:
    "An account with your address belongs to another login of the company. Please ask our support team.",
  email_not_proved: "The login of your company did not confirm your email address.",
  passwords_off: "This store has no passwords. Please log in with your company.",
  login_needed: "Please log in.",
  login_expired: "Your login has expired. Please log in again.",
  account_blocked: "This account is blocked.",
  order_not_found: "There is no order with this number.",
  product_not_found: "There is no such product.",
  product_withdrawn: "This product is no longer sold.",
  "product_withdrawn {product}": "“{product}” is no longer sold.",
  category_not_found: "There is no such category.",
  line_not_found: "This item is no longer here. Please reload the page.",
  currency_unknown: "The store shows no prices in this currency.",
  country_unknown: "We don’t know this country. Please check how it is written.",
  country_not_served: "We do not deliver to this country. Please choose another.",
  "country_not_served {countries}": "We deliver to {countries}, and not to this country.",
  text_not_printable: "Our documents have no letters for some characters. Please write them with others.",
  address_missing: "Please give name, telephone number, street, region, city and country.",
  office_unknown: "Please choose one of the offices.",
  billing_not_allowed: "Only company accounts can have an office billed.",
  idempotency_key_reused: "This order was already sent with other details. Please reload the page.",
  cart_changed: "Your cart has changed. Please look at it again.",
  cart_empty: "Your cart is empty.",
  price_changed: "A price has changed. Please look at the new total.",
  coupon_not_valid: "This coupon is no longer valid.",
  kit_needs_coupon: "Your swag kit can only be redeemed with your swag coupon.",
  kit_not_alone: "Take the other items out of the cart to redeem your swag kit.",
  kit_already_redeemed: "You have had your free swag kit already.",
  kit_email_not_verified: "Please confirm your email address first.",
  kit_not_eligible: "This kit is not for you, or not now.",
  claim_link_unknown: "This link is not complete, or it is none of ours. Please open it from the mail again.",
  claim_link_used: "This link was used already: your kit is ordered. The mail about the order has its link.",
  claim_link_withdrawn:
    "This link was withdrawn, or a newer one was mailed to you since. Please look for the newest mail.",
  claim_card_wrong:
    "The code and what you typed with it do not belong together. After several wrong tries a card is locked: please ask your people team for another.",
  claim_card_again: "Please type the code on your card again: this page was open for too long.",
  claim_link_expired: "This link is too old. Please ask your people team for a new one.",
  claim_account_taken:
    "An account with your address belongs to somebody else of the company. Please ask your people team.",
  occasion_not_open: "This kit cannot be claimed yet. Please come back on its first day.",
  occasion_closed: "This kit can no longer be claimed: its last day has passed.",
  kit_changed: "What is in this kit has changed in the meantime. Please look at it again, and order then.",
  out_of_stock: "There is not enough of this left.",
  "out_of_stock {product}": "Only {available} of “{product}” are left.",
  "out_of_stock {product} 0": "“{product}” is sold out.",
  order_too_large: "This is too much for one order. Please write to us.",
  too_many_unpaid:
    "You can order {available} more until your earlier orders are paid. Please pay for them first, or ask for a bulk order.",
  "too_many_unpaid {product}":
    "You can order {available} more of “{product}” until your earlier orders are paid. Please pay for them first, or ask for a bulk order.",
  too_many_unproved:
    "You can order {available} more of this. For more, please confirm your email address first: set a password with the code from our email.",
  "too_many_unproved {product}":
    "You can order {available} more of “{product}”. For more, please confirm your email address first: set a password with the code from our email.",
  change_too_late: "This order is being packed or has left, so it can no longer be changed here.",
  cancel_too_late: "This order can no longer be cancelled.",
  return_too_late: "It is too late for this: the time for it is over.",
  return_too_large: "You cannot give that many of it any more.",
  not_returnable: "This item cannot be returned.",
  size_needed: "Please choose a size.",
  size_unknown: "There is no such size.",
  "size_unknown {product}": "“{product}” does not come in size {size}.",
  variant_unknown: "The shop no longer has this.",
  "variant_unknown {product}": "“{product}” does not come like this.",
  email_invalid: "Please check the email address.",
  email_domain: "Please use the email address of your company.",
  email_taken: "This email address is already registered.",
  password_weak: "This password is too weak. Please choose another one.",
  too_many_requests: "These were too many attempts. Please wait a little.",
  unavailable: "The store is overloaded at the moment. Please try again in a moment.",
};
