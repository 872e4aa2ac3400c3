import { type SelectQueryBuilder, sql } from "kysely";
import type { Employment } from "../../contract/admin/members.ts";
import type { MemberId } from "../../contract/ids.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import type { Tables } from "../../platform/db/tables.ts";
import { mailboxOf, normalizeEmail } from "../../platform/mail/email-address.ts";
import { seesSizes } from "../member/member.ts";
import type { KnownMember } from "./known-company.ts";
import type { MemberLine } from "./read-member-lines.ts";

type Found = SelectQueryBuilder<Tables, "members", object>;

const withEverything = (members: Found) =>
  members.select([
    "member_id as memberId",
    "version",
    "first_name as firstName",
    "last_name as lastName",
    "office_id as officeId",
    "cost_center as costCenter",
    "manager_member_id as managerId",
    sql<string>`coalesce(source, '')`.as("source"),
    sql<string>`coalesce(hr_id, '')`.as("hrId"),
    sql<string>`coalesce(country_code, '')`.as("countryCode"),
    sql<KnownMember["employmentKind"]>`employment_kind`.as("employmentKind"),
    sql<
      KnownMember["emails"]
    >`(select coalesce(json_agg(json_build_object('email', e.email, 'folded', e.email_folded,
        'mailbox', e.mailbox, 'kind', e.kind) order by e.kind, e.member_email_id), '[]')
      from member_emails e where e.member_id = members.member_id)`.as("emails"),
    sql<Employment[]>`(select coalesce(json_agg(json_build_object('startOn', e.start_on, 'endOn', e.end_on)
        order by e.start_on), '[]') from member_employments e where e.member_id = members.member_id)`.as(
      "employments",
    ),
    sql<
      KnownMember["sizes"]
    >`(select coalesce(json_agg(json_build_object('categoryId', s.category_id, 'size', s.size)
        order by s.category_id), '[]') from member_sizes s where s.member_id = members.member_id)`.as(
      "sizes",
    ),
  ]);

/** Every member that a file may be about or may name as a manager, by number, address or the store's number. */
export const listNamedMembers = async (
  db: Db | Trx,
  lines: readonly MemberLine[],
): Promise<KnownMember[]> => {
  const cells = lines.flatMap((line) => [line.text("hrId"), line.text("manager"), line.text("memberId")]);
  const ids = cells.flatMap((cell) => /^#?([1-9]\d{0,8})$/.exec(cell)?.[1] ?? []).map(Number);
  const mailboxes = [
    ...lines.flatMap(({ emails }) => emails.map(({ mailbox }) => mailbox)),
    ...cells.filter((cell) => cell.includes("@")).map((cell) => mailboxOf(normalizeEmail(cell))),
  ];
  return withEverything(
    db
      .selectFrom("members")
      .where(sql<boolean>`(members.hr_id = any (${cells}::text[]) or members.member_id = any (${ids}::integer[])
      or members.member_id in (select e.member_id from member_emails e where e.mailbox = any (${mailboxes}::text[])))`),
  )
    .orderBy("member_id")
    .execute();
};

/** Members by name, with everything that an export says. */
export const listWholeMembers = (db: Db, memberIds: readonly MemberId[]): Promise<KnownMember[]> =>
  withEverything(
    db.selectFrom("members").where(sql<boolean>`members.member_id = any (${memberIds}::integer[])`),
  )
    .orderBy("last_name")
    .orderBy("first_name")
    .orderBy("member_id")
    .execute();

/**
 * What cells of a file may name: offices, also withdrawn ones that members still have, and the categories that sizes are of; none for who
 * does not see sizes: their file neither has nor changes them.
 */
export async function readKnownPlaces(db: Db | Trx, role: string) {
  const offices = await db
    .selectFrom("office_locations")
    .select(["office_location_id as id", "name"])
    .select(sql<string>`coalesce(time_zone, '')`.as("timeZone"))
    .execute();
  const categories = seesSizes(role)
    ? await db.selectFrom("categories").select(["category_id as id", "name"]).orderBy("position").execute()
    : [];
  return { offices, categories };
}

/** Whose numbers members have. */
export async function listSources(db: Db | Trx): Promise<string[]> {
  const rows = await db
    .selectFrom("members")
    .select("source")
    .distinct()
    .where("source", "is not", null)
    .orderBy("source")
    .limit(20)
    .execute();
  return rows.flatMap(({ source }) => source ?? []);
}
