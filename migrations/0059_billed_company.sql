-- Who is billed may be a company with a VAT number and a reference of its own, which its invoice and e-invoice name.

alter table orders add column billing_company text;
alter table orders add column billing_vat_number text;
alter table orders add column billing_reference text;
alter table orders add constraint orders_billing_company_check check (
  length(billing_company) between 1 and 120
  and billing_vat_number ~ '^[A-Z]{2}[A-Z0-9]{2,13}$'
  and length(billing_reference) between 1 and 60) not valid;
comment on column orders.billing_company is 'The company that is billed, as its customer or staff wrote it down; null: the person of the billing address.';
comment on column orders.billing_vat_number is 'Its VAT number, without blanks; null: none was written down.';
comment on column orders.billing_reference is 'What the company books its invoice by, such as an order number of its own or a Leitweg-ID; null: nothing.';
