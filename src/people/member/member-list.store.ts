import { sql } from "kysely";
import type { MemberId, UserId } from "../../contract/ids.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import { type PageQuery, paginate, prefixTsQuery } from "../../platform/db/paginate.ts";
import type { MemberStatus } from "./member.ts";

export interface MemberFilters {
  readonly q?: string;
  readonly status?: MemberStatus;
  readonly officeId?: number;
  readonly countryCode?: string;
  readonly hasAccount?: boolean;
}

export interface MembersQuery extends PageQuery, MemberFilters {
  readonly sort: "name" | "changedAt";
  readonly order: "asc" | "desc";
}

/** When it is, and by whose clock a day begins where no office says it. */
export interface Moment {
  readonly now: Date;
  /** The store's. */
  readonly timeZone: string;
}

const today = ({ now, timeZone }: Moment) => sql<string>`(${now}::timestamptz at time zone coalesce(
  (select o.time_zone from office_locations o where o.office_location_id = members.office_id), ${timeZone}))::date`;

/** The employment that the status is from, as `memberStatus` chooses it: that of today, else the next one, else the last one. */
const chosen = (moment: Moment) => sql<{
  startOn: string;
  endOn: string | null;
  status: MemberStatus;
} | null>`(select json_build_object('startOn', e.start_on, 'endOn', e.end_on, 'status',
    case when e.start_on > ${today(moment)} then 'coming' when e.end_on < ${today(moment)} then 'left' else 'here' end)
  from member_employments e where e.member_id = members.member_id
  order by case when e.start_on <= ${today(moment)} and coalesce(e.end_on >= ${today(moment)}, true) then 0
      when e.start_on > ${today(moment)} then 1 else 2 end,
    case when e.start_on > ${today(moment)} then e.start_on end, e.start_on desc limit 1)`;

/** A live redemption that is theirs: bound to them, or of their account. */
const hasKit = sql<boolean>`exists (select from kit_redemptions k where k.released_at is null
  and (k.member_id = members.member_id or k.user_id = members.user_id))`;

const rowColumns = (moment: Moment) =>
  [
    chosen(moment).as("employment"),
    hasKit.as("has_kit"),
    sql<string | null>`(select e.email from member_emails e where e.member_id = members.member_id
      order by e.kind, e.member_email_id limit 1)`.as("email"),
    sql<
      string | null
    >`(select o.name from office_locations o where o.office_location_id = members.office_id)`.as("office"),
  ] as const;

/** The members that filters find. */
function membersFound(db: Db, query: MemberFilters, moment: Moment) {
  const textQuery = prefixTsQuery(query.q);
  let found = db.selectFrom("members");
  if (textQuery) found = found.where(sql<boolean>`members.search @@ ${textQuery}::tsquery`);
  if (query.officeId) found = found.where("office_id", "=", query.officeId);
  if (query.countryCode) found = found.where("country_code", "=", query.countryCode);
  if (query.hasAccount !== undefined)
    found = found.where("user_id", query.hasAccount ? "is not" : "is", null);
  if (query.status)
    found = found.where(sql<boolean>`coalesce(${chosen(moment)} ->> 'status', 'coming') = ${query.status}`);
  return found;
}

/** The ids of members by name, for an export. */
export const listMemberIds = (db: Db, filters: MemberFilters, moment: Moment, limit: number) =>
  membersFound(db, filters, moment)
    .select("member_id")
    .orderBy("last_name")
    .orderBy("first_name")
    .orderBy("member_id")
    .limit(limit)
    .execute();

/** One page of the members, by name or by the newest change. */
export function listMembers(db: Db, query: MembersQuery, moment: Moment) {
  const found = membersFound(db, query, moment);
  return paginate(db, query, found, (rows) => {
    const selected = rows
      .select(["member_id", "first_name", "last_name", "hr_id", "country_code", "employment_kind", "user_id"])
      .select(rowColumns(moment));
    const sorted =
      query.sort === "name"
        ? selected.orderBy("last_name", query.order).orderBy("first_name", query.order)
        : selected.orderBy("changed_at", query.order);
    return sorted.orderBy("member_id", query.order);
  });
}
export type MemberListRow = Awaited<ReturnType<typeof listMembers>>["rows"][number];

/** One member. Undefined when there is none. */
export const findMember = (db: Db | Trx, memberId: MemberId, moment: Moment) =>
  db
    .selectFrom("members")
    .leftJoin("users", "users.user_id", "members.user_id")
    .leftJoin("members as manager", "manager.member_id", "members.manager_member_id")
    .selectAll("members")
    .select(rowColumns(moment))
    .select(["users.email as account_email"])
    .select([
      sql<string>`coalesce(trim(manager.first_name || ' ' || manager.last_name), '')`.as("manager_name"),
    ])
    .where("members.member_id", "=", memberId)
    .executeTakeFirst();

/** What staff and the store did with the record, newest first. */
export const listMemberHistory = (db: Db | Trx, memberId: MemberId) =>
  db
    .selectFrom("audit_rows")
    .select(["at", "user_email", "action"])
    .where("subject", "=", "members")
    .where("subject_id", "=", String(memberId))
    .orderBy("sequence", "desc")
    .limit(100)
    .execute();

/** What a member may have: offices that are not withdrawn, and categories that sell something in sizes, with these. */
export async function readMemberChoices(db: Db) {
  const offices = await db
    .selectFrom("office_locations")
    .select(["office_location_id as id", "name"])
    .where("withdrawn_at", "is", null)
    .orderBy("position")
    .orderBy("name")
    .execute();
  const { rows: categories } = await sql<{ id: number; name: string; sizes: string[] }>`
    select c.category_id as id, c.name, array_agg(s.size order by s.position, s.size) as sizes
    from categories c join lateral (
      select variant_sizes.size, min(variant_sizes.position) as position from variant_sizes join product_variants using (variant_id)
        join products using (product_id) where products.category_id = c.category_id group by variant_sizes.size) s on true
    group by c.category_id order by c.position`.execute(db);
  return { offices, categories };
}

/** The member who has the account's proved address, has no account yet, and whom its person has not declined. */
export const findMemberToAsk = (db: Db | Trx, userId: UserId) =>
  db
    .selectFrom("users")
    .innerJoin("member_emails", "member_emails.email_folded", "users.email_folded")
    .innerJoin("members", "members.member_id", "member_emails.member_id")
    .select(["members.member_id", "members.first_name", "members.last_name"])
    .select(
      sql<
        string | null
      >`(select max(e.start_on)::text from member_employments e where e.member_id = members.member_id)`.as(
        "start_on",
      ),
    )
    .where("users.user_id", "=", userId)
    .where("users.email_proved_at", "is not", null)
    .where("members.user_id", "is", null)
    .where((eb) =>
      eb.not(
        eb.exists(eb.selectFrom("members as own").select("own.member_id").where("own.user_id", "=", userId)),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("declined_members as declined")
            .select("declined.member_id")
            .whereRef("declined.member_id", "=", "members.member_id")
            .where("declined.user_id", "=", userId),
        ),
      ),
    )
    .executeTakeFirst();
