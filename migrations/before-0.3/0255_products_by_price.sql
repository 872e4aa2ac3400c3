-- The admin's list of products, sorted by price, reads the cheapest or dearest variants first.
create index product_variants_by_price on product_variants (selling_price_paise, variant_id) include (product_id);
comment on index product_variants_by_price is 'The first page of the admin''s products by price reads the first variants of it, not all';

-- The same columns have product_variants_stock and variant_sizes_stock: each sold piece was written twice.
drop index product_variants_low;
drop index variant_sizes_low;
