import { sql } from "kysely";
import type { MemberId, UserId } from "../../contract/ids.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import type { NewRow, Row } from "../../platform/db/tables.ts";
import { hasNoMailbox } from "../../platform/mail/email-address.ts";

type MemberFields = Pick<
  Row<"members">,
  | "source"
  | "hr_id"
  | "first_name"
  | "last_name"
  | "office_id"
  | "country_code"
  | "cost_center"
  | "manager_member_id"
  | "employment_kind"
>;
export type MemberSize = Pick<Row<"member_sizes">, "category_id" | "size">;
export type LockedMember = Row<"members">;

/** Locks a member until the transaction ends; of several, in the order of their ids. */
export const lockMembers = (trx: Trx, memberIds: readonly MemberId[]) =>
  trx
    .selectFrom("members")
    .selectAll()
    .where(sql<boolean>`member_id = any (${memberIds}::integer[])`)
    .orderBy("member_id")
    .forUpdate()
    .execute();

export async function insertMember(trx: Trx, fields: MemberFields, now: Date): Promise<MemberId> {
  const row = await trx
    .insertInto("members")
    .values({ ...fields, created_at: now, changed_at: now } satisfies NewRow<"members">)
    .returning("member_id")
    .executeTakeFirstOrThrow();
  return row.member_id;
}

export async function updateMember(
  trx: Trx,
  memberId: MemberId,
  change: Partial<MemberFields & Pick<Row<"members">, "user_id">>,
  now: Date,
): Promise<void> {
  await trx
    .updateTable("members")
    .set((eb) => ({ ...change, changed_at: now, version: eb("version", "+", 1) }))
    .where("member_id", "=", memberId)
    .execute();
}

export const listSizes = (db: Db | Trx, memberId: MemberId) =>
  db
    .selectFrom("member_sizes")
    .innerJoin("categories", "categories.category_id", "member_sizes.category_id")
    .select(["member_sizes.category_id", "categories.name as category", "size"])
    .where("member_id", "=", memberId)
    .orderBy("categories.position")
    .execute();

export async function saveMemberSizes(
  trx: Trx,
  memberId: MemberId,
  sizes: readonly MemberSize[],
): Promise<void> {
  await trx.deleteFrom("member_sizes").where("member_id", "=", memberId).execute();
  if (sizes.length === 0) return;
  await trx
    .insertInto("member_sizes")
    .values(sizes.map((size) => ({ ...size, member_id: memberId })))
    .execute();
}

/** Links an account that was just made to a member who has none. False: they have one by now. The member is locked. */
export async function linkNewAccount(
  trx: Trx,
  memberId: MemberId,
  userId: UserId,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("members")
    .set((eb) => ({ user_id: userId, changed_at: now, version: eb("version", "+", 1) }))
    .where("member_id", "=", memberId)
    .where("user_id", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Writes the words that a member is found by. Call it after whatever changes names or addresses. */
export async function refreshMemberSearch(trx: Trx, memberId: MemberId): Promise<void> {
  await sql`update members set search = search_words(concat_ws(' ', first_name, last_name, hr_id,
      (select string_agg(e.email_folded, ' ') from member_emails e where e.member_id = members.member_id)))
    where member_id = ${memberId}`.execute(trx);
}

/** The members that a person is: by their account, and by a normalized e-mail address. */
export async function listMembersOf(db: Db | Trx, userId: UserId, email: string): Promise<MemberId[]> {
  const rows = await db
    .selectFrom("members")
    .select("member_id")
    .where((eb) =>
      eb.or([
        eb("user_id", "=", userId),
        eb(
          "member_id",
          "in",
          eb.selectFrom("member_emails").select("member_id").where("email_folded", "=", email),
        ),
        // An account that a printed card made is linked to nobody, and is the member's whose kit it ordered.
        sql<boolean>`${hasNoMailbox(email)} and member_id in (select k.member_id from kit_redemptions k where k.user_id = ${userId})`,
      ]),
    )
    .execute();
  return rows.map(({ member_id }) => member_id);
}

/** Which member has HR's id. */
export const findByHrId = (db: Db | Trx, source: string, hrId: string) =>
  db
    .selectFrom("members")
    .select("member_id")
    .where("source", "=", source)
    .where("hr_id", "=", hrId)
    .executeTakeFirst();

/** Whom a member that goes was the manager of. */
export async function moveReports(trx: Trx, from: MemberId, to: MemberId): Promise<void> {
  await trx
    .updateTable("members")
    .set({ manager_member_id: sql<MemberId | null>`nullif(${to}::integer, member_id)` })
    .where("manager_member_id", "=", from)
    .execute();
}

export async function deleteMember(trx: Trx, memberId: MemberId): Promise<void> {
  await trx.deleteFrom("members").where("member_id", "=", memberId).execute();
}

export async function declineMember(trx: Trx, memberId: MemberId, userId: UserId, now: Date): Promise<void> {
  await trx
    .insertInto("declined_members")
    .values({ member_id: memberId, user_id: userId, declined_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** What of an input does not exist. */
export async function findUnknown(
  trx: Trx,
  {
    officeId,
    managerId,
    sizes,
  }: {
    readonly officeId: number | null;
    readonly managerId: number | null;
    readonly sizes: readonly { readonly categoryId: number }[];
  },
) {
  const categoryIds = [...new Set(sizes.map(({ categoryId }) => categoryId))];
  const row = await trx
    .selectNoFrom([
      sql<number>`(select count(*)::int from office_locations where office_location_id = ${officeId})`.as(
        "offices",
      ),
      sql<number>`(select count(*)::int from members where member_id = ${managerId})`.as("managers"),
      sql<number>`(select count(*)::int from categories where category_id = any (${categoryIds}::int[]))`.as(
        "categories",
      ),
    ])
    .executeTakeFirstOrThrow();
  return {
    office: officeId !== null && row.offices === 0,
    manager: managerId !== null && row.managers === 0,
    category: row.categories < categoryIds.length,
  };
}
