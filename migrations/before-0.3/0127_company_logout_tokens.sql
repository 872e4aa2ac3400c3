-- A logout token of the company's provider ends logins once: whoever copied it must not end later ones with it.

create table company_logout_tokens (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  ends_at    timestamptz not null
);
create index company_logout_tokens_ends_at on company_logout_tokens (ends_at);
comment on table company_logout_tokens is 'Logout tokens that were taken, until they would be too old anyway.';
comment on column company_logout_tokens.token_hash is 'SHA-256 of issuer and the claim jti.';
