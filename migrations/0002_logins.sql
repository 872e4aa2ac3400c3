-- Logins: their tokens, the codes and second factors that they ask for, and the limits of guesses.

create table sessions (
  token_hash        bytea primary key check (octet_length(token_hash) = 32),
  user_id           integer not null references users on delete cascade,
  family_id         uuid not null default gen_random_uuid(),
  created_at        timestamptz not null default now(),
  renewed_at        timestamptz not null default now(),
  expires_at        timestamptz not null,
  replaced_at       timestamptz,
  proved_at         timestamptz,
  second_factor_at  timestamptz,
  device            text check (length(device) <= 80),
  check (expires_at > created_at)
);
comment on table sessions is 'The tokens of logins; a row that is gone or past expires_at is logged out.';
comment on column sessions.token_hash is 'SHA-256 of the 256-bit bearer token; the token itself is only in the browser.';
comment on column sessions.family_id is 'The login: all tokens that came from it by refreshing.';
comment on column sessions.created_at is 'When the person logged in; the same for all tokens of a login.';
comment on column sessions.renewed_at is 'When this token was given: the last use of the login, to a minute.';
comment on column sessions.replaced_at is 'When a newer token took its place. Used a minute after this or later, it ends the login: somebody has a copy.';
comment on column sessions.proved_at is 'When this login last gave the password or a code of the second factor.';
comment on column sessions.second_factor_at is 'When this login also gave a second factor. The admin asks for it from staff who have one.';
comment on column sessions.device is 'Browser and system in plain words, such as Chrome on Windows.';
create index sessions_user_id on sessions (user_id);
create index sessions_expires_at on sessions (expires_at);
create index sessions_family_id_idx on sessions (family_id);

create table one_time_codes (
  user_id     integer primary key references users on delete cascade,
  asked_at    timestamptz not null,
  code_hash   bytea check (octet_length(code_hash) = 32),
  digits      smallint not null default 6 check (digits between 6 and 12),
  expires_at  timestamptz not null,
  tries_left  smallint not null check (tries_left >= 0),
  spent_at    timestamptz
);
comment on table one_time_codes is 'The newest code of a person, and only the newest: a newer one replaces the row.';
comment on column one_time_codes.code_hash is 'SHA-256 over user and code. Null until the mail is written: the code is made then, and never stored in clear.';
comment on column one_time_codes.digits is 'Longer for staff, and for an account whose codes others guess at.';
comment on column one_time_codes.tries_left is 'Wrong guesses that remain; at 0 the code is dead.';

create table known_clients (
  user_id      integer not null references users on delete cascade,
  client_hash  bytea not null check (octet_length(client_hash) = 32),
  seen_at      timestamptz not null,
  primary key (user_id, client_hash)
);
comment on table known_clients is 'Client IPs from which a person has logged in: the wrong guesses of others do not lock them out there.';
comment on column known_clients.client_hash is 'SHA-256 over the person and the client IP.';
create index known_clients_seen_at on known_clients (seen_at);

create table attempt_counts (
  kind          text not null,
  subject       bytea not null check (octet_length(subject) = 32),
  window_start  timestamptz not null,
  ends_at       timestamptz not null,
  used          integer not null check (used >= 0),
  primary key (kind, subject, window_start),
  check (ends_at > window_start)
);
comment on table attempt_counts is 'How often something was attempted in a window of minutes or a day, for all processes.';
comment on column attempt_counts.kind is 'What was attempted, and by what it is counted: an account, a client IP or both.';
comment on column attempt_counts.subject is 'SHA-256 of the account or client IP, so that a copy of the table names nobody.';
create index attempt_counts_ends_at on attempt_counts (ends_at);

-- The second factor of staff: an authenticator app, passkeys, or both. A migration has no key of the configuration, so that the
-- program encrypts secrets.

create table second_factors (
  user_id       integer primary key references users on delete cascade,
  secret        text check (secret ~ '^([A-Z2-7]{32,64}|v1:[0-9a-f]{8}:[A-Za-z0-9_-]{60,160})$'),
  started_at    timestamptz not null,
  confirmed_at  timestamptz,
  last_step     bigint not null default 0,
  wrong_tries   smallint not null default 0 check (wrong_tries >= 0),
  wrong_since   timestamptz not null,
  constraint second_factors_confirmed_key check (confirmed_at is null or secret is not null)
);
comment on table second_factors is 'The key that a person''s authenticator app makes codes from (RFC 6238), which counts from confirmed_at on; and wrong tries of all codes.';
comment on column second_factors.secret is 'Encrypted with AES-256-GCM: v1, the id of the SECRET_KEY, and the bytes. Rows of older versions are plain until the next start.';
comment on column second_factors.last_step is 'The 30-second step of the newest code taken: no code is taken twice.';
comment on column second_factors.wrong_tries is 'Wrong codes since wrong_since; after five no code is checked for 15 minutes.';

