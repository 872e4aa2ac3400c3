import { sql } from "kysely";
import type { Trx } from "../../platform/db/database.ts";
import { ERASED, erasedEmail, type PersonToErase } from "../../platform/erasure/person-to-erase.ts";

/**
 * Personal codes stay, because orders refer to them. They are switched off and bound to nobody. A batch that was made for
 * this person alone may be named after them; one of several people loses its name where a word of it is the person's. Call it
 * before `eraseAccount`, which forgets these words.
 */
export async function erasePersonalCodes(trx: Trx, { userId, email, now }: PersonToErase): Promise<void> {
  await sql`update coupon_batches b set name = ${ERASED}
    where exists (select from coupons c where c.coupon_batch_id = b.coupon_batch_id and c.bound_email = ${email})
      and (not exists (select from coupons c where c.coupon_batch_id = b.coupon_batch_id and c.bound_email <> ${email})
        or exists (select from users u,
          regexp_split_to_table(lower(concat_ws(' ', u.first_name, u.last_name, split_part(u.email_folded, '@', 1))), '[^[:alnum:]]+') word
          where u.user_id = ${userId} and length(word) > 2
            and word = any (regexp_split_to_array(lower(b.name), '[^[:alnum:]]+'))))`.execute(trx);
  await trx
    .updateTable("coupons")
    .set((eb) => ({
      bound_email: erasedEmail(userId),
      note: "",
      switched_off_at: eb.fn.coalesce("switched_off_at", eb.val(now)),
      version: eb("version", "+", 1),
    }))
    .where("bound_email", "=", email)
    .execute();
}
