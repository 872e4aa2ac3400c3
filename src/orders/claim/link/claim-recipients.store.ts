import { sql } from "kysely";
import { kitsOfMember } from "../../../buying/kit/member-kits.ts";
import type { UsualSize } from "../../../buying/occasion/occasion-board-stock.ts";
import {
  type ClaimMoment,
  dayOfMember,
  occasionMember,
  occasionRules,
  usualSizes,
} from "../../../buying/occasion/occasion-columns.ts";
import type { OccasionMember, OccasionRules } from "../../../buying/occasion/occasion-eligibility.ts";
import type { MemberId, OccasionId } from "../../../contract/ids.ts";
import type { Db, Trx } from "../../../platform/db/database.ts";

/** What decides whether a member gets a link. */
export interface Candidate {
  readonly memberId: MemberId;
  readonly firstName: string;
  readonly lastName: string;
  readonly member: OccasionMember;
  /** At their office. */
  readonly today: string;
  readonly kits: readonly (string | null)[];
  /** Or a printed card. */
  readonly hasLink: boolean;
  /** HR's number. Null: none is known. */
  readonly hrId: string | null;
  readonly sizes: readonly UsualSize[];
  readonly emails: readonly {
    readonly email: string;
    readonly folded: string;
    readonly kind: "company" | "private";
  }[];
}

export interface OccasionToSend {
  readonly rules: OccasionRules;
  readonly dispatchFrom: string | null;
  /** Whether its kit is a product of the shop. */
  readonly isKitInShop: boolean;
}

/** What decides whether links of an occasion may go out. Undefined: there is no such occasion. */
export async function readOccasionToSend(
  db: Db | Trx,
  occasionId: OccasionId,
): Promise<OccasionToSend | undefined> {
  const { rows } = await sql<OccasionToSend>`
    select ${occasionRules} as rules, o.dispatch_from as "dispatchFrom",
      exists (select from products p where p.product_id = o.kit_product_id and p.withdrawn_at is null) as "isKitInShop"
    from occasions o where o.occasion_id = ${occasionId}`.execute(db);
  return rows[0];
}

/** The named members, or all, by name. */
export async function listCandidates(
  db: Db | Trx,
  {
    occasionId,
    memberIds,
    ...moment
  }: ClaimMoment & { readonly occasionId: OccasionId; readonly memberIds: readonly MemberId[] | undefined },
): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select m.member_id as "memberId", m.first_name as "firstName", m.last_name as "lastName", m.hr_id as "hrId", ${occasionMember} as member,
      ${dayOfMember(moment)} as today, ${kitsOfMember} as kits,
      exists (select from claim_links l where l.occasion_id = o.occasion_id and l.member_id = m.member_id
        and l.used_at is null and l.withdrawn_at is null and l.expires_at > ${moment.now}) as "hasLink",
      ${usualSizes} as sizes,
      (select coalesce(json_agg(json_build_object('email', e.email, 'folded', e.email_folded, 'kind', e.kind)
          order by e.member_email_id), '[]')
        from member_emails e where e.member_id = m.member_id) as emails
    from members m, occasions o
    where o.occasion_id = ${occasionId} and (${memberIds === undefined} or m.member_id = any (${memberIds ?? []}::integer[]))
    order by m.first_name, m.last_name, m.member_id`.execute(db);
  return rows;
}
