-- A change of a product announces its id, so that each process reads that product again and not the whole catalogue.
-- Everything else still announces an empty text: anything may have changed.
create function announce_product() returns trigger language plpgsql as $$
declare
  changed jsonb;
  id integer;
begin
  foreach changed in array array[to_jsonb(old), to_jsonb(new)] loop
    continue when changed is null;
    id := changed ->> tg_argv[0];
    if tg_argv[0] = 'variant_id' then
      select product_id into id from product_variants where variant_id = (changed ->> 'variant_id')::integer;
      continue when id is null; -- the variant is gone, which its own trigger announces
    end if;
    -- A slug without a product is that of a category or of a page.
    perform pg_notify('catalogue_changed', coalesce(id::text, ''));
  end loop;
  return null;
end $$;
comment on function announce_product is 'Its argument is the column with the id of the product or variant.';

do $$
declare
  shown record;
begin
  for shown in
    select * from (values
      ('products', 'product_id', true), ('slugs', 'product_id', true), ('product_recommendations', 'product_id', true),
      ('kit_contents', 'kit_product_id', true), ('variant_images', 'variant_id', true), ('sku_codes', 'variant_id', true),
      -- Not every update of these two is shown: see below.
      ('product_variants', 'product_id', false), ('variant_sizes', 'variant_id', false)
    ) as tables (name, id_column, shows_every_column)
  loop
    execute format('drop trigger announce on %I', shown.name);
    execute format('create trigger announce after insert or delete on %I for each row execute function announce_product(%L)',
      shown.name, shown.id_column);
    execute format('create trigger announce_all after truncate on %I for each statement execute function announce_catalogue_change()',
      shown.name);
    if shown.shows_every_column then
      execute format('create trigger announce_update after update on %I for each row when (old.* is distinct from new.*)
        execute function announce_product(%L)', shown.name, shown.id_column);
    end if;
  end loop;
end $$;

drop trigger announce_columns on product_variants;
create trigger announce_columns after update of colour_name, colour_hex, web_price_paise, selling_price_paise, position
  on product_variants for each row when (old.* is distinct from new.*) execute function announce_product('product_id');
drop trigger announce_stock on product_variants;
create trigger announce_stock after update of stock on product_variants for each row
  when (least(old.stock, 11) is distinct from least(new.stock, 11)) execute function announce_product('product_id');
drop trigger announce_stock on variant_sizes;
create trigger announce_stock after update on variant_sizes for each row
  when (least(old.stock, 11) is distinct from least(new.stock, 11) or old.position <> new.position)
  execute function announce_product('variant_id');
