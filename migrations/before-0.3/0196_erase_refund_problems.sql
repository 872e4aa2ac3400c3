-- Why a refund failed or was dropped may name the person. Erasure takes these words from the ledger, and nothing else.

create or replace function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('kitstore.erasing', true) = 'yes' then
    if tg_level = 'STATEMENT' then
      return null;
    end if;
    if to_jsonb(new) - 'problem' = to_jsonb(old) - 'problem' then
      return new;
    end if;
  end if;
  raise exception 'the order ledger is never changed or removed';
end $$;
create trigger only_problem_erased before update on order_ledger
  for each row execute function refuse_ledger_change();
comment on table order_ledger is 'Every movement of an order''s money, in the order it became known. Triggers of payments and refunds write it, and its own trigger adds it up in orders. Entries are never changed or removed; erasure of a person empties problem.';
comment on column order_ledger.problem is 'Why a refund failed, in the provider''s words, or was dropped, in those of staff.';
