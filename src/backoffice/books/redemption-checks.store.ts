import { sql } from "kysely";
import { staffText } from "../../contract/staff-text.ts";
import type { BookFault } from "../../platform/db/stored-values.ts";
import type { BookCheck } from "./book-check.ts";
import { faultText } from "./fault-text.ts";

const coupons = sql`(
  select c.coupon_id, c.code, c.max_uses, c.use_count, c.once_per, count(r.redemption_id)::int as uses,
    count(distinct r.user_id)::int as people
  from coupons c left join redemptions r on r.coupon_id = c.coupon_id and r.released_at is null
  group by c.coupon_id
) c`;

export const redemptionChecks: readonly BookCheck[] = [
  {
    rule: staffText`A person has one kit of an occasion`,
    faults: () => sql<BookFault>`
      select string_agg(o.order_no, ', ' order by o.order_no) as subject, ${faultText(
        "{kits} kits of one person",
        {
          kits: sql`count(*)`,
        },
      )} as fault
      from kit_redemptions k join orders o on o.order_id = k.order_id where k.released_at is null
      group by k.user_id, k.occasion_id, k.employment_start_on having count(*) > 1`,
  },
  {
    rule: staffText`A member has one kit of an occasion, whatever their addresses, and it is that of their account`,
    faults: () => sql<BookFault>`
      select string_agg(o.order_no, ', ' order by o.order_no) as subject,
        ${faultText("{kits} kits of member {member}", { kits: sql`count(*)`, member: sql`k.member_id` })} as fault
      from kit_redemptions k join orders o on o.order_id = k.order_id
      where k.released_at is null and not k.is_found_double and k.member_id is not null
      group by k.member_id, k.occasion_id, k.employment_start_on having count(*) > 1
      union all
      select o.order_no, ${faultText("is the kit of member {member}, and its account is member {account}", {
        member: sql`coalesce(k.member_id::text, ${faultText("none")})`,
        account: sql`m.member_id`,
      })}
      from kit_redemptions k join orders o on o.order_id = k.order_id join members m on m.user_id = k.user_id
      where k.member_id is distinct from m.member_id`,
  },
  {
    rule: staffText`A welcome kit is redeemed by its order, and free again when the order is cancelled`,
    faults: () => sql<BookFault>`
      select o.order_no as subject,
        case o.status when 'Cancelled' then ${faultText("cancelled, and its kit is still redeemed")} else ${faultText("its kit is not redeemed")} end as fault
      from orders o left join kit_redemptions k on k.order_id = o.order_id and k.released_at is null
      where o.is_swag and (o.status = 'Cancelled') = (k.order_id is not null)`,
  },
  {
    rule: staffText`A kit is redeemed for its own occasion, with a coupon of that occasion`,
    faults: () => sql<BookFault>`
      select o.order_no as subject, ${faultText(
        "is the kit of occasion {kit}, redeemed for occasion {occasion}",
        {
          kit: sql`kit.occasion_id`,
          occasion: sql`k.occasion_id`,
        },
      )} as fault
      from kit_redemptions k join orders o using (order_id)
        join order_lines l on l.order_id = k.order_id and l.is_swag
        join occasions kit on kit.kit_product_id = l.product_id
      where k.released_at is null and kit.occasion_id <> k.occasion_id
      union all
      select o.order_no, ${faultText("{code} is of occasion {own}, redeemed for occasion {occasion}", {
        code: sql`c.code`,
        own: sql`c.occasion_id`,
        occasion: sql`k.occasion_id`,
      })}
      from kit_redemptions k join orders o using (order_id)
        join redemptions r on r.order_id = k.order_id and r.released_at is null
        join coupons c on c.coupon_id = r.coupon_id
      where k.released_at is null and c.occasion_id <> k.occasion_id`,
  },
  {
    // Days can be changed afterwards, so they show nothing. A minute: a checkout may have begun before staff pressed.
    rule: staffText`A kit is redeemed while its occasion has started and is not archived`,
    faults: () => sql<BookFault>`
      select o.order_no as subject, ${faultText("redeemed at {at}; occasion {occasion}: {start} to {end}", {
        at: sql`k.redeemed_at`,
        occasion: sql`k.occasion_id`,
        start: sql`coalesce(occasions.started_at::text, ${faultText("not started")})`,
        end: sql`coalesce(occasions.archived_at::text, ${faultText("now")})`,
      })} as fault
      from kit_redemptions k join orders o using (order_id) join occasions using (occasion_id)
      where k.released_at is null and k.occasion_id <> 1
        and (occasions.started_at is null or k.redeemed_at < occasions.started_at - interval '1 minute'
          or k.redeemed_at > occasions.archived_at + interval '1 minute')`,
  },
  {
    rule: staffText`A kit is redeemed by somebody for whom it was at that moment`,
    faults: () => sql<BookFault>`
      select o.order_no as subject, ${faultText("redeemed on {day}; {wrong}", { day: sql`day`, wrong: sql`wrong` })} as fault
      from kit_redemptions k join orders o using (order_id)
      cross join lateral (select k.decided_by as by, k.decided_by -> 'member' as member, (k.decided_by ->> 'today')::date as day) d
      cross join lateral (
        select min((e ->> 'startOn')::date) as start_on
        from jsonb_array_elements(case jsonb_typeof(member) when 'object' then member -> 'employments' else '[]' end) e
        where coalesce((e ->> 'endOn')::date, 'infinity') >= day) employment
      cross join lateral (select case
        when (by ->> 'isArchived')::boolean or not (by ->> 'isStarted')::boolean then ${faultText("its occasion had not started or was archived")}
        when day < (by ->> 'opensOn')::date or day > (by ->> 'closesOn')::date
          then ${faultText("its occasion was open from {first} to {last}", { first: sql`by ->> 'opensOn'`, last: sql`by ->> 'closesOn'` })}
        when by ->> 'audience' <> 'anyone' and jsonb_typeof(member) <> 'object' then ${faultText("the company did not know them")}
        when jsonb_array_length(nullif(member, 'null') -> 'employments') > 0 and start_on is null then ${faultText("they had left")}
        when by ->> 'audience' = 'list' and not (member ->> 'isListed')::boolean then ${faultText("its list did not have them")}
        when by ->> 'audience' = 'rules' and (
          (by -> 'countryCodes' <> '[]' and not coalesce(by -> 'countryCodes' ? (member ->> 'countryCode'), false))
          or (by -> 'officeIds' <> '[]' and not coalesce(by -> 'officeIds' @> (member -> 'officeId'), false))
          or (by -> 'employmentKinds' <> '[]' and not coalesce(by -> 'employmentKinds' ? (member ->> 'employmentKind'), false)))
          then ${faultText("its country, office or kind of employment was another")}
        when by ->> 'audience' = 'rules' and (by ->> 'startedFrom' is not null or by ->> 'startedTo' is not null)
          and not coalesce(start_on between coalesce((by ->> 'startedFrom')::date, '-infinity')
            and coalesce((by ->> 'startedTo')::date, 'infinity'), false) then ${faultText("their first day was outside its days")} end as wrong) w
      where k.decided_by is not null and k.released_at is null and wrong is not null`,
  },
  {
    rule: staffText`A claim link that was used has the order of its member and occasion`,
    faults: () => sql<BookFault>`
      select o.order_no as subject, ${faultText(
        "was made by the link of member {member} for occasion {occasion}, and is the kit of member {kitMember} for occasion {kitOccasion}",
        {
          member: sql`l.member_id`,
          occasion: sql`l.occasion_id`,
          kitMember: sql`coalesce(k.member_id::text, ${faultText("none")})`,
          kitOccasion: sql`coalesce(k.occasion_id::text, ${faultText("none")})`,
        },
      )} as fault
      from claim_links l join orders o on o.order_id = l.order_id left join kit_redemptions k on k.order_id = l.order_id
      where (k.member_id, k.occasion_id) is distinct from (l.member_id, l.occasion_id)`,
  },
  {
    rule: staffText`A printed card proves no mailbox: nobody logs in to its account, and it is linked to nobody`,
    faults: () => sql<BookFault>`
      select o.order_no as subject, ${faultText("was made by a card, and its account {wrong}", {
        wrong: sql`case when u.email_proved_at is not null then ${faultText("has a proved address")} when u.password_hash is not null then ${faultText("has a password")} else ${faultText("is linked to a member")} end`,
      })} as fault
      from users u join orders o on o.user_id = u.user_id
      where u.email_folded like 'card-%@no-mailbox.invalid' and (u.email_proved_at is not null or u.password_hash is not null
        or exists (select from members m where m.user_id = u.user_id))`,
  },
  {
    rule: staffText`A claim that waits has no order, and one that was made has that of its member and occasion`,
    faults: () => sql<BookFault>`
      select ${faultText("claim link {link}", { link: sql`w.claim_link_id` })} as subject,
        case when w.order_id is null then ${faultText("waits, and was used for order {order}", { order: sql`l.order_id` })}
          else ${faultText(
            "was made as order {order}, which is the kit of member {member} for occasion {occasion}",
            {
              order: sql`w.order_id`,
              member: sql`coalesce(k.member_id::text, ${faultText("none")})`,
              occasion: sql`coalesce(k.occasion_id::text, ${faultText("none")})`,
            },
          )} end as fault
      from waiting_claims w join claim_links l using (claim_link_id) left join kit_redemptions k on k.order_id = w.order_id
      where (w.order_id is null and l.order_id is not null)
        or (w.order_id is not null and (k.member_id, k.occasion_id) is distinct from (l.member_id, l.occasion_id))`,
  },
  {
    rule: staffText`Nobody waits for a kit of an occasion who has it`,
    faults: () => sql<BookFault>`
      select o.order_no as subject, ${faultText(
        "is the kit for which member {member} waits by claim link {link}",
        {
          member: sql`l.member_id`,
          link: sql`l.claim_link_id`,
        },
      )} as fault
      from waiting_claims w join claim_links l using (claim_link_id) join occasions using (occasion_id)
        join kit_redemptions k on k.member_id = l.member_id and k.occasion_id = l.occasion_id and k.released_at is null
        join orders o on o.order_id = k.order_id
      where w.order_id is null and l.withdrawn_at is null and occasions.redeemed_once = 'ever'`,
  },
  {
    // Whoever came later takes only what is left beside those who wait. A minute: who began to wait at the same time may have come after it.
    rule: staffText`No kit is taken before those who wait longer for a part of it`,
    faults: () => sql<BookFault>`
      select o.order_no as subject, ${faultText(
        "left {stock} of SKU {sku} at {at}, where {earlier} were for those who came before",
        {
          stock: sql`m.stock_after`,
          sku: sql`concat(m.variant_id, '~', m.size)`,
          at: sql`m.moved_at`,
          earlier: sql`earlier.pieces`,
        },
      )} as fault
      from (select distinct waits_for_variant_id as variant_id from waiting_claims where waits_for_variant_id is not null) queue
      join stock_movements m using (variant_id) join orders o on o.order_no = m.order_no
      left join waiting_claims own on own.order_id = o.order_id and own.waits_for_variant_id = m.variant_id
      cross join lateral (
        select coalesce(sum(w.pieces), 0)::int as pieces from waiting_claims w
        where w.waits_for_variant_id = m.variant_id and m.size in ('', w.waits_for_size) and w.order_id is distinct from o.order_id
          and w.waits_since < m.moved_at - interval '1 minute' and (w.made_at is null or w.made_at > m.moved_at)
          and (own.place_no is null or w.place_no < own.place_no)) earlier
      where o.is_swag and m.reason = 'order' and m.change < 0 and o.made_by is null and m.stock_after < earlier.pieces`,
  },
  {
    rule: staffText`A coupon is used no more often than its limit, and its count is its uses`,
    faults: () => sql<BookFault>`
      select c.code as subject, ${faultText("used {uses} times, counted {count}, limit {limit}", {
        uses: sql`c.uses`,
        count: sql`c.use_count`,
        limit: sql`c.max_uses`,
      })} as fault
      from ${coupons} where c.max_uses is not null and (c.uses > c.max_uses or c.uses <> c.use_count)`,
  },
  {
    rule: staffText`A personal code is used once, and a code for each person once by each`,
    faults: () => sql<BookFault>`
      select c.code as subject, ${faultText("used {uses} times by {people} people", {
        uses: sql`c.uses`,
        people: sql`c.people`,
      })} as fault from ${coupons}
      where (c.once_per = 'coupon' and c.uses > 1) or (c.once_per = 'user' and c.uses > c.people)`,
  },
  {
    rule: staffText`A coupon is used by its order, and free again when the order is cancelled`,
    faults: () => sql<BookFault>`
      select o.order_no as subject, ${faultText("coupon {code}: {wrong}", {
        code: sql`o.coupon_code`,
        wrong: sql`case o.status when 'Cancelled' then ${faultText("cancelled, and still used")} else ${faultText("not counted as used")} end`,
      })} as fault
      from orders o left join redemptions r on r.order_id = o.order_id and r.released_at is null
      where o.coupon_code is not null and (o.status = 'Cancelled') = (r.order_id is not null)`,
  },
];
