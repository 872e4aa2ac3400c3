-- A text that staff write about the store's goods and pages has its translations in its own row:
-- {"de": {"name": "..."}}. A missing text is shown in the store's own words.

do $$
declare
  translated text;
begin
  foreach translated in array array['products', 'product_variants', 'variant_images', 'categories', 'menu_items', 'slides',
    'home_tiles', 'home_sections', 'home_page', 'page_texts', 'static_pages']
  loop
    execute format('alter table %I add column translations jsonb not null default ''{}'' check (jsonb_typeof(translations) = ''object'')',
      translated);
    execute format('comment on column %I.translations is ''The texts of the row in other languages of the shop, by language.''', translated);
  end loop;
end $$;

-- A built-in text can have a translation too.
alter table page_texts alter column html drop not null;
comment on column page_texts.html is 'Null: the page shows its built-in text.';

-- A text of a variant is shown, so its change is announced as the others are.
drop trigger announce_columns on product_variants;
create trigger announce_columns after update of colour_name, colour_hex, web_price_paise, selling_price_paise, position, translations
  on product_variants for each row when (old.* is distinct from new.*) execute function announce_product('product_id');

alter table order_lines add column translated_name text, add column translated_colour text;
comment on column order_lines.translated_name is 'The name in the language of the order; null: it had none but product_name.';
comment on column order_lines.translated_colour is 'The colour in the language of the order; null: it had none but colour_name.';
