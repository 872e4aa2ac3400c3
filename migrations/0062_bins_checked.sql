-- The conditions of 0061 are checked against every row, in a transaction of their own: nobody waits for it.

alter table sku_codes validate constraint sku_codes_bin_check;
alter table sku_codes validate constraint sku_codes_has_one_check;
