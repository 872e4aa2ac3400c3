import { sql } from "kysely";
import type { Employment } from "../../contract/admin/members.ts";
import type { MemberId, UserId } from "../../contract/ids.ts";
import type { Db, Trx } from "../../platform/db/database.ts";

export const listEmployments = (db: Db | Trx, memberId: MemberId): Promise<Employment[]> =>
  db
    .selectFrom("member_employments")
    .select(["start_on as startOn", "end_on as endOn"])
    .where("member_id", "=", memberId)
    .orderBy("start_on")
    .execute();

/** Writes a member's employments. One that stays as it is keeps how it ended. */
export async function saveEmployments(
  trx: Trx,
  memberId: MemberId,
  employments: readonly Employment[],
): Promise<void> {
  const before = await trx
    .selectFrom("member_employments")
    .select(["start_on", "end_on", "ended_with_access", "end_on_before"])
    .where("member_id", "=", memberId)
    .execute();
  await trx.deleteFrom("member_employments").where("member_id", "=", memberId).execute();
  if (employments.length === 0) return;
  await trx
    .insertInto("member_employments")
    .values(
      employments.map(({ startOn, endOn }) => ({
        ...before.find((each) => each.start_on === startOn && each.end_on === endOn),
        member_id: memberId,
        start_on: startOn,
        end_on: endOn,
      })),
    )
    .execute();
}

/** Ends an employment together with somebody's access. The members are locked. */
export async function endEmployment(
  trx: Trx,
  { memberId, startOn, endOn }: { memberId: MemberId; startOn: string; endOn: string },
  now: Date,
): Promise<void> {
  await trx
    .updateTable("member_employments")
    .set((eb) => ({ end_on_before: eb.ref("end_on"), end_on: endOn, ended_with_access: true }))
    .where("member_id", "=", memberId)
    .where("start_on", "=", startOn)
    .execute();
  await touchMembers(trx, [memberId], now);
}

/** The employments that ended with a person's access go on as before, unless they have come back since. Returns whose. */
export async function reopenEmployments(trx: Trx, userId: UserId, now: Date): Promise<MemberId[]> {
  const { rows } = await sql<{ member_id: MemberId }>`
    update member_employments e set end_on = end_on_before, end_on_before = null, ended_with_access = false
    from members m, users u
    where u.user_id = ${userId} and m.member_id = e.member_id and e.ended_with_access
      and (m.user_id = u.user_id or m.user_id is null
        and exists (select from member_emails a where a.member_id = m.member_id and a.mailbox = u.mailbox))
      and not exists (select from member_employments l where l.member_id = e.member_id and l.start_on > e.start_on)
    returning e.member_id`.execute(trx);
  const memberIds = rows.map(({ member_id }) => member_id);
  await touchMembers(trx, memberIds, now);
  return memberIds;
}

async function touchMembers(trx: Trx, memberIds: readonly MemberId[], now: Date): Promise<void> {
  if (memberIds.length === 0) return;
  await trx
    .updateTable("members")
    .set((eb) => ({ changed_at: now, version: eb("version", "+", 1) }))
    .where("member_id", "in", memberIds)
    .execute();
}
