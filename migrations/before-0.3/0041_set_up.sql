-- The first hour of a store: a link that sets it up once, and a list of what is still to do.

create table set_up_tokens (
  only_row    boolean primary key default true check (only_row),
  token_hash  bytea not null,
  expires_at  timestamptz not null
);
comment on table set_up_tokens is 'The link that a start without an administrator prints, at most one: it creates the first administrator and is gone then.';
comment on column set_up_tokens.token_hash is 'SHA-256 of the token. The token itself is only printed.';

-- A store that works already has no list of first steps.
insert into store_settings (name, value, version)
select 'isChecklistHidden', 'true'::jsonb, 1
where exists (select from users);
