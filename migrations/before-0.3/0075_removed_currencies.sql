-- A display currency can be removed. The history of its rates stays.

alter table currency_rate_changes drop constraint currency_rate_changes_currency_code_fkey;
alter table currency_rate_changes add constraint currency_rate_changes_currency_code_check check (currency_code ~ '^[A-Z]{3}$');
comment on column currency_rate_changes.currency_code is 'The store may no longer show it.';
