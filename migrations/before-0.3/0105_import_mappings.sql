-- Files of products come from other programs too. What staff said that their columns mean is kept for the next file.

create table import_mappings (
  header_hash  text primary key check (header_hash ~ '^[0-9a-f]{64}$'),
  fields       jsonb not null check (jsonb_typeof(fields) = 'array'),
  changed_at   timestamptz not null,
  changed_by   integer not null references users on delete restrict
);
comment on table import_mappings is 'What the columns of an imported file of products mean, for files with the same headings.';
comment on column import_mappings.header_hash is 'SHA-256 of the headings, as they are in the file.';
comment on column import_mappings.fields is 'A field of src/contract/admin/import-fields.ts for each column, or null: not used.';
