import { sql } from "kysely";
import type { OrderId } from "../../contract/ids.ts";
import type { Db } from "../../platform/db/database.ts";
import { ERASED } from "../../platform/erasure/person-to-erase.ts";
import type { ThanksToMail } from "./thanks-mail.ts";

/** A note of thanks, with who wrote it as HR knows them. Undefined: it was erased. */
export async function findThanksToMail(db: Db, orderId: OrderId): Promise<ThanksToMail | undefined> {
  const { rows } = await sql<ThanksToMail>`
    select n.note, giver.first_name as "giverFirstName", o.name as occasion,
      o.occasion_id = 1 and o.name = 'Welcome kit' as "isWelcomeKit",
      trim(concat_ws(' ', m.first_name, m.last_name)) as "writerName"
    from thanks_notes n
    join users giver on giver.user_id = n.giver_id
    join kit_redemptions k on k.order_id = n.order_id
    join occasions o on o.occasion_id = k.occasion_id
    join members m on m.member_id = k.member_id
    where n.order_id = ${orderId} and n.note <> ${ERASED}`.execute(db);
  return rows[0];
}
