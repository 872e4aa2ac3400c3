-- A sign-up goes on from any browser, and what could send goods or money to a stranger waits for its owner's yes.

alter table users add column begun_unanswered boolean not null default false;
alter table users add column chosen_language text check (chosen_language in ('en', 'de'));
comment on column users.claimed_at is 'When the owner of the e-mail address proved it without the login that signed up. Addresses and unpaid orders of before may be somebody else''s. Null again once the owner said that they are theirs.';
comment on column users.begun_unanswered is 'Claimed, and the owner has not said yet whether what was begun before is theirs: addresses of before claimed_at are not offered.';
comment on column users.chosen_language is 'Chosen on the account page: mails that no page and no order give a language have this one.';

alter table one_time_codes add column return_path text check (length(return_path) <= 300);
comment on column one_time_codes.return_path is 'The page of this store where whoever asked for the code goes on; the mail''s button carries it.';
