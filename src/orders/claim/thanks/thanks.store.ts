import { sql } from "kysely";
import type { OrderId, UserId } from "../../../contract/ids.ts";
import type { Db, Trx } from "../../../platform/db/database.ts";
import { ERASED } from "../../../platform/erasure/person-to-erase.ts";
import type { Language } from "../../../platform/language/language.ts";
import { orderIdsOf } from "../../order/order-ids-of.ts";

export interface FoundThanks {
  readonly orderId: OrderId;
  readonly isCancelled: boolean;
  readonly isSent: boolean;
  /** Who sent the link or printed the card. Null: nobody whom a mail would reach. */
  readonly giverId: UserId | null;
  readonly giverName: string;
  readonly giverEmail: string;
  /** That the giver chose; null: none. */
  readonly giverLanguage: Language | null;
}

/** Whom the buyer of an order can thank for its kit. Undefined: they have no such order. */
export async function findThanks(
  db: Db | Trx,
  { orderNo, userId }: { readonly orderNo: string; readonly userId: UserId },
): Promise<FoundThanks | undefined> {
  const { rows } = await sql<FoundThanks>`
    select o.order_id as "orderId", o.status = 'Cancelled' as "isCancelled", giver.user_id as "giverId",
      exists (select from thanks_notes n where n.order_id = o.order_id) as "isSent",
      trim(concat_ws(' ', giver.first_name, giver.last_name)) as "giverName", coalesce(giver.email, '') as "giverEmail",
      giver.chosen_language as "giverLanguage"
    from orders o
    left join claim_links l on l.order_id = o.order_id
    left join users giver on giver.user_id = l.sent_by and giver.blocked_at is null and giver.user_id <> o.user_id
    where o.order_no = ${orderNo} and o.user_id = ${userId}`.execute(db);
  return rows[0];
}

/** False: a note was sent before. */
export async function insertThanks(
  trx: Trx,
  thanks: { readonly orderId: OrderId; readonly giverId: UserId; readonly note: string; readonly now: Date },
): Promise<boolean> {
  const inserted = await trx
    .insertInto("thanks_notes")
    .values({ order_id: thanks.orderId, giver_id: thanks.giverId, note: thanks.note, written_at: thanks.now })
    .onConflict((conflict) => conflict.doNothing())
    .returning("order_id")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Replaces what a person wrote to who gave them a kit. */
export async function eraseThanks(trx: Trx, userId: UserId): Promise<void> {
  await trx
    .updateTable("thanks_notes")
    .set({ note: ERASED })
    .where("order_id", "in", orderIdsOf(trx, userId))
    .execute();
}
