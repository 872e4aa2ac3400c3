-- An empty text says that something beside the products changed, and then only that is read. A truncated table of
-- products says so itself.
create or replace function announce_catalogue_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('catalogue_changed', case tg_op when 'TRUNCATE' then 'all' else '' end);
  return null;
end $$;
