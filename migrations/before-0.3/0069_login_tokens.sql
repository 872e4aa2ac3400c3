-- A refresh gives a login a new token, and people see where they are logged in.

alter table sessions
  add column family_id uuid not null default gen_random_uuid(),
  add column replaced_at timestamptz,
  add column renewed_at timestamptz not null default now(),
  add column device text check (length(device) <= 80);
create index on sessions (family_id);
comment on table sessions is 'The tokens of logins; a row that is gone or past expires_at is logged out.';
comment on column sessions.created_at is 'When the person logged in; the same for all tokens of a login.';
comment on column sessions.family_id is 'The login: all tokens that came from it by refreshing.';
comment on column sessions.replaced_at is 'When a newer token took its place. Used a minute after this or later, it ends the login: somebody has a copy.';
comment on column sessions.renewed_at is 'When this token was given: the last use of the login, to a minute.';
comment on column sessions.device is 'Browser and system in plain words, such as Chrome on Windows.';
