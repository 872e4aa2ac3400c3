-- Who is erased must not come back with the next start, as long as the configuration still names them.

create table configured_administrators (
  email_hash bytea primary key check (octet_length(email_hash) = 32)
);
comment on table configured_administrators is 'HMAC-SHA-256 of the folded e-mail addresses that ADMIN_EMAIL named, with the key of erasure_key: each is made an administrator once.';
