-- An administrator takes everything along: the archive is fetched by a link that works once, so that the browser writes
-- it to its disk and no page holds it in memory.

create table store_export_links (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  made_by    integer not null references users on delete cascade,
  ends_at    timestamptz not null
);
create index store_export_links_ends_at on store_export_links (ends_at);
create index store_export_links_made_by on store_export_links (made_by);
comment on table store_export_links is 'Links that download the export of the whole store, each once and within a minute.';
comment on column store_export_links.token_hash is 'SHA-256 of the token in the link.';
