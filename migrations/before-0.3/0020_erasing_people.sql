-- Erasing a person: the books stay, the person goes, and a kit is still redeemed once.

alter table users
  add column erased_at  timestamptz,
  add column had_kit    boolean not null default false,
  add constraint users_erased_is_blocked check (erased_at is null or blocked_at is not null and password_hash is null and role = 'buyer');
comment on column users.erased_at is 'When the person was erased at their own wish; the row stays because orders belong to it, and names nobody.';
comment on column users.had_kit is 'An account of this address that was erased had redeemed its kit: this one gets none.';

create table erasure_key (
  only_row  boolean primary key default true check (only_row),
  secret    text not null check (length(secret) >= 64)
);
insert into erasure_key (secret) values (gen_random_uuid()::text || gen_random_uuid()::text);
comment on table erasure_key is 'What addresses are hashed with before they are kept in erased_kits; this store''s own, made once.';

create table erased_kits (
  address_hash  bytea primary key check (octet_length(address_hash) = 32)
);
comment on table erased_kits is 'HMAC-SHA-256 of the folded addresses that redeemed a kit and were erased: nothing else is kept of them, not even when.';

create index mails_recipient on mails (lower(recipient));
create index enquiries_email on enquiries (lower(email));
