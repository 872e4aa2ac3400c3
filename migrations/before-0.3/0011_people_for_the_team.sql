-- What the back office finds people by, and the lock of their editors.

alter table users
  add column version integer not null default 1,
  add column search  tsvector generated always as (search_words(email_folded || ' ' || first_name || ' ' || last_name)) stored;
comment on column users.version is 'Counts the back office''s changes: who changes from an older one is told, and nothing is overwritten.';
create index users_search on users using gin (search);
create index users_created_at on users (created_at desc, user_id desc);
create index users_staff on users (role) where role <> 'buyer';