create table recovery_codes (
  code_id    bigint generated always as identity primary key,
  user_id    integer not null references second_factors on delete cascade,
  slow_hash  text check (slow_hash like '$argon2id$%'),
  code_hash  bytea check (octet_length(code_hash) = 32),
  spent_at   timestamptz,
  constraint one_hash check (num_nonnulls(code_hash, slow_hash) = 1)
);
comment on table recovery_codes is 'Codes for somebody who has lost the authenticator app; each works once. Only hashes; the codes are shown when they are made.';
comment on column recovery_codes.slow_hash is 'Argon2id of the older hash. All codes of a person that were made together have one salt.';
comment on column recovery_codes.code_hash is 'Of older versions: SHA-256 of the person and the code, until the next start.';
create index recovery_codes_user_id_idx on recovery_codes (user_id);

create table passkeys (
  passkey_id     integer generated by default as identity primary key,
  user_id        integer not null references users on delete cascade,
  credential_id  text not null unique check (credential_id ~ '^[A-Za-z0-9_-]+$' and length(credential_id) between 16 and 1366),
  public_key     bytea not null check (octet_length(public_key) between 16 and 4096),
  counter        bigint not null default 0 check (counter between 0 and 4294967295),
  transports     text not null default '' check (transports ~ '^[a-z -]{0,200}$'),
  name           text not null check (length(name) between 1 and 60),
  created_at     timestamptz not null,
  last_used_at   timestamptz
);
comment on table passkeys is 'Public keys that staff log in with. The private key stays in the person''s device.';
comment on column passkeys.counter is 'What the device counted at its last signature; 0: it does not count. A smaller one later is a copy, and refused.';
comment on column passkeys.transports is 'How the browser reaches the device, as the device said, with spaces: usb, internal, hybrid ...';
create index passkeys_user_id on passkeys (user_id);

create table passkey_challenges (
  challenge  text primary key check (length(challenge) between 22 and 100),
  purpose    text not null check (purpose in ('register', 'give', 'login')),
  login_id   uuid,
  ends_at    timestamptz not null,
  check ((purpose = 'login') = (login_id is null))
);
comment on table passkey_challenges is 'Random texts that a passkey is asked to sign. Each is taken once, for five minutes.';
comment on column passkey_challenges.login_id is 'The login that asked (sessions.family_id); null where somebody logs in by the passkey alone.';
create index passkey_challenges_ends_at on passkey_challenges (ends_at);

-- Login with the company's OpenID Connect provider. What the provider sends counts once, whoever copied it.

create table company_identities (
  issuer     text not null check (length(issuer) between 1 and 500),
  subject    text not null check (length(subject) between 1 and 255),
  user_id    integer not null references users on delete cascade,
  linked_at  timestamptz not null,
  primary key (issuer, subject),
  unique (issuer, user_id)
);
comment on table company_identities is 'Who a person of the store is at the company''s provider. The e-mail address may change there; the subject does not.';
comment on column company_identities.subject is 'The claim sub: never given to another person, unlike an e-mail address.';
create index company_identities_user_id_idx on company_identities (user_id);

create table company_finished_logins (
  state_hash  bytea primary key check (octet_length(state_hash) = 32),
  ends_at     timestamptz not null
);
comment on table company_finished_logins is 'Logins with the company that a response of the provider came for, until they would be too old anyway.';
comment on column company_finished_logins.state_hash is 'SHA-256 of the state, which the store made for this login alone.';
create index company_finished_logins_ends_at on company_finished_logins (ends_at);

create table company_logout_tokens (
  token_hash  bytea primary key check (octet_length(token_hash) = 32),
  ends_at     timestamptz not null
);
comment on table company_logout_tokens is 'Logout tokens that were taken, until they would be too old anyway.';
comment on column company_logout_tokens.token_hash is 'SHA-256 of issuer and the claim jti.';
create index company_logout_tokens_ends_at on company_logout_tokens (ends_at);
