-- The languages of the shop are a list of tags (BCP 47) beside English; so far there was one switch for one of them.

-- The row of the switch stays: the version before this one reads it as long as both serve.
insert into store_settings (name, value, version, changed_at, changed_by)
select 'languages', '["de"]', version, changed_at, changed_by from store_settings
where name = 'offersGerman' and value = 'true';

-- Any well-formed tag may be stored: which languages a shop has is in its settings. What is there already is checked by the
-- next migration, so that no large table is locked meanwhile.
alter table orders drop constraint orders_language_check,
  add constraint orders_language_check check (language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$') not valid;
alter table back_in_stock_alerts drop constraint back_in_stock_alerts_language_check,
  add constraint back_in_stock_alerts_language_check check (language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$') not valid;
alter table mail_texts drop constraint mail_texts_language_check,
  add constraint mail_texts_language_check check (language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$') not valid;
alter table mails drop constraint mails_language_check,
  add constraint mails_language_check check (language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$') not valid;
alter table users drop constraint users_chosen_language_check,
  add constraint users_chosen_language_check check (chosen_language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$') not valid;

-- Which tags are paths of languages is known by the program, which refuses them for goods and pages.
alter table slugs drop constraint slugs_slug_check1,
  add constraint slugs_slug_check1
    check (slug not in ('company', 'orders', 'products', 'store', 'checkout', 'accounts', 'api', 'admin', 'setup', 'invitation',
      'wishlist', 'images', 'assets', 'mailbox', 'healthz', 'readyz', 'metrics', 'sitemap', 'robots', 'home')) not valid;
