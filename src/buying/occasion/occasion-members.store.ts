import { sql } from "kysely";
import type { MemberId, OccasionId } from "../../contract/ids.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import { type PageQuery, paginate, prefixTsQuery } from "../../platform/db/paginate.ts";

export interface OccasionMembersQuery extends PageQuery {
  readonly sort: "name" | "addedAt";
  readonly order: "asc" | "desc";
  readonly q?: string;
}

/** One page of the members on an occasion's list. */
export function listOccasionMembers(db: Db, occasionId: OccasionId, query: OccasionMembersQuery) {
  const words = prefixTsQuery(query.q);
  let found = db
    .selectFrom("occasion_members")
    .innerJoin("members", "members.member_id", "occasion_members.member_id")
    .where("occasion_id", "=", occasionId);
  if (words) found = found.where(sql<boolean>`members.search @@ ${words}::tsquery`);
  return paginate(db, query, found, (rows) => {
    const selected = rows.select(["members.member_id", "first_name", "last_name", "added_at"]).select([
      sql<string | null>`(select e.email from member_emails e where e.member_id = members.member_id
          order by e.kind, e.member_email_id limit 1)`.as("email"),
      sql<boolean>`exists (select from kit_redemptions k where k.occasion_id = ${occasionId}
          and k.member_id = members.member_id and k.released_at is null)`.as("has_claimed"),
    ]);
    const sorted =
      query.sort === "name"
        ? selected.orderBy("last_name", query.order).orderBy("first_name", query.order)
        : selected.orderBy("added_at", query.order);
    return sorted.orderBy("members.member_id", query.order);
  });
}
export type OccasionMemberRow = Awaited<ReturnType<typeof listOccasionMembers>>["rows"][number];

/** The members that have one of these folded e-mail addresses, or an employee number, and whether the list has them. */
export async function listNamedMembers(
  db: Db | Trx,
  occasionId: OccasionId,
  names: { readonly emails: readonly string[]; readonly hrIds: readonly string[] },
) {
  const { rows } = await sql<{
    readonly key: string;
    readonly member_id: MemberId;
    readonly first_name: string;
    readonly last_name: string;
    readonly is_listed: boolean;
  }>`select named.key, m.member_id, m.first_name, m.last_name, exists (select from occasion_members l
      where l.occasion_id = ${occasionId} and l.member_id = m.member_id) as is_listed
    from (select email_folded as key, member_id from member_emails where email_folded = any (${names.emails}::text[])
      union all select hr_id, member_id from members where hr_id = any (${names.hrIds}::text[])) named
    join members m using (member_id)`.execute(db);
  return rows;
}

/** Adds members to a list. Returns how many were not on it. */
export async function insertOccasionMembers(
  trx: Trx,
  occasionId: OccasionId,
  memberIds: readonly MemberId[],
  now: Date,
): Promise<number> {
  const { rows } = await sql`insert into occasion_members (occasion_id, member_id, added_at)
    select ${occasionId}::integer, member_id, ${now}::timestamptz from members
    where member_id = any (${memberIds}::integer[]) order by member_id
    on conflict do nothing returning member_id`.execute(trx);
  return rows.length;
}

/** Takes members off a list. Returns how many were on it. */
export async function deleteOccasionMembers(
  trx: Trx,
  occasionId: OccasionId,
  memberIds: readonly MemberId[],
): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom("occasion_members")
    .where("occasion_id", "=", occasionId)
    .where(sql<boolean>`member_id = any (${memberIds}::integer[])`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Moves a member's places on lists to another one: both were one person. */
export async function moveOccasionMembers(trx: Trx, from: MemberId, to: MemberId): Promise<void> {
  await sql`insert into occasion_members (occasion_id, member_id, added_at)
    select occasion_id, ${to}::integer, added_at from occasion_members where member_id = ${from}
    on conflict do nothing`.execute(trx);
  await trx.deleteFrom("occasion_members").where("member_id", "=", from).execute();
}

/** Gives the claim links and printed cards of a member to another one: both were one person. Where both can use one, that of the other stays. */
export const moveClaimLinks = (trx: Trx, from: MemberId, to: MemberId) =>
  sql`select give_claim_links(${from}, ${to})`.execute(trx);
