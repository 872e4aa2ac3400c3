-- /claim is a page of the shop: no product, category or page may have it as its path. One that has it could not be opened any
-- more, so it moves. 0051 checks the other rows.

update slugs set slug = 'claim-page' where slug = 'claim';

alter table slugs drop constraint slugs_slug_check1,
  add constraint slugs_slug_check1
    check (slug not in ('company', 'orders', 'products', 'store', 'checkout', 'accounts', 'api', 'admin', 'setup', 'invitation',
      'wishlist', 'claim', 'images', 'assets', 'mailbox', 'healthz', 'readyz', 'metrics', 'sitemap', 'robots', 'home')) not valid;
