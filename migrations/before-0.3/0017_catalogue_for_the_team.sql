-- What the back office edits the catalogue by, and the ledger of every piece that came or went.

alter table products
  add column version integer not null default 1,
  add column search  tsvector generated always as (search_words(name || ' ' || product_id::text || ' ' || meta_keywords)) stored;
comment on column products.version is 'Counts the back office''s changes, of its variants too: who changes from an older one is told, and nothing is overwritten.';
create index products_search on products using gin (search);
alter table categories add column version integer not null default 1;
comment on column categories.version is 'Counts the back office''s changes.';
create index product_variants_stock on product_variants (stock) where stock is not null;
create index variant_sizes_stock on variant_sizes (stock) where stock is not null;

create table stock_reasons (
  reason    text primary key,
  position  integer not null unique
);
comment on table stock_reasons is 'Why pieces came or went; the same words as in features/stock/stock.ts (a test compares them).';
insert into stock_reasons values
  ('opening', 1), ('order', 2), ('cancelled', 3), ('returned', 4), ('size swapped', 5), ('received', 6), ('counted', 7),
  ('corrected', 8), ('no longer counted', 9), ('by hand', 10);

create table stock_movements (
  stock_movement_id  bigint generated always as identity primary key,
  variant_id         integer not null references product_variants on delete restrict,
  size               text not null default '',
  change             integer not null,
  stock_after        integer not null check (stock_after >= 0),
  reason             text not null references stock_reasons,
  order_no           text references orders (order_no) on delete restrict,
  note               text not null default '' check (length(note) <= 500),
  moved_by           integer references users on delete restrict,
  moved_at           timestamptz not null,
  check (change <> 0 or reason in ('counted', 'no longer counted'))
);
create index stock_movements_counter on stock_movements (variant_id, size, stock_movement_id desc);
create index stock_movements_order_no on stock_movements (order_no) where order_no is not null;
create index stock_movements_moved_by on stock_movements (moved_by) where moved_by is not null;
comment on table stock_movements is 'Every movement of a counted stock. Writing a row is what changes the stock: their sum is the stock, by the triggers below. Rows are never changed or removed.';
comment on column stock_movements.size is 'Empty: the count of the variant over all its sizes.';
comment on column stock_movements.change is 'Pieces: above 0 came, below 0 went; 0 only for a count that changed nothing.';
comment on column stock_movements.stock_after is 'Written by the database.';
comment on column stock_movements.moved_by is 'Who of the team; null: the buyer''s own step, or the store.';

insert into stock_movements (variant_id, size, change, stock_after, reason, moved_at)
  select variant_id, '', stock, stock, 'opening', now() from product_variants where stock > 0
  union all
  select variant_id, size, stock, stock, 'opening', now() from variant_sizes where stock > 0;

-- A row of the ledger moves the stock. One that nobody counts stays so, unless it is counted now: then nothing is written.
create function apply_stock_movement() returns trigger language plpgsql as $$
declare was integer; begins boolean := new.reason in ('opening', 'counted');
begin
  if new.size = '' then
    select stock into was from product_variants where variant_id = new.variant_id for update;
  else
    select stock into was from variant_sizes where variant_id = new.variant_id and size = new.size for update;
  end if;
  if not found or (was is null and not begins) then return null; end if;
  if new.reason = 'no longer counted' and new.change <> -was then
    raise exception 'no longer counted: all % pieces go', was using errcode = '23514';
  end if;
  new.stock_after := coalesce(was, 0) + new.change;
  if new.size = '' then
    update product_variants set stock = nullif(new.stock_after, case when new.reason = 'no longer counted' then 0 end)
      where variant_id = new.variant_id;
  else
    update variant_sizes set stock = nullif(new.stock_after, case when new.reason = 'no longer counted' then 0 end)
      where variant_id = new.variant_id and size = new.size;
  end if;
  return new;
end $$;
create trigger apply_movement before insert on stock_movements for each row
  when (pg_trigger_depth() = 0) execute function apply_stock_movement();

-- A stock that was changed past the ledger still stands in it: no path can forget to say so.
create function note_stock_by_hand() returns trigger language plpgsql as $$
declare
  old_stock integer := case when tg_op = 'INSERT' then 0 else coalesce(old.stock, 0) end;
  new_stock integer := case when tg_op = 'DELETE' then 0 else coalesce(new.stock, 0) end;
  changed record;
begin
  if tg_op = 'DELETE' then changed := old; else changed := new; end if;
  if new_stock <> old_stock then
    insert into stock_movements (variant_id, size, change, stock_after, reason, moved_at)
      values (changed.variant_id, coalesce(to_jsonb(changed) ->> 'size', ''), new_stock - old_stock, new_stock,
              case when tg_op = 'INSERT' then 'opening' else 'by hand' end, now());
  end if;
  return null;
end $$;
create trigger note_by_hand after insert on product_variants for each row
  when (pg_trigger_depth() = 0 and new.stock > 0) execute function note_stock_by_hand();
create trigger note_by_hand_update after update of stock on product_variants for each row
  when (pg_trigger_depth() = 0 and old.stock is distinct from new.stock) execute function note_stock_by_hand();
create trigger note_by_hand after insert on variant_sizes for each row
  when (pg_trigger_depth() = 0 and new.stock > 0) execute function note_stock_by_hand();
create trigger note_by_hand_update after update of stock on variant_sizes for each row
  when (pg_trigger_depth() = 0 and old.stock is distinct from new.stock) execute function note_stock_by_hand();
create trigger note_by_hand_delete after delete on variant_sizes for each row
  when (pg_trigger_depth() = 0 and old.stock > 0) execute function note_stock_by_hand();

create function refuse_stock_movement_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of the stock ledger are never changed or removed';
end $$;
create trigger append_only before update or delete or truncate on stock_movements
  for each statement execute function refuse_stock_movement_change();

create view stock_items as
  select variant_id, '' as size, stock, product_id, position as variant_position, 0 as size_position
  from product_variants as variant
  where stock is not null or not exists (select from variant_sizes where variant_sizes.variant_id = variant.variant_id)
  union all
  select variant_id, size, variant_sizes.stock, product_id, variant.position, variant_sizes.position + 1
  from variant_sizes join product_variants as variant using (variant_id);
comment on view stock_items is 'Everything that has, or may have, a count of its own: a variant over all its sizes (size empty), and each size.';
