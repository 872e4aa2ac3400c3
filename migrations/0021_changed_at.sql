-- When staff last changed a product or a category. The sitemap tells search engines, so that they read again what changed.

alter table products add column changed_at timestamptz not null default now();
alter table categories add column changed_at timestamptz not null default now();
comment on column products.changed_at is 'Of its texts, prices, variants or images; stock does not count.';
comment on column categories.changed_at is 'Of its own texts; the products in it do not count.';

create function note_change() returns trigger language plpgsql as $$
begin
  new.changed_at = now();
  return new;
end $$;
create trigger note_change before update of version on categories for each row execute function note_change();
create trigger note_change before update of version on products for each row execute function note_change();
