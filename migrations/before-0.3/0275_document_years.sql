-- India numbers invoices from April to March (26-27). Elsewhere the year is the calendar's (2026).

alter table invoice_years drop constraint invoice_years_financial_year_check;
alter table invoice_years add constraint invoice_years_financial_year_check
  check (financial_year ~ '^(\d{2}-\d{2}|\d{4})$');
comment on table invoice_years is 'The newest number of each financial year (in India from April to March, elsewhere the calendar year): its row is locked while the next one is given.';
