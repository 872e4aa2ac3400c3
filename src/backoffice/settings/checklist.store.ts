import { sql } from "kysely";
import type { Db } from "../../platform/db/database.ts";

export interface ChecklistFacts {
  readonly has_country: boolean;
  readonly has_product: boolean;
  readonly has_kit: boolean;
  readonly has_swag_coupon: boolean;
  readonly has_sent_mail: boolean;
  readonly has_order: boolean;
  readonly waiting_mails: number;
}

/** What the database knows about the first steps, in one statement. */
export async function readChecklistFacts(db: Db): Promise<ChecklistFacts> {
  const { rows } = await sql<ChecklistFacts>`
    select
      exists (select from service_locations where withdrawn_at is null) as has_country,
      exists (select from products where withdrawn_at is null and not is_swag_item) as has_product,
      exists (select from products where withdrawn_at is null and is_swag_item) as has_kit,
      exists (select from coupons where kind = 'swag') as has_swag_coupon,
      exists (select from mails where state = 'sent') as has_sent_mail,
      exists (select from orders) as has_order,
      (select count(*)::int from mails where state = 'queued' and attempts = 0 and last_error is not null) as waiting_mails`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error("A select without a from clause must return one row");
  return row;
}
