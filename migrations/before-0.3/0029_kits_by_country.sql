-- Kits to a country, or a country's orders of a status, are counted in the index alone.
drop index orders_ship_country;
create index orders_ship_country on orders (ship_country, placed_at desc, order_id desc) include (is_swag, status);
