-- A quote names the VAT number of the company, so that the order of an accepted quote has it on its first e-invoice.

alter table quotes add column vat_number text not null default '';
comment on column quotes.vat_number is 'Of the company, without blanks and dots; empty: none.';
