import { sql } from "kysely";
import { staffText } from "../../contract/staff-text.ts";
import type { BookFault } from "../../platform/db/stored-values.ts";
import type { BookCheck } from "./book-check.ts";
import { faultText } from "./fault-text.ts";

export const exchangeChecks: readonly BookCheck[] = [
  {
    rule: staffText`The pieces that an exchange reserves are free again when it ends`,
    faults: () => sql<BookFault>`
      select coalesce(o.order_no, ${faultText("no exchange")}) as subject, ${faultText(
        "return {number}: {pieces} pieces reserved, {state}",
        {
          number: sql`h.return_id`,
          pieces: sql`h.quantity`,
          state: sql`coalesce(r.state, ${faultText("no such return")})`,
        },
      )} as fault
      from exchange_holds h left join exchanges e using (return_id) left join returns r using (return_id)
      left join orders o on o.order_id = r.order_id
      where r.state is distinct from 'asked' or e.replacement_id is not null`,
  },
  {
    rule: staffText`An exchange has its replacement when the old pieces are back, or at once`,
    faults: () => sql<BookFault>`
      select o.order_no as subject, ${faultText("return {number} is {state}, {replacement}", {
        number: sql`r.number`,
        state: sql`r.state`,
        replacement: sql`case when e.replacement_id is null then ${faultText("without a replacement")} else ${faultText("with a replacement")} end`,
      })} as fault
      from exchanges e join returns r using (return_id) join orders o on o.order_id = r.order_id
      where (e.replacement_id is not null) <> (r.state = 'sent again' or e.sends_at_once)`,
  },
  {
    rule: staffText`Every piece of an exchange that came back is in stock or written off`,
    faults: () => sql<BookFault>`
      select o.order_no as subject, ${faultText(
        "return {number}: {settled} of {pieces} pieces are in stock or written off",
        {
          number: sql`r.number`,
          settled: sql`piece.back_to_stock + piece.written_off`,
          pieces: sql`piece.quantity`,
        },
      )}
        as fault
      from exchange_pieces piece join returns r using (return_id) join orders o on o.order_id = r.order_id
      where (piece.back_to_stock + piece.written_off = piece.quantity) <> (r.state = 'sent again')`,
  },
];
