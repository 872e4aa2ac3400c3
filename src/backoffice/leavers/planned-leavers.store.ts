import type { UserId } from "../../contract/ids.ts";
import type { Db, Trx } from "../../platform/db/database.ts";

interface LeaverToPlan {
  readonly email: string;
  readonly lastDay: string;
  readonly listedBy: UserId;
  readonly now: Date;
}

/** Stores when somebody leaves; a later list replaces the day. */
export async function planLeaver(trx: Trx, { email, lastDay, listedBy, now }: LeaverToPlan): Promise<number> {
  const row = { last_day: lastDay, listed_by: listedBy, listed_at: now };
  const { planned_leaver_id } = await trx
    .insertInto("planned_leavers")
    .values({ email_folded: email, ...row })
    .onConflict((conflict) => conflict.column("email_folded").doUpdateSet(row))
    .returning("planned_leaver_id")
    .executeTakeFirstOrThrow();
  return planned_leaver_id;
}

export const listPlannedLeavers = (db: Db) =>
  db
    .selectFrom("planned_leavers")
    .innerJoin("users", "users.user_id", "listed_by")
    .select(["planned_leaver_id as id", "planned_leavers.email_folded as email", "last_day as lastDay"])
    .select(["users.email as listedBy", "listed_at as listedAt"])
    .orderBy("last_day")
    .orderBy("planned_leavers.email_folded")
    .execute();

/** Those whose last day is before `today`, YYYY-MM-DD by the store's calendar. */
export const listOverdueLeavers = (db: Db, today: string) =>
  db
    .selectFrom("planned_leavers")
    .select(["planned_leaver_id as id", "email_folded as email", "last_day as lastDay"])
    .where("last_day", "<", today)
    .orderBy("planned_leaver_id")
    .execute();

/** Deletes the plan if its day is still over. Undefined: it was called off, moved or carried out meanwhile. */
export const takeOverdueLeaver = (trx: Trx, id: number, today: string) =>
  trx
    .deleteFrom("planned_leavers")
    .where("planned_leaver_id", "=", id)
    .where("last_day", "<", today)
    .returning(["last_day as lastDay", "listed_by as listedBy"])
    .executeTakeFirst();

/** True when there was such a plan. */
export async function deletePlannedLeaver(trx: Trx, id: number): Promise<boolean> {
  const deleted = await trx
    .deleteFrom("planned_leavers")
    .where("planned_leaver_id", "=", id)
    .returning("planned_leaver_id")
    .executeTakeFirst();
  return deleted !== undefined;
}

export async function deletePlansOf(trx: Trx, emails: readonly string[]): Promise<void> {
  if (emails.length > 0)
    await trx.deleteFrom("planned_leavers").where("email_folded", "in", emails).execute();
}
