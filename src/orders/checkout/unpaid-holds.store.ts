import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { OrderId, UserId } from "../../contract/ids.ts";
import type { Trx } from "../../platform/db/database.ts";
import { listOfLiterals } from "../../platform/db/list-of-literals.ts";
import { lockMailbox } from "../../platform/db/lock-mailbox.ts";
import { unpaidStatuses } from "../order/order-status.ts";
import type { HeldSku } from "./unpaid-holds.ts";

/** What an order keeps of the network that it came from. */
export const clientHash = (network: string): Buffer =>
  createHash("sha256").update(`order from ${network}`).digest();

interface Holder {
  readonly userId: UserId;
  readonly orderId: OrderId;
  /** Null: not limited by network. */
  readonly client: Buffer | null;
  readonly isProved: boolean;
}

/** An unpaid order that its customer placed. The index orders_holding_unpaid has the same words. */
const holds = sql`o.status in ${listOfLiterals(unpaidStatuses)} and not o.is_swag and o.made_by is null and o.paid_paise = 0`;

/**
 * Counts what unpaid orders of the person, the network and, for one who has not proved the e-mail address, all such customers hold of
 * counted stock; the new order, which must be written, is one of them. Two such orders at the same moment come one after the
 * other: mailbox and network are locked until the transaction ends, and nothing is locked after them.
 */
export async function countUnpaidHolds(
  trx: Trx,
  { userId, orderId, client, isProved }: Holder,
): Promise<readonly HeldSku[]> {
  const [, , { rows }] = await Promise.all([
    lockMailbox(trx, userId),
    client && sql`select pg_advisory_xact_lock(hashtextextended(encode(${client}, 'hex'), 300))`.execute(trx),
    sql<HeldSku>`
      with person as materialized (select mailbox from users where user_id = ${userId}), found as (
        select o.order_id from users u join person using (mailbox) join orders o using (user_id) where ${holds}
        ${client ? sql`union select o.order_id from orders o where o.client_hash = ${client} and ${holds}` : sql``}
        ${isProved ? sql`` : sql`union select o.order_id from orders o join users u using (user_id) where u.email_proved_at is null and ${holds}`}
      )
      select m.variant_id as "variantId", m.size,
        coalesce(-sum(m.change) filter (where u.mailbox = person.mailbox), 0)::int as "byPerson",
        coalesce(-sum(m.change) filter (where o.client_hash = ${client}::bytea), 0)::int as "byClient",
        coalesce(-sum(m.change) filter (where ${!isProved} and u.email_proved_at is null), 0)::int as "byUnproved",
        coalesce(-sum(m.change) filter (where o.order_id = ${orderId}), 0)::int as "byThis"
      from found join orders o using (order_id) join users u using (user_id) cross join person
        join stock_movements m on m.order_no = o.order_no
      group by m.variant_id, m.size order by m.variant_id, m.size`.execute(trx),
  ]);
  return rows;
}
