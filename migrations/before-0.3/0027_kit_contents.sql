-- What lies in the welcome kit, as a list the team edits; orders keep what theirs held.

create table kit_contents (
  kit_product_id  integer not null references products on delete cascade,
  position        integer not null,
  variant_id      integer not null references product_variants on delete restrict,
  size            text not null default '' check (size ~ '^[A-Za-z0-9./ -]{0,20}$'),
  quantity        integer not null check (quantity between 1 and 99),
  primary key (kit_product_id, position),
  unique (kit_product_id, variant_id, size)
);
create index kit_contents_variant_id on kit_contents (variant_id);
comment on table kit_contents is 'The pieces of the kit in the order shown. They are packed with it: their own stock is not taken.';
comment on column kit_contents.size is 'Empty: in the size the buyer picks for the kit, or in none; else always in this one.';
create trigger announce after insert or update or delete or truncate on kit_contents for each statement execute function announce_catalogue_change();

alter table order_lines add column contents text not null default '';
comment on column order_lines.contents is 'Of the welcome kit: what lay in it when it was ordered, in words; the size picked is the line''s own.';
-- Until now the row 'Contents' of the kit's specification said it.
update order_lines set contents = coalesce((
    select entry ->> 'value' from products, jsonb_array_elements(specification) as entry
    where products.product_id = order_lines.product_id and entry ->> 'name' = 'Contents' limit 1), '')
  where is_swag;
