-- What the dashboard adds up and the audit screen looks for.

-- Newest first with whatever filter: rows are counted and days are added up without a look at the table.
create index orders_filters on orders (placed_at desc, order_id desc) include (status, is_swag, ship_country, grand_total_paise);
drop index orders_placed_at;
create index order_status_changes_to on order_status_changes (to_status, changed_at);
create index payments_paid on payments (order_id) where paid_at is not null;
create index redemptions_live on redemptions (order_id) where released_at is null;
create index kit_redemptions_redeemed_at on kit_redemptions (redeemed_at) where released_at is null;
create index product_variants_low on product_variants (stock) where stock is not null;
create index variant_sizes_low on variant_sizes (stock) where stock is not null;

create function audit_words(user_email text, action text, subject text, subject_id text, before json, after json)
returns tsvector language sql immutable as $$
  select search_words(concat_ws(' ', user_email, action, subject, subject_id, replace(subject_id, '-', ''),
    left(before::text, 4000), left(after::text, 4000)))
$$;
comment on function audit_words is 'What the audit screen''s text field looks in; a json value''s own text never changes.';

alter table audit_rows add column search tsvector
  generated always as (audit_words(user_email, action, subject, subject_id, before, after)) stored;
create index audit_rows_search on audit_rows using gin (search);
create index audit_rows_user_email on audit_rows (lower(user_email), sequence desc);
create index audit_rows_action on audit_rows (action, sequence desc);
comment on column audit_rows.search is 'Made of the row and no part of its seal.';
