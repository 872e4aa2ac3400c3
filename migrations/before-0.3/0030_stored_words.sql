-- The last stored words that docs/glossary.md retired. Audit rows keep theirs, because their hashes were made with them.

insert into mail_kinds values ('enquiry-to-support');
update mails set kind = 'enquiry-to-support' where kind = 'enquiry-to-team';
delete from mail_kinds where kind = 'enquiry-to-team';

alter table payment_events rename column needs_look to needs_attention;
alter table payment_events rename column looked_at to resolved_at;
alter table payment_events rename column looked_by to resolved_by;
alter table erased_kits rename column address_hash to email_hash;
alter index payment_events_to_look_at rename to payment_events_to_resolve;
