-- The admin's lists of products and of stock open sorted by name.
create index products_by_name on products (name, product_id);
comment on index products_by_name is 'The first page of the admin''s stock list reads the first products of it, not all';
