-- Many countries have no region in their addresses, such as Norway and Germany: it may be empty.
alter table order_addresses drop constraint order_addresses_region_check;
alter table order_addresses add constraint order_addresses_region_check check (length(region) <= 120) not valid;
alter table saved_addresses drop constraint saved_addresses_region_check;
alter table saved_addresses add constraint saved_addresses_region_check check (length(region) <= 120) not valid;
