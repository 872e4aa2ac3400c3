-- The mail of a claim link.

insert into mail_kinds values ('claim-link');

alter table mails add column claim_link_id integer;
comment on column mails.claim_link_id is 'The claim link that the mail brings. It refers to nothing, so that no large table is read for it: a link that is gone is not mailed.';
