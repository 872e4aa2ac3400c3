import { sql } from "kysely";
import { staffText } from "../../contract/staff-text.ts";
import type { BookFault } from "../../platform/db/stored-values.ts";
import type { BookCheck } from "./book-check.ts";

export const exchangeChecks: readonly BookCheck[] = [
  {
    rule: staffText`The pieces that an exchange reserves are free again when it ends`,
    faults: () => sql<BookFault>`
      select coalesce(o.order_no, 'no exchange') as subject, format('return %s: %s pieces reserved, %s', h.return_id, h.quantity,
        coalesce(r.state, 'no such return')) as fault
      from exchange_holds h left join exchanges e using (return_id) left join returns r using (return_id)
      left join orders o on o.order_id = r.order_id
      where r.state is distinct from 'asked' or e.replacement_id is not null`,
  },
  {
    rule: staffText`An exchange has its replacement when the old pieces are back, or at once`,
    faults: () => sql<BookFault>`
      select o.order_no as subject, format('return %s is %s, %s', r.number, r.state,
        case when e.replacement_id is null then 'without a replacement' else 'with a replacement' end) as fault
      from exchanges e join returns r using (return_id) join orders o on o.order_id = r.order_id
      where (e.replacement_id is not null) <> (r.state = 'sent again' or e.sends_at_once)`,
  },
  {
    rule: staffText`Every piece of an exchange that came back is in stock or written off`,
    faults: () => sql<BookFault>`
      select o.order_no as subject, format('return %s: %s of %s', r.number, piece.back_to_stock + piece.written_off, piece.quantity)
        as fault
      from exchange_pieces piece join returns r using (return_id) join orders o on o.order_id = r.order_id
      where (piece.back_to_stock + piece.written_off = piece.quantity) <> (r.state = 'sent again')`,
  },
];
