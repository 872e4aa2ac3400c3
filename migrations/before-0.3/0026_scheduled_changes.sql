-- What changes in the catalogue by itself when its time comes: prices, for a while or for good, and products that enter or leave the shop.

create table scheduled_changes (
  scheduled_change_id  integer generated always as identity primary key,
  product_id           integer not null references products on delete cascade,
  kind                 text not null check (kind in ('price', 'publish', 'withdraw')),
  variant_id           integer,
  web_price_paise      bigint check (web_price_paise between 0 and 100000000),
  selling_price_paise  bigint check (selling_price_paise >= 0),
  starts_at            timestamptz not null,
  ends_at              timestamptz,
  state                text not null default 'coming' check (state in ('coming', 'running', 'over', 'passed over')),
  web_price_before_paise      bigint,
  selling_price_before_paise  bigint,
  scheduled_by         integer not null references users on delete restrict,
  scheduled_at         timestamptz not null,
  foreign key (variant_id, product_id) references product_variants (variant_id, product_id) on delete cascade,
  check (num_nonnulls(variant_id, web_price_paise, selling_price_paise) = case when kind = 'price' then 3 else 0 end),
  check (selling_price_paise <= web_price_paise),
  check (ends_at is null or (kind = 'price' and ends_at > starts_at)),
  check (state <> 'running' or (ends_at is not null and num_nonnulls(web_price_before_paise, selling_price_before_paise) = 2)),
  constraint scheduled_changes_one_price_at_a_time exclude using gist (
    int4range(variant_id, variant_id, '[]') with &&,
    tstzrange(starts_at, coalesce(ends_at, starts_at), case when ends_at is null then '[]' else '[)' end) with &&
  ) where (kind = 'price' and state in ('coming', 'running'))
);
comment on column scheduled_changes.ends_at is 'From then on the price before it returns, unless somebody has changed the price by hand meanwhile; null: for good.';
comment on column scheduled_changes.state is '''passed over'': nothing was running while it should have begun and ended.';
comment on column scheduled_changes.web_price_before_paise is 'What returns; written when it begins.';
comment on constraint scheduled_changes_one_price_at_a_time on scheduled_changes is 'A price with an end holds its time, its end not included; one for good is a moment.';
create unique index scheduled_changes_one_at_a_moment on scheduled_changes (product_id, starts_at) where kind <> 'price' and state = 'coming';
create index scheduled_changes_product_id on scheduled_changes (product_id, starts_at);
create index scheduled_changes_variant_id on scheduled_changes (variant_id) where variant_id is not null;
create index scheduled_changes_due on scheduled_changes ((case state when 'coming' then starts_at else ends_at end)) where state in ('coming', 'running');
create index scheduled_changes_scheduled_by on scheduled_changes (scheduled_by);
