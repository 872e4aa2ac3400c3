-- Keys of authenticator apps are encrypted with SECRET_KEY, and recovery codes hashed slowly.
-- The next start encrypts and hashes what is stored: a migration has no key.

alter table second_factors drop constraint second_factors_secret_check;
alter table second_factors add constraint second_factors_secret_check
  check (secret ~ '^([A-Z2-7]{32,64}|v1:[0-9a-f]{8}:[A-Za-z0-9_-]{60,160})$');
comment on column second_factors.secret is 'Encrypted with AES-256-GCM: v1, the id of the SECRET_KEY, and the bytes. Rows of older versions are plain until the next start.';

alter table recovery_codes drop constraint recovery_codes_pkey;
alter table recovery_codes add column code_id bigint generated always as identity primary key;
alter table recovery_codes alter column code_hash drop not null;
alter table recovery_codes add column slow_hash text check (slow_hash like '$argon2id$%');
alter table recovery_codes add constraint one_hash check (num_nonnulls(code_hash, slow_hash) = 1);
create index on recovery_codes (user_id);
comment on column recovery_codes.code_hash is 'Of older versions: SHA-256 of the person and the code, until the next start.';
comment on column recovery_codes.slow_hash is 'Argon2id of the older hash. All codes of a person that were made together have one salt.';
