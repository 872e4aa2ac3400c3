import { sql } from "kysely";
import type { Db, Trx } from "../../platform/db/database.ts";

/** A personal code of the kit that can be used now, with the key of mailed links. */
export const findKitToLink = (db: Db | Trx, couponId: number, now: Date) =>
  db
    .selectFrom("coupons")
    .innerJoin("order_link_key", (join) => join.onTrue())
    .select(["secret", "bound_email"])
    .where("coupon_id", "=", couponId)
    .where("kind", "=", "swag")
    .where("bound_email", "is not", null)
    .where("switched_off_at", "is", null)
    .where((eb) => eb.or([eb("ends_at", "is", null), eb("ends_at", ">", now)]))
    .where(
      sql<boolean>`not exists (select from redemptions r where r.coupon_id = coupons.coupon_id and r.released_at is null)`,
    )
    .executeTakeFirst();
