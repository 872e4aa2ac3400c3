-- Orders that staff make, for people, for a list of addresses, or as a replacement.
alter table orders
  add column made_by            integer references users on delete restrict,
  add column free_reason        text check (length(free_reason) between 1 and 300),
  add column replaces_order_id  integer references orders on delete restrict,
  add check (free_reason is null or (grand_total_paise = 0 and made_by is not null)),
  add check (replaces_order_id is null or free_reason is not null);
comment on column orders.made_by is 'The staff member who made the order for the customer; null: the customer placed it.';
comment on column orders.free_reason is 'Why staff gave it free of charge; null: it is to be paid as usual.';
comment on column orders.replaces_order_id is 'The order of which it replaces pieces.';
create index orders_made_by on orders (made_by) where made_by is not null;
create index orders_replaces_order_id on orders (replaces_order_id) where replaces_order_id is not null;

alter table order_lines add column replaces_line_id integer references order_lines on delete restrict;
comment on column order_lines.replaces_line_id is 'The line item of the first order whose pieces this line item of its replacement brings again.';
create index order_lines_replaces_line_id on order_lines (replaces_line_id) where replaces_line_id is not null;

insert into stock_reasons values ('order changed', 24);
insert into mail_kinds values ('order-changed');
