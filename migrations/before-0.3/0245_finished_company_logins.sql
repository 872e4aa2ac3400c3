-- What the company's provider sent a browser back with finishes one login, once, whatever the provider makes of a second use.

create table company_finished_logins (
  state_hash bytea primary key check (octet_length(state_hash) = 32),
  ends_at    timestamptz not null
);
create index company_finished_logins_ends_at on company_finished_logins (ends_at);
comment on table company_finished_logins is 'Logins with the company that a response of the provider came for, until they would be too old anyway.';
comment on column company_finished_logins.state_hash is 'SHA-256 of the state, which the store made for this login alone.';
