import { plantedChoiceDefects } from "./planted-choice-defects.ts";
import { plantedExchangeDefects } from "./planted-exchange-defects.ts";
import { plantedMonthDefects } from "./planted-month-defects.ts";
import { plantedQuoteDefects } from "./planted-quote-defects.ts";

/** A defect, the rule that it breaks, and what of it must be named. */
interface Defect {
  readonly name: string;
  readonly rule: RegExp;
  /** What is found, where the rule has several parts. */
  readonly fault?: RegExp;
  readonly statements: readonly string[];
}

const AN_ORDER = "(select min(order_id) from orders where not is_swag)";
const A_KIT = "(select min(order_id) from orders where is_swag)";
const A_MEMBER = `insert into members (first_name, last_name, created_at, changed_at) values ('Noor', 'Haddad', now(), now())`;
/** Of the newest member. */
const A_LINK = `with l as (
  insert into claim_links (occasion_id, member_id, email, email_folded, asked_at, expires_at)
  select 1, max(member_id), 'noor@x.example', 'noor@x.example', now(), now() from members returning claim_link_id)`;
/** Somebody waits by the link \`l\`; what for follows. */
const WAITING = `insert into waiting_claims (claim_link_id, variant_id, delivery, language, asked_at, waits_for_variant_id, waits_since)
  select claim_link_id, 1, '{}'::jsonb, 'en', now(),`;
/** The whole first order in one parcel that was sent, while the order's own status stays as it was. */
const A_PARCEL = `
  with sent as (
    insert into shipments (order_id, number, shipped_by, shipment_date, sent_at)
    values (${AN_ORDER}, 1, 'BlueDart', current_date, now()) returning shipment_id, order_id
  )
  insert into shipment_lines (shipment_id, order_line_id, quantity)
  select shipment_id, order_line_id, quantity from sent join order_lines using (order_id)`;
const A_COUNTED = "(select min(variant_id) from stock_movements where reason = 'order' and size = '')";
/** A refund by hand of one rupee, of no line item. The triggers that would enter it in the ledger are off. */
const A_REFUND = `insert into refunds (order_id, refund_key, state, amount_paise, currency_code, amount_minor, reason,
    reference, asked_at, asked_by, settled_at, changed_at)
  select order_id, 'planted by a test', 'done', 100, 'INR', 100, 'planted', 'bank', now(), user_id, now(), now()
  from orders where order_id = ${AN_ORDER}`;

/** A kit was claimed by somebody in Norway for an occasion of the year 2026, but for what differs. */
const decidedBy = (rules: object, member: object | null = {}) => {
  const occasion = { audience: "rules", countryCodes: ["NO"], officeIds: [3], employmentKinds: ["employee"] };
  const days = { opensOn: "2026-01-01", closesOn: "2026-12-31", startedFrom: "2020-01-01", startedTo: null };
  const them = { countryCode: "NO", officeId: 3, employmentKind: "employee", isListed: false };
  const facts = {
    ...occasion,
    ...days,
    redeemedOnce: "ever",
    isStarted: true,
    isArchived: false,
    today: "2026-06-01",
    ...rules,
    member: member && { ...them, employments: [{ startOn: "2021-03-01", endOn: null }], ...member },
  };
  return `update kit_redemptions set decided_by = '${JSON.stringify(facts)}'`;
};

