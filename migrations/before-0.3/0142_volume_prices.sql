-- Volume prices of a product, for teams. They are read with the product and with a cart's lines, so they are a column and no table.
alter table products
  add column volume_prices jsonb not null default '[]' check (jsonb_typeof(volume_prices) = 'array');
comment on column products.volume_prices is
  'Rows of {"fromQuantity","unitPaise"}, by rising quantity and falling price. From this many units of the product in one cart on, all its variants and sizes together, a unit costs this, or the selling price of its variant where that is lower.';
