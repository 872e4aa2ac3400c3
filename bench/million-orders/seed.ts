import type pg from "pg";

/**
 * Fills a database that has the demo catalogue with `orders` orders, 200 a day back from now, with lines, addresses,
 * status changes and mails, and a matching number of people, enquiries and audit rows. One SQL statement per table,
 * with triggers and foreign keys disabled, so the database user must be a superuser. The audit rows form no valid
 * chain.
 */
export async function seed(
  client: pg.PoolClient,
  orders: number,
  print: (line: string) => void,
): Promise<void> {
  const people = Math.ceil(orders / 10);
  await client.query("set session_replication_role = replica");
  for (const [table, statement, values] of statements(orders, people)) {
    const startedAt = performance.now();
    const { rowCount } = await client.query(statement, [...values]);
    print(`${table}: ${rowCount} rows in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
  }
  await client.query("set session_replication_role = default");
  await client.query("vacuum analyze");
}

/** Seeded ids begin here, above the ids of the demo. */
const FIRST_ID = 1_000_000;

/**
 * Some frequent names, and 300 first and last names besides: the speed of a search depends on how often a word
 * occurs.
 */
const firstName = `case when n % 5 < 2 then (array['Asha','Farah','Ravi','Meera','John','Lena','Kabir','Noor'])[1 + n % 8]
  else initcap((array['an','ba','ce','da','el','fi','ga','ha','ir','jo','ka','li'])[1 + n % 12] ||
    (array['ra','mi','ta','no','sha','vi','du','la','ne','ko','ri','sa','pu','the','yo','zo','ji','be','mu','go','qui','fe','wi','xa','lo'])[1 + n / 12 % 25]) end`;
const lastName = `case when n % 5 < 2 then (array['Rao','Sheikh','Iyer','Contractor','Fernandes','Weber','Singh'])[1 + n % 7]
  else initcap((array['kap','men','das','mül','gon','pat','ber','jos','nak','oko'])[1 + n % 10] ||
    (array['oor','on','ani','ler','zal','el','ger','hi','amo','wu','sen','kar','ova','ini','ski','ley','ton','mann','eau','dottir','ides','vic','aga','uri','esh','ant','ett','ora','ill','ack'])[1 + n / 10 % 30]) end`;

const statements = (orders: number, people: number): [string, string, number[]][] => [
  [
    "people",
    `insert into users (user_id, email, email_folded, first_name, last_name, email_proved_at, created_at)
     select ${FIRST_ID} + n, 'person' || n || '@seeded.example', 'person' || n || '@seeded.example',
       ${firstName}, ${lastName}, now(), now() - n * interval '10 minutes'
     from generate_series(1, $1::int) n`,
    [people],
  ],
  [
    "orders",
    `insert into orders (order_id, order_no, user_id, status, is_swag, sub_total_paise, discount_paise, shipping_paise,
       grand_total_paise, weight_grams, currency_code, currency_symbol, rate_micros, idempotency_key, request_hash, placed_at,
       ship_country, recipient_name, shipped_by, awb_no, search)
     select ${FIRST_ID} + 1 + $1::int - n, number.no, ${FIRST_ID} + 1 + n % $2::int, state.status, n % 5 = 0,
       price.paise, 0, price.shipping, price.paise + price.shipping, 500, 'INR', '₹', 1000000, 'seeded-' || n, sha256('x'),
       now() - n * interval '432 seconds', (array['India','India','India','India','Japan','Germany'])[1 + n % 6], person.name,
       case when state.status in ('Dispatched', 'Delivered') then 'BlueDart' end,
       case when state.status in ('Dispatched', 'Delivered') then 'BD' || n end,
       search_words(concat_ws(' ', number.no, replace(number.no, '-', ''), person.name, 'BD' || n,
         'person' || (1 + n % $2::int) || '@seeded.example'))
     from generate_series(1, $1::int) n,
       lateral (select case when n <= 100 then 'Order Requested' when n <= 140 then 'Payment Link Sent'
         when n <= 900 then 'Order Confirmed' when n <= 2000 then 'Dispatched' when n % 20 = 0 then 'Cancelled'
         else 'Delivered' end as status) state,
       lateral (select case when n % 5 = 0 then 0 else 20000 + n::bigint * 7919 % 900000 end as paise,
         case when n % 5 = 0 then 0 else 6000 end as shipping) price,
       lateral (select 'KS-' || upper(lpad(to_hex(n / 65536), 4, '0')) || '-' || upper(lpad(to_hex(n % 65536), 4, '0')) || '-S' as no) number,
       lateral (select ${firstName} || ' ' || ${lastName} as name) person`,
    [orders, people],
  ],
  [
    "lines",
    `insert into order_lines (order_id, product_id, variant_id, product_name, quantity, web_price_paise, selling_price_paise,
       total_paise, discount_paise, package_weight_grams, is_swag)
     select o.order_id, v.product_id, v.variant_id, v.name, 1, o.sub_total_paise, o.sub_total_paise, o.sub_total_paise, 0, 500,
       o.is_swag
     from orders o join (select row_number() over (order by variant_id) as place, count(*) over () as all_of_them, variant_id,
         product_id, name from product_variants join products using (product_id) where not is_swag_item) v
       on v.place = 1 + o.order_id % v.all_of_them
     where o.order_id > ${FIRST_ID}`,
    [],
  ],
  [
    "addresses",
    `insert into order_addresses (order_id, is_billing, recipient_name, recipient_phone, address, region, recipient_city,
       postal_code, country)
     select order_id, false, recipient_name, '+91 98200 00000', '12 Marine Drive', 'Maharashtra', 'Mumbai', '400001', ship_country
     from orders where order_id > ${FIRST_ID}`,
    [],
  ],
  [
    "steps",
    `insert into order_status_changes (order_id, from_status, to_status, changed_at, actor)
     select order_id, step.was, step.is_now, placed_at + step.after, 'staff' from orders,
       lateral (values (null, 'Order Requested', interval '0'), ('Order Requested', 'Order Confirmed', interval '5 hours'),
         ('Order Confirmed', 'Dispatched', interval '2 days')) as step (was, is_now, after)
     where order_id > ${FIRST_ID} and (step.was is null or status not in ('Order Requested', 'Payment Link Sent', 'Cancelled'))
       and (step.is_now <> 'Dispatched' or status in ('Dispatched', 'Delivered'))`,
    [],
  ],
  [
    "payments",
    `insert into payments (order_id, provider, link_url, amount_paise, asked_at, paid_at)
     select order_id, 'pasted', 'https://pay.example/' || order_id, grand_total_paise, placed_at, placed_at + interval '4 hours'
     from orders where order_id > ${FIRST_ID} and not is_swag and status in ('Order Confirmed', 'Dispatched', 'Delivered')`,
    [],
  ],
  [
    "kits",
    `insert into kit_redemptions (order_id, user_id, redeemed_at, released_at)
     select order_id, user_id, placed_at, case when status = 'Cancelled' or order_id % $1::int <> 0 then placed_at end
     from orders where order_id > ${FIRST_ID} and is_swag`,
    [people * 10],
  ],
  [
    "mails",
    `insert into mails (kind, recipient, order_id, state, subject, queued_at, settled_at, attempts)
     select 'order-placed', 'person@seeded.example', order_id, case when order_id % 50000 = 1 then 'failed' else 'sent' end,
       'Your order', placed_at, placed_at, 1 from orders where order_id > ${FIRST_ID}`,
    [],
  ],
  [
    "enquiries",
    `insert into enquiries (kind, name, email, description, received_at, state)
     select case when n % 2 = 0 then 'bulk' else 'contact' end, 'Person ' || n, 'person' || n || '@seeded.example',
       'Could you make ' || n || ' mugs for us?', now() - n * interval '20 minutes',
       case when n <= 30 then 'new' else 'answered' end from generate_series(1, $1::int) n`,
    [people],
  ],
  [
    "audit",
    `insert into audit_rows (sequence, at, user_email, role, from_address, action, subject, subject_id, before, after,
       previous_hash, hash)
     select ${FIRST_ID} + row_number() over (order by order_id), placed_at, 'team' || order_id % 5 || '@seeded.example', 'support', '127.0.0.1',
       'order moved to ' || status, 'orders', order_no, '{"status":"Order Requested"}', json_build_object('status', status),
       sha256('x'), sha256('x') from orders where order_id > ${FIRST_ID}`,
    [],
  ],
];
