import { sql } from "kysely";
import type { OrderId, UserId } from "../../contract/ids.ts";
import type { Trx } from "../../platform/db/database.ts";
import { unpaidStatuses } from "./order-status.ts";
import { type PayTimes, payBy } from "./pay-by.ts";

/** The customer has proved the address, and nobody else had the account when the order was placed; or staff placed it. */
const isOfProved = sql<boolean>`(orders.made_by is not null or exists (select from users u
  where u.user_id = orders.user_id and u.email_proved_at is not null
    and (u.claimed_at is null or u.claimed_at <= orders.placed_at)))`;

/**
 * Gives the customer of a locked order the whole time to pay from now on: it has a new payment link, waits for one, or waits
 * for its payment again. Never less than the page and the mails have said. Null where nothing is to be paid.
 */
export async function renewPayBy(
  trx: Trx,
  orderId: OrderId,
  { times, now }: { readonly times: PayTimes; readonly now: Date },
): Promise<void> {
  const [proved, unproved] = [payBy(true, now, times), payBy(false, now, times)];
  await sql`update orders set pay_by = case
      when is_swag or (grand_total_paise = 0 and shipping_paise is not null) then null
      when ${isOfProved} then greatest(${proved}::timestamptz, case when ${proved !== null} then pay_by end)
      else greatest(${unproved}::timestamptz, case when ${unproved !== null} then pay_by end) end
    where order_id = ${orderId}`.execute(trx);
}

/**
 * The customer has proved the e-mail address: their unpaid orders have from now on as long as those of other customers. What
 * somebody else ordered before, in an account that is the owner's now, keeps its time.
 */
export async function renewPayByOfPerson(
  trx: Trx,
  userId: UserId,
  { times, now }: { readonly times: PayTimes; readonly now: Date },
): Promise<void> {
  const until = payBy(true, now, times);
  await sql`with own as (
      select order_id from orders where user_id = ${userId} and status in (${sql.join([...unpaidStatuses])})
        and pay_by is not null and made_by is null and ${isOfProved}
      order by order_id for no key update
    ) update orders set pay_by = case when ${until !== null} then greatest(${until}::timestamptz, pay_by) end
    from own where orders.order_id = own.order_id`.execute(trx);
}
