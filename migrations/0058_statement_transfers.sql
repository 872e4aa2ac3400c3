-- The transfers of bank statements by which orders were confirmed, so that a line that comes in two files confirms one order once.

create table statement_transfers (
  transfer_digest   text primary key check (transfer_digest ~ '^[0-9a-f]{64}$'),
  order_id       integer not null references orders on delete restrict,
  confirmed_at   timestamptz not null,
  confirmed_by   integer not null references users on delete restrict
);
comment on table statement_transfers is 'Which transfer of a bank statement confirmed which order. Where staff took the confirmation back, it may confirm one again.';
comment on column statement_transfers.transfer_digest is 'A hash of what the statement says of the transfer: day, amount, bank''s reference, text and payer, and which of several equal ones it is.';
create index statement_transfers_order_id on statement_transfers (order_id);
create index statement_transfers_confirmed_by on statement_transfers (confirmed_by);
