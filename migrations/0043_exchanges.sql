-- A wrong size after delivery: an exchange is a return whose outcome is a replacement in another size.

alter table returns add column is_exchange boolean not null default false;
comment on column returns.is_exchange is 'Whether its outcome is a replacement in another size; its pieces are exchange_pieces, not return_lines.';
-- An exchange lapses by itself: then nobody has called it off.
alter table returns drop constraint returns_called_off_by_check;
comment on column returns.called_off_by is 'The buyer, or a staff member; null: nobody, an exchange lapsed.';

create table exchanges (
  return_id       integer primary key references returns on delete restrict,
  way             text not null check (way in ('post', 'office')),
  office_id       integer references office_locations on delete restrict,
  sends_at_once   boolean not null,
  back_by         timestamptz not null,
  reminded_at     timestamptz,
  ended           text check (ended in ('declined', 'lapsed')),
  decline_reason  text not null default '' check (length(decline_reason) <= 450),
  replacement_id  integer unique references orders on delete restrict,
  constraint exchanges_office check ((way = 'office') = (office_id is not null)),
  constraint exchanges_reason check ((ended is not distinct from 'declined') = (decline_reason <> ''))
);
comment on table exchanges is 'What a return is beside, whose pieces are exchanged for another size.';
comment on column exchanges.way is 'post: with a printed label; office: brought to one of the company.';
comment on column exchanges.sends_at_once is 'Whether the new pieces were sent on trust, before the old ones were back.';
comment on column exchanges.back_by is 'Until when the new pieces are reserved, and the old ones should be back.';
comment on column exchanges.ended is 'Why it ended without a replacement. Null: it did not, or its buyer called it off.';
comment on column exchanges.replacement_id is 'The order that brings the new pieces.';
create index exchanges_open on exchanges (back_by) where replacement_id is null and ended is null;
create index exchanges_office_id on exchanges (office_id) where office_id is not null;

create table exchange_pieces (
  return_id      integer not null references exchanges on delete restrict,
  order_line_id  integer not null references order_lines on delete restrict,
  variant_id     integer not null references product_variants on delete restrict,
  from_size      text not null check (from_size <> ''),
  to_size        text not null check (to_size <> '' and to_size <> from_size),
  quantity       integer not null check (quantity between 1 and 999),
  product_name   text not null,
  back_to_stock  integer not null default 0 check (back_to_stock >= 0),
  written_off    integer not null default 0 check (written_off >= 0),
  primary key (return_id, order_line_id, variant_id, from_size),
  check (back_to_stock + written_off in (0, quantity))
);
comment on table exchange_pieces is 'The pieces of an exchange: of a line item, or a part of a kit.';
comment on column exchange_pieces.variant_id is 'That of the line item; of a kit: that of the part.';
comment on column exchange_pieces.product_name is 'As its buyer read it.';
comment on column exchange_pieces.written_off is 'How many came back and cannot be used again.';
create index exchange_pieces_order_line_id on exchange_pieces (order_line_id);
create index exchange_pieces_variant_id on exchange_pieces (variant_id);

create table exchange_holds (
  return_id   integer not null,
  variant_id  integer not null references product_variants on delete restrict,
  size        text not null default '',
  quantity    integer not null check (quantity > 0),
  primary key (return_id, variant_id, size)
);
comment on table exchange_holds is 'What an open exchange has taken from each counted stock: of a variant over all its sizes (size empty), and of a size.';
create index exchange_holds_variant_id on exchange_holds (variant_id, size);

create view held_pieces as
  select variant_id, size, quantity from stock_hold_pieces
  union all select variant_id, size, quantity from exchange_holds;
comment on view held_pieces is 'What is held of each counted stock, for whoever types an address and for exchanges.';

insert into mail_kinds values ('exchange-asked'), ('exchange-reminder'), ('exchange-ended');

-- The replacement of an exchange that is sent at once is free, and nobody of the staff made it. 0047 checks every row.
alter table orders drop constraint orders_check4;
alter table orders add constraint orders_free_check check (
  free_reason is null or (grand_total_paise = 0 and (made_by is not null or replaces_order_id is not null))) not valid;
comment on column orders.made_by is 'The staff member who made the order for the customer; null: the customer placed it, or an exchange did.';
