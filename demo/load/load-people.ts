import { sql } from "kysely";
import type { Trx } from "../../src/platform/db/database.ts";
import { members } from "../catalogue/members.ts";
import type { DemoMember } from "../catalogue/types.ts";

const DAY_MS = 86_400_000;
const dayBefore = (now: Date, days: number): string =>
  new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10);

/** Loads the people whom the demo company knows. */
export async function loadMembers(trx: Trx, now: Date): Promise<void> {
  const offices = await trx.selectFrom("office_locations").select(["office_location_id", "name"]).execute();
  const officeIds = new Map(offices.map(({ name, office_location_id: id }) => [name, id]));
  const rows = await trx
    .insertInto("members")
    .values(
      members.map(({ name: [first, last], office, country, kind = "permanent" as const }, at) => ({
        source: "Ledgerline HR",
        hr_id: `LL-${1_001 + at}`,
        first_name: first,
        last_name: last,
        office_id: officeIds.get(office) ?? null,
        country_code: country,
        cost_center: `CC-${country}`,
        employment_kind: kind,
        created_at: now,
        changed_at: now,
      })),
    )
    .returning(["member_id", "hr_id"])
    .execute();
  const memberIds = new Map(rows.map(({ hr_id, member_id }) => [hr_id, member_id]));
  const idOf = (at: number) => memberIds.get(`LL-${1_001 + at}`) ?? 0;
  await trx
    .insertInto("member_emails")
    .values(
      members.map((member, at) => {
        const isComing = member.startedDaysAgo < 0;
        const email = `${localPart(member)}@${isComing ? "private" : "ledgerline"}.example`;
        const kind = isComing ? ("private" as const) : ("company" as const);
        return { member_id: idOf(at), email, email_folded: email, kind };
      }),
    )
    .execute();
  await trx
    .insertInto("member_employments")
    .values(
      members.map(({ startedDaysAgo, leftDaysAgo }, at) => ({
        member_id: idOf(at),
        start_on: dayBefore(now, startedDaysAgo),
        end_on: leftDaysAgo === undefined ? null : dayBefore(now, leftDaysAgo),
      })),
    )
    .execute();
  await sql`update members set search = search_words(concat_ws(' ', first_name, last_name, hr_id,
    (select string_agg(e.email_folded, ' ') from member_emails e where e.member_id = members.member_id)))`.execute(
    trx,
  );
}

/** As the company makes its addresses: `siobhan.doyle`. */
const localPart = ({ email, name }: DemoMember): string =>
  email ??
  name
    .join(".")
    .toLowerCase()
    .replaceAll(" ", "-")
    .replaceAll("ł", "l")
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "");
