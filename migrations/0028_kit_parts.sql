-- A kit takes its own counted stock, which a partner packs ahead, or its parts from the stock that they are sold from.

create table kits (
  kit_product_id    integer primary key references products on delete cascade,
  takes_stock       text not null check (takes_stock in ('packed', 'parts', 'packed_then_parts')),
  box_weight_grams  integer not null default 0 check (box_weight_grams between 0 and 100000)
);
comment on table kits is 'How each kit takes stock. A kit without a row is packed ahead.';
comment on column kits.takes_stock is 'packed: its own stock; parts: the stock of its parts; packed_then_parts: its own while there is any, then its parts.';
comment on column kits.box_weight_grams is 'The weight of the box, to which those of the parts are added where they are taken. A packed kit weighs what its product says.';
-- Every kit that there is was packed ahead, so it stays so, with its stock.
insert into kits (kit_product_id, takes_stock) select product_id, 'packed' from products where is_swag_item;

alter table kit_contents add column substitute_variant_id integer references product_variants on delete restrict;
alter table kit_contents add constraint kit_contents_substitute_check check (substitute_variant_id <> variant_id);
comment on table kit_contents is 'The parts of the kit, in the order shown. Whether they are taken from their own stock says kits.takes_stock.';
comment on column kit_contents.substitute_variant_id is 'The one part that stands in, in the same size, when this one is out; null: none does.';
create index kit_contents_substitute_variant_id on kit_contents (substitute_variant_id)
  where substitute_variant_id is not null;

create table order_line_parts (
  order_line_id    integer not null references order_lines on delete cascade,
  position         integer not null,
  variant_id       integer not null references product_variants on delete restrict,
  size             text not null default '',
  quantity         integer not null check (quantity between 1 and 99),
  product_name     text not null,
  colour_name      text not null default '',
  has_picked_size  boolean not null,
  taken_from       text not null check (taken_from in ('packed', 'parts')),
  substituted_for  text not null default '',
  primary key (order_line_id, position)
);
comment on table order_line_parts is 'The parts of each piece of a line item that is a kit, as they were when it was ordered, and which stock they were taken from.';
comment on column order_line_parts.has_picked_size is 'Whether its size is the one that the customer picked for the kit; a size exchange changes it.';
comment on column order_line_parts.taken_from is 'packed: the stock of the kit itself was taken; parts: that of this part.';
comment on column order_line_parts.substituted_for is 'The part that was out when this one stood in for it; empty: this is the part itself.';
create index order_line_parts_variant_id on order_line_parts (variant_id);

-- Kits that are ordered and not on their way were packed ahead. Their parts are written down where the kit still is what
-- it was when they were ordered; of the others the text of the line item remains the record.
insert into order_line_parts
    (order_line_id, position, variant_id, size, quantity, product_name, colour_name, has_picked_size, taken_from)
  select line.order_line_id, part.position, part.variant_id,
    case when part.size <> '' then part.size when has_sizes then line.size else '' end,
    part.quantity, product.name, variant.colour_name, part.size = '' and has_sizes, 'packed'
  from order_lines line join orders using (order_id)
  join kit_contents part on part.kit_product_id = line.product_id
  join product_variants variant on variant.variant_id = part.variant_id
  join products product on product.product_id = variant.product_id
  cross join lateral (
    select exists (select from variant_sizes where variant_sizes.variant_id = part.variant_id) as has_sizes) sizes
  where line.is_swag and orders.status in ('Order Requested', 'Payment Link Sent', 'Order Confirmed')
    and line.contents = (
      select string_agg(case when c.quantity > 1 then c.quantity || ' × ' else '' end || p.name
          || case when v.colour_name <> '' or c.size <> ''
            then ' (' || concat_ws(', ', nullif(v.colour_name, ''), 'size ' || nullif(c.size, '')) || ')' else '' end,
        ', ' order by c.position)
      from kit_contents c join product_variants v using (variant_id) join products p on p.product_id = v.product_id
      where c.kit_product_id = line.product_id);

-- What each piece of a line item takes from counted stock. Whatever adds up stock reads this, and not the line items.
create view order_line_skus as
  select line.order_id, line.order_line_id, line.quantity as line_quantity,
    coalesce(part.variant_id, line.variant_id) as variant_id, coalesce(part.size, line.size) as size,
    coalesce(part.quantity, 1) as pieces_each
  from order_lines line
  left join order_line_parts part on part.order_line_id = line.order_line_id and part.taken_from = 'parts';
