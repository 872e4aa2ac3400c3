-- Printed cards: claim links for who reads no mail. A code and a fact that HR knows open them, and no mailbox is proved.

alter table claim_links add column code_hash bytea;
alter table claim_links add column wrong_tries smallint not null default 0;
alter table claim_links add column token_until timestamptz;
comment on table claim_links is 'Links and printed cards that redeem an occasion''s kit without an account: one live one for each member and occasion, used once.';
comment on column claim_links.email is 'Where it is mailed to: using it proves this address. Of a card one at no-mailbox.invalid, which nobody has.';
comment on column claim_links.code_hash is 'The code on a printed card, keyed with SECRET_KEY. Null: it is a mailed link.';
comment on column claim_links.wrong_tries is 'Of a card: how often its code was typed with a wrong fact. It is locked at a limit, for good.';
comment on column claim_links.token_until is 'Of a card: its token works until then. It is made when code and fact were right. Null: none was made.';
create unique index claim_links_code on claim_links (code_hash) where code_hash is not null;

alter table users add column updates_email text;
comment on column users.updates_email is 'Of an account that a card made: where mails about its orders go. Typed and never proved, so nothing that was typed is mailed there, and it opens no account.';
