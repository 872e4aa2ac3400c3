import { sql } from "kysely";
import { staffText } from "../../contract/staff-text.ts";
import type { BookFault } from "../../platform/db/stored-values.ts";
import { movements } from "../month/movements.ts";
import type { BookCheck } from "./book-check.ts";
import { faultText } from "./fault-text.ts";

const rupees = (paise: ReturnType<typeof sql>) =>
  sql`coalesce(trim(to_char(${paise} / 100.0, 'FM999999999990.00')), ${faultText("nothing")})`;

const closed = sql`(select * from closed_months where reopened_at is null)`;

/** The lines of a file of every closed month. */
const linesOf = (file: "documents" | "money") => sql`(
  select l.*, c.month from closed_month_lines l join ${closed} c using (closed_month_id) where l.file = ${file}
)`;

const inClosedMonth = sql`exists (select from ${closed} c where l.at >= c.starts_at and l.at < c.ends_at)`;

/** What the lines of a file add up to. */
const sumOf = (file: "documents" | "money" | "open" | "sales") => sql`(
  select coalesce(sum(amount_paise), 0) from closed_month_lines l where l.closed_month_id = c.closed_month_id and l.file = ${file}
)`;
const figure = (path: string) => sql`round((figures #>> ${`{${path}}`}::text[])::numeric * 100)`;

export const monthChecks: readonly BookCheck[] = [
  {
    rule: staffText`A closed month has what ledger and documents say of that time`,
    faults: () => sql<BookFault>`
      select coalesce(m.month, l.month) as subject, ${faultText(
        "entry {entry} of the ledger moved {moved}, closed with {closed}",
        {
          entry: sql`ledger_entry_id`,
          moved: rupees(sql`m.moved_paise`),
          closed: rupees(sql`l.amount_paise`),
        },
      )} as fault
      from (select c.closed_month_id, c.month, e.ledger_entry_id, e.moved_paise
        from ${closed} c join ${movements(inClosedMonth)} e on e.at >= c.starts_at and e.at < c.ends_at) m
      full join ${linesOf("money")} l using (closed_month_id, ledger_entry_id)
      where m.moved_paise is distinct from l.amount_paise
      union all
      select coalesce(d.month, l.month), ${faultText(
        "document {document} is of {amount}, closed with {closed}",
        {
          document: sql`invoice_id`,
          amount: rupees(sql`d.paise`),
          closed: rupees(sql`l.amount_paise`),
        },
      )}
      from (select c.closed_month_id, c.month, i.invoice_id, case i.kind when 'invoice' then i.total_paise else -i.total_paise end as paise
        from ${closed} c join invoices i on i.issued_at >= c.starts_at and i.issued_at < c.ends_at) d
      full join ${linesOf("documents")} l using (closed_month_id, invoice_id)
      where d.paise is distinct from l.amount_paise`,
  },
  {
    rule: staffText`The figures of a closed month are the sums of its files`,
    faults: () => sql<BookFault>`
      select month as subject, ${faultText("{what} is {figure}, its lines are {lines}", {
        what: sql`what`,
        figure: rupees(sql`figure`),
        lines: rupees(sql`lines`),
      })} as fault
      from ${closed} c cross join lateral (values
        (${faultText("the money kept")}, ${figure("retained")}, ${sumOf("money")}),
        (${faultText("invoiced less credited")}, ${figure("invoiced")} - ${figure("credited")}, ${sumOf("documents")}),
        (${faultText("kept and not invoiced")}, ${figure("after")}, ${sumOf("open")}),
        (${faultText("the revenue")}, ${figure("sales,revenue")}, ${sumOf("sales")})) as sums (what, figure, lines)
      where figure is distinct from lines`,
  },
  {
    rule: staffText`Each closed month begins where the one before it ends`,
    faults: () => sql<BookFault>`
      select month as subject, ${faultText(
        "it begins at {start} with {before}, {month} ends at {end} with {after}",
        {
          start: sql`starts_at`,
          before: rupees(figure("before")),
          month: sql`earlier_month`,
          end: sql`earlier_end`,
          after: rupees(sql`earlier_after`),
        },
      )} as fault
      from (select c.*, lag(month) over months as earlier_month, lag(ends_at) over months as earlier_end,
          lag(${figure("after")}) over months as earlier_after
        from ${closed} c window months as (order by month)) c
      where earlier_end is not null
        and (earlier_end <> starts_at or earlier_after is distinct from ${figure("before")})`,
  },
];
