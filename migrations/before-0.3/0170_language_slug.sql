-- The German shop is below /de. A product, category or page that stands there moves.
alter table slugs drop constraint slugs_slug_check1;
update slugs set slug = 'de-1' where slug = 'de';
alter table slugs add constraint slugs_slug_check1
  check (slug not in ('company', 'orders', 'products', 'store', 'checkout', 'accounts', 'api', 'admin', 'setup', 'invitation',
                      'wishlist', 'de', 'images', 'assets', 'mailbox', 'healthz', 'readyz', 'metrics', 'sitemap', 'robots', 'home'));
