-- Limits of attempts that all processes share, the client IPs of a person's own logins, and one person for one mailbox.

create table attempt_counts (
  kind          text not null,
  subject       bytea not null check (octet_length(subject) = 32),
  window_start  timestamptz not null,
  ends_at       timestamptz not null,
  used          integer not null check (used >= 0),
  primary key (kind, subject, window_start),
  check (ends_at > window_start)
);
create index attempt_counts_ends_at on attempt_counts (ends_at);
comment on table attempt_counts is 'How often something was attempted in a window of minutes or a day, for all processes. Limits: src/features/attempt-limit.';
comment on column attempt_counts.kind is 'What was attempted, and by what it is counted: an account, a client IP or both.';
comment on column attempt_counts.subject is 'SHA-256 of the account or client IP, so that a copy of the table names nobody.';

create table known_clients (
  user_id      integer not null references users on delete cascade,
  client_hash  bytea not null check (octet_length(client_hash) = 32),
  seen_at      timestamptz not null,
  primary key (user_id, client_hash)
);
create index known_clients_seen_at on known_clients (seen_at);
comment on table known_clients is 'Client IPs from which a person has logged in: the wrong guesses of others do not lock them out there.';
comment on column known_clients.client_hash is 'SHA-256 over the person and the client IP.';

alter table one_time_codes add column digits smallint not null default 6 check (digits between 6 and 12);
comment on column one_time_codes.digits is 'Longer for staff, and for an account whose codes others guess at.';

-- Local part without what follows a plus; at Gmail dots do not count either.
alter table users add column mailbox text generated always as (
  case when split_part(email_folded, '@', 2) in ('gmail.com', 'googlemail.com')
    then replace(split_part(split_part(email_folded, '@', 1), '+', 1), '.', '') || '@gmail.com'
    else split_part(split_part(email_folded, '@', 1), '+', 1) || '@' || split_part(email_folded, '@', 2)
  end) stored;
create index users_mailbox on users (mailbox);
comment on column users.mailbox is 'Where the e-mail address delivers to: one person for the kit and for coupons that are once per person.';

insert into mail_kinds values ('login-warning');
