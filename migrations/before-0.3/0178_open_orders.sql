-- What a month leaves open is read without adding up every document and every entry of the ledger since the first day.

-- A default and then one update: the table is not rewritten, and orders without documents keep their 0.
alter table orders add column invoiced_paise bigint not null default 0;
update orders o set invoiced_paise = documents.paise
  from (select order_id, sum(case kind when 'invoice' then total_paise else -total_paise end) as paise from invoices group by order_id) documents
  where documents.order_id = o.order_id and documents.paise <> 0;
comment on column orders.invoiced_paise is 'Invoices less credit notes. Written by the trigger of invoices.';

-- Added, never summed anew: who writes a document holds the order's row lock.
create function add_up_invoices() returns trigger language plpgsql as $$
begin
  update orders set invoiced_paise = invoiced_paise + case new.kind when 'invoice' then new.total_paise else -new.total_paise end
    where order_id = new.order_id;
  return null;
end $$;
create trigger add_up after insert on invoices for each row execute function add_up_invoices();

-- A column of its own, because the planner cannot guess how few orders these are. It is kept by PostgreSQL.
alter table orders add column may_be_open boolean not null generated always as (not is_swag and (
  paid_paise - refunded_paise - charged_back_paise <> invoiced_paise
  or refunding_paise > 0 or refund_failed_paise > 0 or disputed_paise > 0 or paid_paise > grand_total_paise
  or (status in ('Order Requested', 'Payment Link Sent') and grand_total_paise > paid_paise)
  or (status = 'Cancelled' and (paid_paise > refunded_paise + charged_back_paise or invoiced_paise <> 0)))) stored;
create index orders_open on orders (placed_at, order_id) where may_be_open;
comment on column orders.may_be_open is 'Money and documents differ, or something is unpaid, owed, disputed or still invoiced: every order that a month can leave open.';
