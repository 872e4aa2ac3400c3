import { type RawBuilder, sql } from "kysely";

/**
 * The ledger's entries that fulfil a condition, with what each moved: above 0 came in. A refund counts when it is done. A bank
 * may send it back afterwards: then its money is here again. `was` is what the refund was before, looked up entry by entry,
 * so that a month reads its own entries only.
 */
export const movements = (which: RawBuilder<unknown>) => sql`(
  select e.*, case
      when kind = 'refund done' and was is distinct from 'refund done' then -amount_paise
      when kind = 'paid' then amount_paise
      when kind in ('payment undone', 'dispute lost') then -amount_paise
      when was = 'refund done' and kind <> 'refund done' then amount_paise
      else 0
    end as moved_paise,
    case when was = 'refund done' and kind = 'refund failed' then 'refund sent back' else kind end as moved_kind
  from (
    select l.*, case when refund_id is not null then (select earlier.kind from order_ledger earlier
        where earlier.refund_id = l.refund_id and earlier.ledger_entry_id < l.ledger_entry_id
        order by earlier.ledger_entry_id desc limit 1) end as was
    from order_ledger l where ${which} and kind <> 'asked'
  ) e
)`;
