-- The conditions that 0026 and 0027 made wider are checked against every row here, in a transaction of its own: nobody waits for it.

alter table order_addresses validate constraint order_addresses_region_check;
alter table saved_addresses validate constraint saved_addresses_region_check;
alter table users validate constraint users_role_check;
