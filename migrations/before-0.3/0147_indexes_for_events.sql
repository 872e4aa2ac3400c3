-- Lists and sums that read a whole table once a store is some years old (tests/drills/query-plans.test.ts).

-- What moved in a month.
create index order_ledger_at on order_ledger (at, ledger_entry_id);

-- A payment event is found by the provider's id of its payment.
create index payment_events_reference on payment_events (reference);

-- What couriers reported, and staff dismissed.
create index courier_events_dismissed on courier_events (received_at) where outcome = 'dismissed';
