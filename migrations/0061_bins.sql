-- A SKU may have a bin: where it lies in the store room. Packing slips and pick lists go by it.

alter table sku_codes add column bin text;
alter table sku_codes add constraint sku_codes_bin_check
  check (bin ~ '^[^,=[:cntrl:]]{1,30}$' and bin = btrim(bin)) not valid;
alter table sku_codes drop constraint sku_codes_check;
alter table sku_codes add constraint sku_codes_has_one_check
  check (sku_code is not null or gtin is not null or bin is not null) not valid;
comment on table sku_codes is 'The numbers and the bin of a SKU: that of a variant without sizes (size empty), or that of one size.';
comment on column sku_codes.bin is 'Where it lies in the store room, as its staff say it; null: nobody wrote it down.';
