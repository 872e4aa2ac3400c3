const zeros = {
  retained: 0,
  invoiced: 0,
  credited: 0,
  before: 0,
  after: 0,
  sales: { revenue: 0 },
  agrees: true,
};

/** A month that was closed with these figures and without a line. */
const aMonth = (month: string, from: string, to: string, figures: object = {}) => `
  insert into closed_months (month, starts_at, ends_at, time_zone, base_currency, accounts, figures, closed_at, closed_by)
  select '${month}', '${from}', '${to}', 'UTC', 'INR', '{}', '${JSON.stringify({ ...zeros, ...figures })}', '${to}', min(user_id) from users`;

/** Of an order of the store: one rupee that was paid, and an invoice, in January 2001. */
const AN_ENTRY = `with paid as (
    insert into payments (order_id, provider, amount_paise, asked_at, paid_at) select min(order_id), 'hand', 100, '2001-01-09', '2001-01-09'
    from orders returning payment_id, order_id)
  insert into order_ledger (order_id, kind, amount_paise, method, payment_id, at)
  select order_id, 'paid', 100, 'by hand', payment_id, '2001-01-09' from paid`;
const A_DOCUMENT = `insert into invoices (order_id, financial_year, number, invoice_no, total_paise, content, issued_at)
  select min(order_id), '00-01', 1, 'PLANTED', 100, '{}', '2001-01-09' from orders`;

const january = ["2001-01", "2001-01-01", "2001-02-01"] as const;

export const plantedMonthDefects = [
  {
    name: "an entry that a closed month does not have",
    rule: /closed month has what ledger/,
    fault: /moved 1\.00, closed with nothing/,
    statements: [aMonth(...january), AN_ENTRY],
  },
  {
    name: "a document that a closed month does not have",
    rule: /closed month has what ledger/,
    fault: /is of 1\.00, closed with nothing/,
    statements: [aMonth(...january), A_DOCUMENT],
  },
  {
    name: "a line of a closed month with another amount than its entry",
    rule: /closed month has what ledger/,
    fault: /moved 1\.00, closed with 2\.00/,
    statements: [
      aMonth(...january, { retained: 2, after: 2 }),
      AN_ENTRY,
      `insert into closed_month_lines (closed_month_id, file, position, order_id, ledger_entry_id, amount_paise, content)
       select max(closed_month_id), 'money', 0, max(order_id), max(ledger_entry_id), 200, '{}'::jsonb from closed_months, order_ledger`,
    ],
  },
  {
    name: "a figure of a closed month that its lines do not have",
    rule: /figures of a closed month/,
    fault: /the money kept is 5\.00, its lines are 0\.00/,
    statements: [aMonth(...january, { retained: 5 })],
  },
  {
    name: "a closed month that begins before the one before it ends",
    rule: /begins where the one before/,
    statements: [aMonth(...january), aMonth("2001-02", "2001-01-31", "2001-03-01")],
  },
  {
    name: "a closed month that begins with other money than the one before it ended with",
    rule: /begins where the one before/,
    fault: /with 3\.00/,
    statements: [aMonth(...january), aMonth("2001-02", "2001-02-01", "2001-03-01", { before: 3 })],
  },
  {
    name: "a transfer that confirmed an order and is no payment",
    rule: /transfer of a bank statement/,
    statements: [
      `insert into statement_transfers (transfer_digest, order_id, confirmed_at, confirmed_by)
       select repeat('a', 64), (select min(order_id) from orders), now(), min(user_id) from users`,
    ],
  },
];