/** One defect or more for each rule of the books. The statements run with triggers off. */
export const plantedDefects: readonly Defect[] = [
  ...plantedExchangeDefects,
  ...plantedChoiceDefects,
  ...plantedMonthDefects,
  ...plantedQuoteDefects,
  {
    name: "stock that was changed past the ledger",
    rule: /stock of every SKU is the sum/,
    statements: [`update product_variants set stock = stock + 1 where variant_id = ${A_COUNTED}`],
  },
  {
    name: "a movement whose last figure is not the stock",
    rule: /newest movement/,
    statements: [
      `insert into stock_movements (variant_id, size, change, stock_after, reason, moved_at)
       values (${A_COUNTED}, '', 1, 999, 'received', now()), (${A_COUNTED}, '', -1, 777, 'corrected', now())`,
    ],
  },
  {
    name: "an order that took its pieces twice",
    rule: /taken no more pieces than it has/,
    statements: [
      "insert into stock_movements (variant_id, size, change, stock_after, reason, order_no, moved_at) select variant_id, size, change, stock_after, reason, order_no, now() from stock_movements where reason = 'order' limit 1",
    ],
  },
  {
    name: "a cancelled order that kept its pieces",
    rule: /given back every piece/,
    statements: [
      "update orders set status = 'Cancelled' where order_no = (select order_no from stock_movements where reason = 'order' limit 1)",
    ],
  },
  {
    name: "a kit whose parts are of two stocks",
    rule: /order of a kit has taken every part/,
    fault: /two stocks/,
    statements: [
      "delete from order_line_parts where position > 1",
      "update order_line_parts set taken_from = case position when 0 then 'parts' else 'packed' end, variant_id = 0",
    ],
  },
  {
    name: "a kit that has not taken its part",
    rule: /order of a kit has taken every part/,
    fault: /0 taken, 1 in its kit/,
    statements: [
      "delete from order_line_parts where position > 0",
      `update order_line_parts set taken_from = 'parts', size = '', variant_id = ${A_COUNTED}`,
    ],
  },
  {
    name: "pieces that were sent twice",
    rule: /No more of a line item is sent/,
    statements: [A_PARCEL, "update shipment_lines set quantity = quantity + 1"],
  },
  {
    name: "a parcel that is missing",
    rule: /numbered from 1 without a gap/,
    statements: [A_PARCEL, "update shipments set number = 2"],
  },
  {
    name: "a status that its parcels do not have",
    rule: /follows from its parcels/,
    statements: [A_PARCEL],
  },
  {
    name: "a line item that is not in the total",
    rule: /amounts of an order are the sums/,
    statements: [`delete from order_lines where order_id = ${AN_ORDER}`],
  },
  {
    name: "a grand total that is not the sum of its parts",
    rule: /grand total is sub total/,
    statements: [
      "alter table orders drop constraint orders_check1",
      `update orders set grand_total_paise = grand_total_paise + 1 where order_id = ${AN_ORDER}`,
    ],
  },
  {
    name: "an order without an address",
    rule: /line items and a delivery address/,
    statements: [`delete from order_addresses where order_id = ${AN_ORDER}`],
  },
  {
    name: "a status without its step",
    rule: /status of an order is the one that it was last given/,
    statements: [`update orders set status = 'Delivered' where order_id = ${AN_ORDER}`],
  },
  {
    name: "a step that was left out",
    rule: /follows from the one before/,
    statements: [
      `insert into order_status_changes (order_id, from_status, to_status, changed_at, actor)
       values (${AN_ORDER}, 'Dispatched', 'Delivered', now(), 'staff')`,
    ],
  },
  {
    name: "an order that was cancelled before its time",
    rule: /cancelled before the time that was said/,
    statements: [
      `update orders set pay_by = now() + interval '1 day', status = 'Cancelled' where order_id = ${AN_ORDER}`,
      `insert into order_status_changes (order_id, from_status, to_status, changed_at, actor)
       values (${AN_ORDER}, 'Order Requested', 'Cancelled', now(), 'system')`,
    ],
  },
  {
    name: "two orders with one number",
    rule: /No number is given to two orders/,
    statements: [
      `update orders set order_no = (select lower(order_no) from orders where order_id = ${AN_ORDER}) where order_id = ${A_KIT}`,
    ],
  },
  {
    name: "a second kit of one person",
    rule: /A person has one kit of an occasion/,
    statements: [
      "drop index kit_redemptions_one_per_user",
      `insert into kit_redemptions (order_id, user_id, occasion_id, redeemed_at) select ${AN_ORDER}, user_id, 1, now() from kit_redemptions limit 1`,
    ],
  },
  {
    name: "a kit of an account that is not its member's",
    rule: /A member has one kit of an occasion/,
    statements: [
      `insert into members (first_name, last_name, user_id, created_at, changed_at)
       select 'Asha', 'Rao', user_id, now(), now() from kit_redemptions limit 1`,
    ],
  },
  {
    name: "a claim link whose order is another member's kit",
    rule: /A claim link that was used has the order/,
    statements: [
      `insert into members (first_name, last_name, created_at, changed_at) values ('Noor', 'Haddad', now(), now())`,
      `insert into claim_links (occasion_id, member_id, email, email_folded, asked_at, expires_at, used_at, order_id)
       select 1, max(member_id), 'noor@x.example', 'noor@x.example', now(), now(), now(), ${A_KIT} from members`,
    ],
  },
  {
    name: "a claim that waits although its link was used",
    rule: /A claim that waits has no order/,
    statements: [
      A_MEMBER,
      `with l as (
         insert into claim_links (occasion_id, member_id, email, email_folded, asked_at, expires_at, used_at, order_id)
         select 1, max(member_id), 'noor@x.example', 'noor@x.example', now(), now(), now(), ${A_KIT} from members
         returning claim_link_id)
       ${WAITING} null, null from l`,
    ],
  },
  {
    name: "somebody who waits for the kit that they have",
    rule: /Nobody waits for a kit of an occasion who has it/,
    statements: [
      A_MEMBER,
      `update kit_redemptions set member_id = (select max(member_id) from members) where order_id = ${A_KIT}`,
      `${A_LINK} ${WAITING} null, null from l`,
    ],
  },
  {
    name: "a kit that was taken before somebody who waited for it",
    rule: /No kit is taken before those who wait longer/,
    statements: [
      A_MEMBER,
      `insert into stock_movements (variant_id, size, change, stock_after, reason, order_no, moved_at)
       select variant_id, '', -stock, 0, 'order', (select order_no from orders where order_id = ${A_KIT}), now()
       from product_variants where stock > 0 order by variant_id limit 1`,
      `${A_LINK} ${WAITING} (select variant_id from stock_movements order by stock_movement_id desc limit 1), '2000-01-01'::timestamptz from l`,
    ],
  },
  {
    name: "a kit that was redeemed for another occasion",
    rule: /A kit is redeemed for its own occasion/,
    statements: [
      "update occasions set kit_product_id = null",
      `insert into occasions (kind, name, audience, kit_product_id, started_at, created_at, changed_at)
       select 'event', 'Party', 'anyone', product_id, now(), now(), now() from products where is_swag_item limit 1`,
    ],
  },
  {
    name: "a kit that was redeemed with a coupon of another occasion",
    rule: /A kit is redeemed for its own occasion/,
    statements: [
      `insert into occasions (kind, name, audience, started_at, created_at, changed_at)
       values ('event', 'Party', 'anyone', '2020-01-01', now(), now())`,
      "update coupons set occasion_id = (select max(occasion_id) from occasions) where kind = 'swag'",
    ],
  },
  {
    name: "a kit of an occasion that was archived before",
    rule: /A kit is redeemed while its occasion has started/,
    statements: [
      `insert into occasions (kind, name, audience, started_at, archived_at, created_at, changed_at)
       values ('event', 'Party', 'anyone', '2020-01-01', '2020-02-01', now(), now())`,
      "update kit_redemptions set occasion_id = (select max(occasion_id) from occasions)",
    ],
  },
  ...(
    [
      ["an occasion that had not started", decidedBy({ isStarted: false }), /had not started/],
      ["a closed occasion", decidedBy({ today: "2027-01-01" }), /open from 2026-01-01 to 2026-12-31/],
      ["a stranger", decidedBy({}, null), /did not know/],
      [
        "somebody who had left",
        decidedBy({}, { employments: [{ startOn: "2021-03-01", endOn: "2026-05-31" }] }),
        /had left/,
      ],
      ["somebody who is not listed", decidedBy({ audience: "list" }), /list did not have/],
      ["somebody in another country", decidedBy({}, { countryCode: "SE" }), /was another/],
      ["somebody of no known country", decidedBy({}, { countryCode: null }), /was another/],
      ["somebody of another office", decidedBy({}, { officeId: 4 }), /was another/],
      ["somebody who began too early", decidedBy({ startedFrom: "2022-01-01" }), /first day/],
      ["somebody whose first day is unknown", decidedBy({}, { employments: [] }), /first day/],
    ] as const
  ).map(([who, statement, fault]) => ({
    name: `a kit of ${who}`,
    rule: /somebody for whom it was at that moment/,
    fault,
    statements: [statement],
  })),
  {
    name: "a kit order that redeemed nothing",
    rule: /welcome kit is redeemed by its order/,
    statements: ["update kit_redemptions set released_at = now()"],
  },
  {
    name: "a coupon that was used past its limit",
    rule: /used no more often than its limit/,
    statements: [
      "update coupons set max_uses = 1, use_count = 0 where coupon_id = (select min(coupon_id) from redemptions)",
    ],
  },
  {
    name: "a personal code that was used twice",
    rule: /personal code is used once/,
    statements: [
      "drop index redemptions_personal_code_once",
      "drop index redemptions_once_per_user",
      `insert into redemptions (coupon_id, once_per, user_id, order_id, redeemed_at)
       select coupon_id, once_per, user_id, ${AN_ORDER}, now() from redemptions where once_per = 'user' limit 1`,
    ],
  },
  {
    name: "a cancelled order that still uses its coupon",
    rule: /coupon is used by its order/,
    statements: [`update orders set status = 'Cancelled' where order_id = ${A_KIT}`],
  },
  {
    name: "a step without its mail",
    rule: /Every step of an order has its mail/,
    statements: [`delete from mails where order_id = ${AN_ORDER}`],
  },
  {
    name: "a parcel without its mail",
    rule: /step of a parcel, a return and a size exchange has its mail/,
    statements: [A_PARCEL],
  },
  {
    name: "a parcel that arrived without its mail",
    rule: /step of a parcel, a return and a size exchange has its mail/,
    fault: /^no mail order-delivered about parcel 1$/,
    statements: [
      A_PARCEL,
      `insert into mails (kind, recipient, order_id, shipment_id, queued_at)
       select 'order-dispatched', 'asha@ledgerline.example', order_id, shipment_id, now() from shipments where order_id = ${AN_ORDER}`,
      `update shipments set state = 'delivered', ended_at = now() where order_id = ${AN_ORDER}`,
    ],
  },
  {
    name: "a return without its mail",
    rule: /step of a parcel, a return and a size exchange has its mail/,
    statements: [
      `insert into returns (order_id, number, reason, asked_at, asked_by)
       select order_id, 1, 'planted', now(), user_id from orders where order_id = ${AN_ORDER}`,
    ],
  },
  {
    name: "a size exchange without its mail",
    rule: /step of a parcel, a return and a size exchange has its mail/,
    statements: [
      `insert into size_exchanges (order_id, variant_id, product_name, colour_name, from_size, to_size, quantity, exchanged_at, exchanged_by)
       select order_id, variant_id, product_name, '', 'S', 'M', 1, now(), user_id from orders join order_lines using (order_id)
       where order_id = ${AN_ORDER} limit 1`,
    ],
  },
  {
    name: "a rest that is not sent without its mail",
    rule: /step of a parcel, a return and a size exchange has its mail/,
    fault: /^no mail rest-cancelled about the rest that is not sent$/,
    statements: [`update orders set rest_withheld_at = now() where order_id = ${AN_ORDER}`],
  },
  {
    name: "a refund without its mail",
    rule: /Every refund that is done has its mail/,
    statements: [A_REFUND],
  },
  {
    name: "money that is not in the ledger",
    rule: /money of an order is what its ledger/,
    statements: [`update orders set paid_paise = paid_paise + 100 where order_id = ${AN_ORDER}`],
  },
  {
    name: "a payment that is not in the ledger",
    rule: /Every payment stands in the ledger/,
    statements: [
      `insert into payments (order_id, provider, amount_paise, asked_at, paid_at)
       select order_id, 'hand', 100, now(), now() from orders where order_id = ${AN_ORDER}`,
    ],
  },
  {
    name: "an order that is confirmed and not paid",
    rule: /What is confirmed was paid/,
    statements: [`update orders set status = 'Order Confirmed' where order_id = ${AN_ORDER}`],
  },
  {
    name: "an order that is not confirmed although staff recorded its payment",
    rule: /What is confirmed was paid/,
    statements: [
      `insert into payments (order_id, provider, amount_paise, asked_at, paid_at, paid_by)
       select order_id, 'hand', 100, now(), now(), user_id from orders where order_id = ${AN_ORDER}`,
    ],
  },
  {
    name: "an invoice of more than was kept",
    rule: /What was paid less refunds is what was invoiced/,
    statements: [
      `update orders set status = 'Order Confirmed', paid_paise = grand_total_paise where order_id = ${AN_ORDER}`,
      "update order_status_changes set changed_at = now() - interval '1 day'",
      `insert into invoices (order_id, financial_year, number, invoice_no, total_paise, content, issued_at, issued_by)
       select order_id, '26-27', 1, 'KS/26-27/1', grand_total_paise + 100, '{}', now(), user_id from orders where order_id = ${AN_ORDER}`,
      `insert into invoice_lines (invoice_id, order_line_id, quantity, amount_paise)
       select invoice_id, order_line_id, quantity, l.total_paise - discount_paise from invoices join order_lines l using (order_id)`,
    ],
  },
  {
    name: "an invoiced amount that no document has",
    rule: /invoiced is the sum of its invoices/,
    statements: [`update orders set invoiced_paise = 100 where order_id = ${AN_ORDER}`],
  },
  {
    name: "refunded pieces that are not back in stock",
    rule: /refunded before they left are back in stock/,
    statements: [
      A_REFUND,
      `insert into refund_lines (refund_id, order_line_id, quantity, amount_paise)
       select refund_id, order_line_id, 1, 100 from refunds join order_lines using (order_id)
       where refund_key = 'planted by a test'`,
    ],
  },
  {
    name: "a hold that took nothing",
    rule: /What is held for somebody was taken from stock/,
    fault: /1 held, 0 taken/,
    statements: [
      `insert into stock_hold_pieces (claim_link_id, variant_id, size, quantity) values (1, ${A_COUNTED}, '', 1)`,
    ],
  },
  {
    name: "a hold that ended and gave nothing back",
    rule: /What is held for somebody was taken from stock/,
    fault: /0 held, 1 taken/,
    statements: [
      `insert into stock_movements (variant_id, size, change, stock_after, reason, moved_at)
       values (${A_COUNTED}, '', -1, 1, 'held', now())`,
    ],
  },
  {
    name: "the account of a card that somebody logs in to",
    rule: /A printed card proves no mailbox/,
    fault: /has a password/,
    statements: [
      `update users set email = 'card-1@no-mailbox.invalid', email_folded = 'card-1@no-mailbox.invalid',
         email_proved_at = null, password_hash = 'a hash'
       where user_id = (select user_id from orders where order_id = ${AN_ORDER})`,
    ],
  },
  {
    name: "a refund that is not in the ledger",
    rule: /Every refund stands in the ledger/,
    statements: [A_REFUND],
  },
  {
    name: "a refund of nothing",
    rule: /refund is the sum of its parts/,
    statements: [A_REFUND],
  },
  {
    name: "a refund of more pieces than were bought",
    rule: /No more is refunded than was paid/,
    statements: [
      A_REFUND,
      `insert into refund_lines (refund_id, order_line_id, quantity, amount_paise)
       select refund_id, order_line_id, quantity + 1, 100 from refunds join order_lines using (order_id)
       where refund_key = 'planted by a test'`,
    ],
  },
  {
    name: "an invoice number above the newest",
    rule: /No invoice number is given twice/,
    statements: [
      `insert into invoices (order_id, financial_year, number, invoice_no, total_paise, content, issued_at, issued_by)
       select order_id, '26-27', 7, 'KS/26-27/7', 100, '{}', now(), user_id from orders where order_id = ${AN_ORDER}`,
    ],
  },
  {
    name: "an audit row that was changed",
    rule: /No audit row was changed/,
    statements: [
      "update audit_rows set action = 'nothing' where sequence = (select max(sequence) from audit_rows)",
    ],
  },
];
