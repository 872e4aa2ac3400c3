-- The second factor of who works in the back office.

create table second_factors (
  user_id       integer primary key references users on delete cascade,
  secret        text not null check (secret ~ '^[A-Z2-7]{32,64}$'),
  started_at    timestamptz not null,
  confirmed_at  timestamptz,
  last_step     bigint not null default 0,
  wrong_tries   smallint not null default 0 check (wrong_tries >= 0),
  wrong_since   timestamptz not null
);
comment on table second_factors is 'The key that a person''s app makes codes from (RFC 6238). It counts from confirmed_at on.';
comment on column second_factors.last_step is 'The 30-second step of the newest code taken: no code is taken twice.';
comment on column second_factors.wrong_tries is 'Wrong codes since wrong_since; after five nothing is looked at for a quarter of an hour.';

create table recovery_codes (
  user_id    integer not null references second_factors on delete cascade,
  code_hash  bytea not null check (octet_length(code_hash) = 32),
  spent_at   timestamptz,
  primary key (user_id, code_hash)
);
comment on table recovery_codes is 'What lets somebody in once who has lost the app. Only hashes; the codes are shown when they are made.';

alter table sessions add column second_factor_at timestamptz;
comment on column sessions.second_factor_at is 'When this login also gave a code. The back office asks for it from who has a second factor.';
