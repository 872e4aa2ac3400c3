-- Erasure empties what older audit rows say about a person. The chain still holds: the row of the erasure names the emptied rows.

alter table audit_rows add column erased_by bigint check (erased_by > sequence);
comment on table audit_rows is 'Who changed what in the admin, when and from which client IP. Rows are never changed or removed; erasure of a person empties before and after of older rows.';
comment on column audit_rows.erased_by is 'The audit row of the erasure that emptied this one. Its hash is of before that; the row of the erasure has a digest of what is left.';

create or replace function refuse_audit_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and tg_table_name = 'audit_rows' and current_setting('kitstore.erasing', true) = 'yes' then
    return null;
  end if;
  raise exception 'audit rows are never changed or removed';
end $$;
