/** Of the first order, whose key, total and lines stay as they are. */
const aQuote = (totalPaise: string) => `
  with q as (
    insert into quotes (quote_no, state, name, email, email_folded, language, country, lines, shipping_paise, valid_until, total_paise,
      sent_version, made_by, made_at, changed_at, settled_at, order_id)
    select 'Q-PLANTED1', 'accepted', 'A', 'a@b.example', 'a@b.example', 'en', 'India', '[]', 0, current_date, 1, 1, user_id, now(), now(),
      now(), order_id from orders order by order_id limit 1 returning quote_id, order_id)
  insert into quote_versions (quote_id, version_no, lines, country, shipping_paise, terms, valid_until, total_paise, tax_paise, sent_at, sent_by)
  select quote_id, 1, '[{"variantId": 1, "unitPaise": 123456789, "quantity": 7}]', 'India', 0, '', current_date, ${totalPaise}, 0, now(), o.user_id
  from q join orders o using (order_id)`;

/** Defects of quotes, as those of planted-defects.ts. */
export const plantedQuoteDefects = [
  {
    name: "an accepted quote whose order has another total",
    rule: /An accepted quote has one order/,
    fault: /says [\d.]+, and order/,
    statements: [aQuote("o.grand_total_paise + 1")],
  },
  {
    name: "an accepted quote with two orders",
    rule: /An accepted quote has one order/,
    fault: /and 1 more/,
    statements: [
      aQuote("greatest(o.grand_total_paise, 1)"),
      `update orders set idempotency_key = (select format('quote %s of %s', quote_id, quote_no) from quotes)
       where order_id = (select max(order_id) from orders)`,
    ],
  },
  {
    name: "an order at other prices than its quote",
    rule: /An accepted quote has one order/,
    fault: /at other prices/,
    statements: [aQuote("greatest(o.grand_total_paise, 1)")],
  },
  {
    name: "an order of a quote that nobody accepted",
    rule: /An order of a quote is that of an accepted quote/,
    statements: [
      "update orders set idempotency_key = 'quote 1 of Q-PLANTED2' where order_id = (select min(order_id) from orders)",
    ],
  },
] as const;
