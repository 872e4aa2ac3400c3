-- A person may write down once which company buys: every order of theirs is billed to it.

alter table users add column billing_company text;
alter table users add column billing_vat_number text;
alter table users add column billing_reference text;
alter table users add constraint users_billing_company_check check (
  length(billing_company) between 1 and 120
  and billing_vat_number ~ '^[A-Z]{2}[A-Z0-9]{2,13}$'
  and length(billing_reference) between 1 and 60) not valid;
comment on column users.billing_company is 'The company that their new orders are billed to, as they or staff wrote it down; null: they are billed themselves.';
comment on column users.billing_vat_number is 'Its VAT number, without blanks; null: none was written down.';
comment on column users.billing_reference is 'What the company books its invoices by, such as a Leitweg-ID; null: nothing.';