comment on view order_line_skus is 'The SKUs that a line item takes from stock, and how many for each piece of it: those of a kit''s parts, where it was taken from them, or its own.';

create function sku_available(of_variant integer, of_size text) returns integer language sql stable as $$
  select case
    when s.size is null and exists (select from variant_sizes any_size where any_size.variant_id = of_variant) then 0
    else least(v.stock, s.stock) end
  from product_variants v left join variant_sizes s on s.variant_id = v.variant_id and s.size = of_size
  where v.variant_id = of_variant
$$;
comment on function sku_available is 'How many of a SKU can be sold. Null: it is not counted; 0: also where the variant does not come in this size.';

create function kit_part_size(of_variant integer, fixed text, picked text) returns text language sql stable as $$
  select case when fixed <> '' then fixed
    when exists (select from variant_sizes where variant_id = of_variant) then picked else '' end
$$;
comment on function kit_part_size is 'The size in which a part lies in a kit of the picked size; empty: the part has no sizes.';

create function kit_parts_available(kit integer, picked text) returns integer language sql stable as $$
  select case when count(*) = 0 then 0 else min(
    sku_available(part.variant_id, kit_part_size(part.variant_id, part.size, picked)) / part.quantity
    + case when part.substitute_variant_id is null then 0 else sku_available(part.substitute_variant_id,
        kit_part_size(part.substitute_variant_id, part.size, picked)) / part.quantity end) end
  from kit_contents part where part.kit_product_id = kit
$$;
comment on function kit_parts_available is 'How many kits the parts are enough for, with their substitutes: as many as the scarcest part. Null: none of them is counted.';

create function kit_available(kit_variant integer, picked text) returns integer language sql stable as $$
  select case coalesce(kits.takes_stock, 'packed')
    when 'packed' then sku_available(kit_variant, picked)
    when 'parts' then kit_parts_available(kit.product_id, picked)
    else sku_available(kit_variant, picked) + kit_parts_available(kit.product_id, picked) end
  from product_variants kit left join kits on kits.kit_product_id = kit.product_id
  where kit.variant_id = kit_variant
$$;
comment on function kit_available is 'How many kits of the picked size can be ordered; empty: the kit has no sizes. Null: nothing of it is counted.';

create function kit_substitute_sizes(kit integer, at integer) returns text[] language sql stable as $$
  select array(
    select picked.size from kit_contents part
    join kits using (kit_product_id)
    cross join (
      select coalesce(s.size, '') as size, min(coalesce(s.position, 0)) as position, bool_or(sku_available(v.variant_id, coalesce(s.size, '')) <> 0) is not false as is_packed
      from product_variants v left join variant_sizes s using (variant_id) where v.product_id = kit group by coalesce(s.size, '')
    ) picked
    where part.kit_product_id = kit and part.position = at and part.substitute_variant_id is not null
      and (kits.takes_stock = 'parts' or (kits.takes_stock = 'packed_then_parts' and not picked.is_packed))
      and sku_available(part.variant_id, kit_part_size(part.variant_id, part.size, picked.size)) < part.quantity
      and coalesce(sku_available(part.substitute_variant_id,
        kit_part_size(part.substitute_variant_id, part.size, picked.size)) >= part.quantity, true)
    order by picked.position, picked.size)
$$;
comment on function kit_substitute_sizes is 'The sizes of the kit, empty for one without sizes, in which the substitute stands in for this part now.';

-- A part that is sold shows in its kits too. What stands in for ten kits and fewer is announced by the part itself.
create function announce_kits_of_part() returns trigger language plpgsql as $$
declare
  kit integer;
begin
  for kit in
    select distinct part.kit_product_id from kit_contents part join kits using (kit_product_id)
    where new.variant_id in (part.variant_id, part.substitute_variant_id) and kits.takes_stock <> 'packed'
      and least(old.stock / part.quantity, 11) is distinct from least(new.stock / part.quantity, 11)
  loop
    perform pg_notify('catalogue_changed', kit::text);
  end loop;
  return null;
end $$;
create trigger announce_kits after update of stock on product_variants for each row
  when (old.stock is distinct from new.stock) execute function announce_kits_of_part();
create trigger announce_kits after update of stock on variant_sizes for each row
  when (old.stock is distinct from new.stock) execute function announce_kits_of_part();
create trigger announce after insert or delete on kits for each row execute function announce_product('kit_product_id');
create trigger announce_update after update on kits for each row when (old.* is distinct from new.*)
  execute function announce_product('kit_product_id');
create trigger announce_all after truncate on kits for each statement execute function announce_catalogue_change();
