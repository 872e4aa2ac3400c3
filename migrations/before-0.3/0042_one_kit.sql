-- Staff mark the product that is the welcome kit, in its editor or by CSV. There is one at most.

create unique index products_one_kit on products (is_swag_item) where is_swag_item;
comment on index products_one_kit is 'The store has one welcome kit at most: "the kit" in coupons, carts and the forecast is this product.';

-- The set-up page has an address of its own. A product or category that stands there moves.
alter table slugs drop constraint slugs_slug_check1;
update slugs set slug = 'setup-1' where slug = 'setup';
alter table slugs add constraint slugs_slug_check1
  check (slug not in ('company', 'orders', 'products', 'store', 'checkout', 'accounts', 'api', 'admin', 'setup',
                      'images', 'assets', 'mailbox', 'healthz', 'readyz', 'metrics', 'sitemap', 'robots', 'home'));
