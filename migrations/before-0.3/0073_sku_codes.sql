-- A company names what it counts and packs: an article number of its own, and the number under the bar code.

create table sku_codes (
  variant_id  integer not null references product_variants on delete cascade,
  size        text not null default '' check (size ~ '^[A-Za-z0-9./ -]{0,20}$'),
  sku_code    text check (sku_code ~ '^[A-Za-z0-9][A-Za-z0-9 ._/+#-]{0,63}$'),
  gtin        text check (gtin ~ '^([0-9]{8}|[0-9]{12,14})$'),
  primary key (variant_id, size),
  check (sku_code is not null or gtin is not null)
);
create unique index sku_codes_sku_code on sku_codes (lower(sku_code));
create unique index sku_codes_gtin on sku_codes (lpad(gtin, 14, '0'));
comment on table sku_codes is 'The numbers of a SKU: that of a variant without sizes (size empty), or that of one size.';
comment on column sku_codes.sku_code is 'The company''s own article number, unique whatever its case.';
comment on column sku_codes.gtin is 'The number under the bar code (EAN, UPC): 8, 12, 13 or 14 digits, the last one a check digit.';
create trigger announce after insert or update or delete or truncate on sku_codes for each statement execute function announce_catalogue_change();
