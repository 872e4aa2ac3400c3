-- A refund that was credited may come to nothing: the provider refuses it, or a bank sends the money back, and staff say that
-- it is not owed any more. Then the money is kept, and a further invoice bills again what the credit note took back.
alter table invoices
  drop constraint invoices_corrects,
  add constraint invoices_corrects check (kind = 'invoice' or corrects_id is not null);
comment on column invoices.corrects_id is 'For a credit note: the invoice it corrects, the newest of the order. For an invoice that bills again what credit notes took back: the invoice it follows.';
comment on column invoice_lines.quantity is '0: money alone, as of a credit note or of an invoice that bills again what was credited.';
