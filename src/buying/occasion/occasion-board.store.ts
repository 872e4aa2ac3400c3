import { sql } from "kysely";
import type { PartSize } from "../../contract/cart.schemas.ts";
import type { MemberId, OccasionId } from "../../contract/ids.ts";
import type { Db } from "../../platform/db/database.ts";
import { newestLinkMail } from "../../platform/mail/newest-link-mail.ts";
import { MAX_WRONG_TRIES } from "./card-tries.ts";
import type { UsualSize } from "./occasion-board-stock.ts";
import {
  type ClaimMoment,
  dayOfMember,
  occasionMember,
  occasionRules,
  usualSizes,
} from "./occasion-columns.ts";
import type { OccasionMember, OccasionRules } from "./occasion-eligibility.ts";

export interface BoardRow {
  readonly member_id: MemberId;
  readonly first_name: string;
  readonly last_name: string;
  readonly rules: OccasionRules;
  readonly member: OccasionMember;
  readonly today: string;
  /** The kit that they redeemed. Null: none. */
  readonly order_status: string | null;
  readonly sizes: readonly UsualSize[];
  readonly is_invited: boolean;
  /** Their newest link works still, or waits to be mailed. */
  readonly has_link: boolean;
  readonly is_carded: boolean;
  readonly is_locked: boolean;
  readonly is_bounced: boolean;
  readonly is_opened: boolean;
  readonly is_withdrawn: boolean;
  /** The kit that they have asked for and that has no order yet. Null: none. */
  readonly waiting: {
    readonly size: string;
    /** The sizes of parts that are not the kit's. */
    readonly partSizes: readonly PartSize[];
    /** Staff have not had it ordered. */
    readonly isCollected: boolean;
    /** Of the delivery that it waits for; null: none is announced. */
    readonly expectedOn: string | null;
  } | null;
}

/** SQL: no mail server took the newest mail of `link`, and nobody has opened it. */
const isBounced = sql`(link.used_at is null and link.withdrawn_at is null and link.opened_at is null
  and coalesce((select mail.state = 'failed' from ${newestLinkMail("link")} mail), false))`;

/** SQL: `link` is a printed card that was locked by wrong tries. */
const isLocked = sql`(link.code_hash is not null and link.wrong_tries >= ${MAX_WRONG_TRIES} and link.used_at is null and link.withdrawn_at is null)`;

/** Every member with what an occasion's board says of them; their live link counts, else their newest. */
export async function listBoardRows(
  db: Db,
  occasionId: OccasionId,
  moment: ClaimMoment,
): Promise<BoardRow[]> {
  const { rows } = await sql<BoardRow>`
    select m.member_id, m.first_name, m.last_name, ${occasionRules} as rules, ${occasionMember} as member,
      ${dayOfMember(moment)} as today, redeemed.status as order_status,
      ${usualSizes} as sizes,
      coalesce(link.token_hash is not null and link.code_hash is null and not ${isBounced}, false) as is_invited,
      coalesce(link.code_hash is not null, false) as is_carded, coalesce(${isLocked}, false) as is_locked,
      coalesce(link.used_at is null and link.withdrawn_at is null and link.expires_at > ${moment.now}, false) as has_link,
      coalesce(${isBounced}, false) as is_bounced,
      coalesce(link.opened_at is not null and link.used_at is null, false) as is_opened,
      coalesce(link.withdrawn_at is not null, false) as is_withdrawn,
      case when link.used_at is null and link.withdrawn_at is null then (
        select json_build_object('size', w.size, 'partSizes', w.part_sizes, 'isCollected', w.is_collected, 'expectedOn', (select min(a.expected_on) from announced_deliveries a
          where a.variant_id = w.waits_for_variant_id and a.size in (w.waits_for_size, '')))
        from waiting_claims w where w.claim_link_id = link.claim_link_id and w.order_id is null) end as waiting
    from occasions o cross join members m
    left join lateral (
      select orders.status from kit_redemptions k join orders using (order_id)
      where k.occasion_id = o.occasion_id and k.released_at is null
        and (k.member_id = m.member_id or k.user_id = m.user_id)
      order by k.redeemed_at desc limit 1) redeemed on true
    left join lateral (
      select * from claim_links l where l.occasion_id = o.occasion_id and l.member_id = m.member_id
      order by l.used_at is null and l.withdrawn_at is null desc, l.claim_link_id desc limit 1) link on true
    where o.occasion_id = ${occasionId}
    order by m.last_name, m.first_name, m.member_id`.execute(db);
  return rows;
}
