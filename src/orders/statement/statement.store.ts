import { sql } from "kysely";
import type { OrderId, UserId } from "../../contract/ids.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import { unpaidStatuses } from "../order/order-status.ts";

/** Converting each line item for itself moves an amount by at most this, in hundredths; or by a hundredth of it. */
const TOLERANCE = 2_000;

/** The orders with these numbers, and every unpaid one that may come to one of these amounts (hundredths), oldest first. */
export const listRowsToPay = (db: Db | Trx, orderNos: readonly string[], amounts: readonly number[]) =>
  db
    .selectFrom("orders")
    .innerJoin("users", "users.user_id", "orders.user_id")
    .select([
      "order_id",
      "order_no",
      "status",
      "is_swag",
      "shipping_paise",
      "grand_total_paise",
      "paid_paise",
    ])
    .select(["currency_code", "rate_micros", "placed_at", "recipient_name", "first_name", "last_name"])
    .where((eb) =>
      eb.or([
        eb("order_no", "in", orderNos.length ? orderNos : [""]),
        ...(amounts.length
          ? [
              eb.and([
                eb("status", "in", unpaidStatuses),
                sql<boolean>`exists (select from unnest(${amounts}::bigint[]) a where a = grand_total_paise
                  or abs(grand_total_paise * 1000000.0 / rate_micros - a) <= greatest(${TOLERANCE}::numeric, a / 100.0))`,
              ]),
            ]
          : []),
      ]),
    )
    .orderBy("placed_at")
    .orderBy("order_id")
    .execute();

/** Which orders these transfers confirmed. One whose confirmation staff took back counts no more. */
export async function listConfirmed(db: Db, keys: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom("statement_transfers")
    .innerJoin("orders", "orders.order_id", "statement_transfers.order_id")
    .select(["transfer_digest", "order_no"])
    .where("transfer_digest", "in", keys.length ? keys : [""])
    .where("status", "not in", unpaidStatuses)
    .execute();
  return new Map(rows.map(({ transfer_digest, order_no }) => [transfer_digest, order_no]));
}

/** Writes down that a transfer confirms an order. False: it has confirmed one. Whoever does so at the same moment waits here. */
export async function recordTransfer(
  trx: Trx,
  {
    key,
    orderId,
    userId,
    now,
  }: { readonly key: string; readonly orderId: OrderId; readonly userId: UserId; readonly now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into statement_transfers (transfer_digest, order_id, confirmed_at, confirmed_by) values (${key}, ${orderId}, ${now}, ${userId})
    on conflict (transfer_digest) do update
      set order_id = excluded.order_id, confirmed_at = excluded.confirmed_at, confirmed_by = excluded.confirmed_by
      where exists (select from orders o where o.order_id = statement_transfers.order_id and o.status = any (${unpaidStatuses}))
    returning transfer_digest`.execute(trx);
  return rows.length > 0;
}
