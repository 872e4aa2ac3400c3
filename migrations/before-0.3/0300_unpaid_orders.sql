-- When an unpaid order is cancelled is a fact of the order, which its page and mails say; and what unpaid orders hold is limited.

alter table orders add column pay_by timestamptz;
comment on column orders.pay_by is
  'While it is unpaid: it is cancelled then, as its page and mails say. Moved by later payment links, never earlier. Null: it is not cancelled by itself, because nothing is to be paid, the store waits for ever, or it is from before its customers were told.';
create index orders_pay_by on orders (pay_by) where status in ('Order Requested', 'Payment Link Sent') and pay_by is not null;

alter table orders add column client_hash bytea;
comment on column orders.client_hash is
  'The hashed network that its customer ordered from, for the limit of what the unpaid orders of one network hold. Removed when it is paid or cancelled.';
create index orders_client_hash on orders (client_hash) where client_hash is not null;

create index orders_holding_unpaid on orders (user_id)
  where status in ('Order Requested', 'Payment Link Sent') and not is_swag and made_by is null and paid_paise = 0;
