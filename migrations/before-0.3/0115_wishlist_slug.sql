-- The wishlist has an address of its own. A product or category that stands there moves.
alter table slugs drop constraint slugs_slug_check1;
update slugs set slug = 'wishlist-1' where slug = 'wishlist';
alter table slugs add constraint slugs_slug_check1
  check (slug not in ('company', 'orders', 'products', 'store', 'checkout', 'accounts', 'api', 'admin', 'setup', 'invitation',
                      'wishlist', 'images', 'assets', 'mailbox', 'healthz', 'readyz', 'metrics', 'sitemap', 'robots', 'home'));
