import { sql } from "kysely";
import type { UserId } from "../../contract/ids.ts";
import type { Trx } from "../../platform/db/database.ts";

/** What the company knows of the person: by the account, and by its e-mail address. */
export const exportMembers = (trx: Trx, userId: UserId, email: string) =>
  trx
    .selectFrom("members")
    .leftJoin("office_locations", "office_locations.office_location_id", "members.office_id")
    .select(["source", "hr_id", "first_name", "last_name", "office_locations.name as office", "country_code"])
    .select(["cost_center", "employment_kind", "created_at", "changed_at"])
    .select([
      memberRows("member_emails", "'member_id', 'member_email_id', 'email_folded', 'mailbox'").as("emails"),
      memberRows("member_employments", "'member_id'").as("employments"),
      sql<unknown[]>`(select coalesce(json_agg(json_build_object('category', c.name, 'size', s.size)), '[]')
        from member_sizes s join categories c using (category_id) where s.member_id = members.member_id)`.as(
        "sizes",
      ),
      sql<
        unknown[]
      >`(select coalesce(json_agg(json_build_object('occasion', o.name, 'added_at', l.added_at)), '[]')
        from occasion_members l join occasions o using (occasion_id) where l.member_id = members.member_id)`.as(
        "occasions",
      ),
      sql<
        unknown[]
      >`(select coalesce(json_agg(json_build_object('occasion', o.name, 'email', l.email, 'asked_at', l.asked_at,
          'opened_at', l.opened_at, 'withdrawn_at', l.withdrawn_at, 'used_at', l.used_at, 'reminded_at', (
            select coalesce(json_agg(r.reminded_at order by r.reminded_at), '[]') from claim_reminders r where r.claim_link_id = l.claim_link_id),
          'waiting', (
            select json_build_object('asked_at', w.asked_at, 'size', w.size, 'part_sizes', (
              select coalesce(json_agg(concat(p.name, ': ', own.size)), '[]') from jsonb_to_recordset(w.part_sizes) own ("variantId" integer, size text)
                join product_variants v on v.variant_id = own."variantId" join products p using (product_id)), 'is_collected', w.is_collected, 'declined', (
              select coalesce(json_agg(p.name), '[]') from product_variants v join products p using (product_id) where v.variant_id = any (w.declined)),
            'delivery', w.delivery, 'language', w.language)
            from waiting_claims w where w.claim_link_id = l.claim_link_id and w.order_id is null))), '[]')
        from claim_links l join occasions o using (occasion_id) where l.member_id = members.member_id)`.as(
        "claim_links",
      ),
    ])
    .where((eb) =>
      eb.or([
        eb("members.user_id", "=", userId),
        sql<boolean>`exists (select from member_emails e where e.member_id = members.member_id and e.email_folded = ${email})`,
      ]),
    )
    .orderBy("members.member_id")
    .execute();

const memberRows = (table: string, without: string) =>
  sql<unknown[]>`(select coalesce(json_agg(to_jsonb(t) - array[${sql.raw(without)}]), '[]')
    from ${sql.table(table)} t where t.member_id = members.member_id)`;
