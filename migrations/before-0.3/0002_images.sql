-- Pictures belong to the database by id; rendered sizes are a cache on disk.

create table images (
  image_id     text primary key check (image_id ~ '^[0-9a-f]{24}$'),
  slug         text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  media_type   text not null check (media_type in ('image/webp', 'image/avif', 'image/jpeg', 'image/png')),
  width        integer not null check (width between 1 and 8000),
  height       integer not null check (height between 1 and 8000),
  colour       text not null default '#f0ece4' check (colour ~ '^#[0-9a-f]{6}$'),
  bytes        bytea not null check (octet_length(bytes) <= 20000000),
  created_at   timestamptz not null default now()
);
alter table images alter column bytes set storage external;
comment on table images is 'Master pictures. The address is /images/<image_id>/<slug> and may be cached for ever.';
comment on column images.image_id is 'First 24 hex digits of the SHA-256 of bytes: the same picture is one row, a changed picture has a new address.';
comment on column images.colour is 'Mean colour, shown while the picture loads.';
