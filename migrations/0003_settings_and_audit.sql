-- What staff may change about the store without touching the machine, and the audit of what they changed.

create table store_settings (
  name        text primary key check (length(name) between 1 and 60),
  value       jsonb not null,
  version     integer not null check (version > 0),
  changed_at  timestamptz not null default now(),
  changed_by  integer references users on delete restrict
);
comment on table store_settings is 'The settings that are not their default. The program has their names and types. The environment wins where it sets one.';
comment on column store_settings.name is 'A name of StoreSettings, or mailServer, whose value has the password of the mail server.';
comment on column store_settings.version is 'The number of the change that wrote it; the highest is the version of all settings. A change from an older one is refused.';
comment on column store_settings.changed_by is 'Null: the store itself, at its set-up or by the demo loader.';

create function announce_settings_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('settings_changed', '');
  return null;
end $$;
create trigger announce after insert or update or delete or truncate on store_settings
  for each statement execute function announce_settings_change();

-- The audit is a chain: each row has the hash of the one before.

create function audit_words(user_email text, action text, subject text, subject_id text, before json, after json)
returns tsvector language sql immutable as $$
  select search_words(concat_ws(' ', user_email, action, subject, subject_id, replace(subject_id, '-', ''),
    left(before::text, 4000), left(after::text, 4000)))
$$;
comment on function audit_words is 'What the audit screen''s text field looks in; a json value''s own text never changes.';

create table audit_rows (
  sequence       bigint primary key check (sequence > 0),
  at             timestamptz not null,
  user_id        integer references users on delete restrict,
  user_email     text not null,
  role           text not null,
  from_address   text not null,
  action         text not null check (length(action) between 1 and 120),
  subject        text not null check (length(subject) between 1 and 80),
  subject_id     text not null check (length(subject_id) <= 120),
  before         json,
  after          json,
  erased_by      bigint,
  previous_hash  bytea not null check (octet_length(previous_hash) = 32),
  hash           bytea not null check (octet_length(hash) = 32),
  search         tsvector generated always as (audit_words(user_email, action, subject, subject_id, before, after)) stored,
  check (erased_by > sequence)
);
comment on table audit_rows is 'Who changed what in the admin, when and from which client IP. Rows are never changed or removed; erasure of a person empties before and after of older rows.';
comment on column audit_rows.from_address is 'The client IP of the request. The column keeps its old name, because the rows are hashed with it.';
comment on column audit_rows.before is 'json, not jsonb: the text is kept as it was hashed.';
comment on column audit_rows.erased_by is 'The audit row of the erasure that emptied this one. Its hash is of before that; the row of the erasure has a digest of what is left.';
comment on column audit_rows.hash is 'SHA-256 over this row and previous_hash: a changed or missing row breaks every later one.';
comment on column audit_rows.search is 'Made of the row, and no part of its hash.';
create index audit_rows_subject on audit_rows (subject, subject_id, sequence desc);
create index audit_rows_user_id on audit_rows (user_id, sequence desc);
create index audit_rows_at on audit_rows (at desc);
create index audit_rows_search on audit_rows using gin (search);
create index audit_rows_user_email on audit_rows (lower(user_email), sequence desc);
create index audit_rows_action on audit_rows (action, sequence desc);

create table audit_head (
  only_row  boolean primary key default true check (only_row),
  sequence  bigint not null,
  hash      bytea not null check (octet_length(hash) = 32)
);
comment on table audit_head is 'The newest audit row. Its lock puts the writers of the chain in order, and it shows when the end of the chain was cut off.';
insert into audit_head (sequence, hash) values (0, decode(repeat('00', 32), 'hex'));

-- The chain holds although an erasure empties rows: the row of the erasure names them.
create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and tg_table_name = 'audit_rows' and current_setting('kitstore.erasing', true) = 'yes' then
    return null;
  end if;
  raise exception 'audit rows are never changed or removed';
end $$;
create trigger append_only before update or delete or truncate on audit_rows
  for each statement execute function refuse_audit_change();
