-- Delivery addresses that buyers asked the store to remember.

create table saved_addresses (
  saved_address_id  uuid primary key default gen_random_uuid(),
  user_id           integer not null references users on delete cascade,
  content_hash      bytea not null check (octet_length(content_hash) = 32),
  recipient_name    text not null check (length(recipient_name) between 1 and 120),
  recipient_phone   text not null check (length(recipient_phone) between 1 and 40),
  address           text not null check (length(address) between 1 and 500),
  region            text not null check (length(region) between 1 and 120),
  recipient_city    text not null check (length(recipient_city) between 1 and 120),
  postal_code       text not null default '' check (length(postal_code) <= 20),
  country           text not null check (length(country) between 1 and 80),
  used_at           timestamptz not null,
  unique (user_id, content_hash)
);
create index saved_addresses_user_id on saved_addresses (user_id, used_at desc);
comment on table saved_addresses is 'Kept only for who ticked ''Save this address for next time'', at most ten a person; goes when its owner removes it or the account goes.';
comment on column saved_addresses.content_hash is 'SHA-256 of the address without regard to case and spacing: the same address is kept once.';
comment on column saved_addresses.used_at is 'When an order last went there with the box ticked: the newest ten stay.';
