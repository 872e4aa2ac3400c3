-- What the back office did: append-only rows, each sealed with the hash of the one before.

create table audit_rows (
  sequence    bigint primary key check (sequence > 0),
  at          timestamptz not null,
  user_id     integer references users on delete restrict,
  user_email  text not null,
  role        text not null,
  from_address text not null,
  action      text not null check (length(action) between 1 and 120),
  subject     text not null check (length(subject) between 1 and 80),
  subject_id  text not null check (length(subject_id) <= 120),
  before      json,
  after       json,
  previous_hash bytea not null check (octet_length(previous_hash) = 32),
  hash        bytea not null check (octet_length(hash) = 32)
);
create index audit_rows_subject on audit_rows (subject, subject_id, sequence desc);
create index audit_rows_user_id on audit_rows (user_id, sequence desc);
create index audit_rows_at on audit_rows (at desc);
comment on table audit_rows is 'Who changed what in the back office, when and from where. Rows are never changed or removed.';
comment on column audit_rows.before is 'json, not jsonb: the text is kept as it was hashed.';
comment on column audit_rows.hash is 'SHA-256 over this row and previous_hash: a changed or missing row breaks every later one.';

create table audit_head (
  only_row  boolean primary key default true check (only_row),
  sequence  bigint not null,
  hash      bytea not null check (octet_length(hash) = 32)
);
insert into audit_head (sequence, hash) values (0, decode(repeat('00', 32), 'hex'));
comment on table audit_head is 'The newest audit row: its lock puts the writers of the chain in order; an end that was cut off shows.';

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit rows are never changed or removed';
end $$;
create trigger append_only before update or delete or truncate on audit_rows
  for each statement execute function refuse_audit_change();
