import { sql } from "kysely";
import type { AttentionItem } from "../../contract/admin/dashboard.ts";
import { dispatchFrom } from "../../orders/order/dispatch-from.ts";
import { isWaiting } from "../../orders/order/order-queue.ts";
import { unpaidStatuses } from "../../orders/order/order-status.ts";
import { openOutcomes } from "../../orders/shipment/courier-event.ts";
import type { Db } from "../../platform/db/database.ts";
import { listOfLiterals } from "../../platform/db/list-of-literals.ts";
import { failedForGood } from "../../platform/mail/failed-for-good.ts";

const unpaid = listOfLiterals(unpaidStatuses);
/** The orders that can owe anything, in the words of the index orders_owed. */
const mayOwe = sql`(orders.refunding_paise > 0 or orders.refund_failed_paise > 0 or orders.disputed_paise > 0
  or orders.paid_paise > orders.grand_total_paise
  or (orders.status = 'Cancelled' and orders.paid_paise > orders.refunded_paise + orders.charged_back_paise))`;
const openReports = listOfLiterals(openOutcomes);
const isNoOpenEvent = sql`not exists (select from payment_events e
  where e.order_id = orders.order_id and e.needs_attention and e.resolved_at is null)`;

export interface NeedsAttentionRow {
  readonly kind: AttentionItem["kind"];
  /** By the kind: a name, a status, a reason, `courier: status`, `kind: recipient`, a code or a count. attention-text.ts says it. */
  readonly about: string;
  readonly since: Date;
  readonly order_no: string | null;
  readonly mail_id: number | null;
  /** The payment provider's id of the payment, or an AWB number. */
  readonly reference: string | null;
  /** What is owed or disputed; 0 for every other kind. */
  readonly amount_paise: number;
}

interface AttentionTimes {
  readonly now: Date;
  /** The store's: a kit is dispatched from the first moment of its day on. */
  readonly timeZone: string;
  readonly lateBefore: Date;
  readonly failingBefore: Date;
  /** Reports of couriers before this time should have found their parcel by now. */
  readonly unnamedBefore: Date;
  /** When a customer should have paid by a link about which no provider reports. */
  readonly unreportedBefore: Date;
  readonly recent: Date;
}

/**
 * What needs the attention of staff: up to 20 of each kind, the oldest first. Coupons of cancelled orders before
 * `recent` are not searched; what is about money is searched without a limit of age. Money with an open payment event
 * is listed only once, as the event.
 */
export async function listNeedsAttention(
  db: Db,
  { now, timeZone, lateBefore, failingBefore, unnamedBefore, unreportedBefore, recent }: AttentionTimes,
): Promise<NeedsAttentionRow[]> {
  // A kit that waits for its day needs nobody, and waits since that day.
  const heldUntil = sql`(${dispatchFrom}::timestamp at time zone ${timeZone})`;
  const { rows } = await sql<NeedsAttentionRow>`
    with confirmed as materialized (
      select order_id, order_no, recipient_name, ${heldUntil} as held_until from orders
      where status = 'Order Confirmed' and order_queue(orders) in ('pack', 'send') order by placed_at limit 1000
    )
    (select 'paid' as kind, status as about, paid_at as since, order_no, null::int as mail_id,
        null::text as reference, 0::bigint as amount_paise
      from orders cross join lateral (
        select max(paid_at) as paid_at from payments where payments.order_id = orders.order_id) p
      where status in ${unpaid} and paid_paise > 0 and ${isNoOpenEvent} order by paid_at limit 20)
    union all
    (select 'owed', case when refund_failed_paise > 0 then 'refused' when refunding_paise > 0 then 'under way'
          when status = 'Cancelled' then 'cancelled' else 'overpaid' end,
        since, order_no, null, null, owed_paise
      from (select orders.*, owed_paise(orders) as owed_paise,
          (select max(at) from order_ledger l where l.order_id = orders.order_id and l.kind <> 'asked') as since
        from orders where ${mayOwe}) owed
      where owed_paise > 0 and not exists (select from payment_events e
        where e.order_id = owed.order_id and e.needs_attention and e.resolved_at is null)
      order by since limit 20)
    union all
    (select 'dispute', '', d.opened_at, orders.order_no, null, null, d.amount_paise
      from disputes d join orders on orders.order_id = d.order_id
      where d.state = 'open' and ${isNoOpenEvent} order by d.opened_at limit 20)
    union all
    (select 'message', e.outcome, e.received_at, o.order_no, null, e.reference, 0
      from payment_events e left join orders o on o.order_id = e.order_id
      where e.needs_attention and e.resolved_at is null order by e.received_at limit 20)
    union all
    (select w.queue, w.recipient_name, w.since, w.order_no, null, null, w.due_paise from (
        select q.*, row_number() over (partition by queue order by since, order_id) as place from (
          select orders.order_id, orders.order_no, orders.recipient_name, order_queue(orders) as queue,
            case when is_swag then 0 else greatest(0, grand_total_paise - paid_paise) end as due_paise,
            ${heldUntil} as held_until,
            (select max(changed_at) from order_status_changes c where c.order_id = orders.order_id) as since
          from orders where ${isWaiting} and status <> 'Payment Link Sent'
            and (status not in ${unpaid} or paid_paise = 0)
          order by placed_at limit 5000
        ) q where queue not in ('', 'way') and (queue not in ('pack', 'send')
          or (greatest(since, held_until) >= ${lateBefore} and coalesce(held_until <= ${now}, true)))
      ) w where place <= 20 order by queue, place)
    union all
    (select 'check', o.recipient_name, p.asked_at, o.order_no, null, null, p.amount_paise
      from payments p join orders o on o.order_id = p.order_id
      where p.paid_at is null and p.withdrawn_at is null and p.undone_at is null and p.provider = 'pasted'
        and p.asked_at < ${unreportedBefore} and o.status = 'Payment Link Sent' and o.paid_paise = 0
      order by p.asked_at limit 20)
    union all
    (select 'return', case when not is_exchange then r.state when e.back_by < ${now} then 'late exchange' else 'exchange' end,
        r.asked_at, o.order_no, null, r.return_id::text, 0
      from returns r join orders o on o.order_id = r.order_id left join exchanges e on e.return_id = r.return_id
      where r.state in ('asked', 'received') and not (r.state = 'received' and o.refunded_paise >= o.paid_paise)
      order by r.asked_at limit 20)
    union all
    (select 'parcel', s.state, s.ended_at, o.order_no, null, s.number::text, 0
      from shipments s join orders o on o.order_id = s.order_id
      where s.state in ('lost', 'returned to sender') and s.outcome is null order by s.ended_at limit 20)
    union all
    (select 'courier', format('%s: %s', courier, (array_agg(status order by courier_event_id desc))[1]),
        min(received_at), null, null, max(awb_no), 0
      from courier_events
      where outcome in ${openReports} and awb_no is not null
      group by courier, lower(awb_no)
      -- What is under way is reported before staff have typed its number in.
      having bool_or(is_delivered) or min(received_at) < ${unnamedBefore}
      order by min(received_at) limit 20)
    union all
    (select 'late', o.recipient_name, c.changed_at, o.order_no, null, null, 0
      from confirmed o join lateral (
        select greatest(max(changed_at), o.held_until) as changed_at from order_status_changes c
        where c.order_id = o.order_id and c.to_status = 'Order Confirmed'
      ) c on c.changed_at < ${lateBefore}
      order by c.changed_at limit 20)
    union all
    (select 'mail', format('%s: %s', m.kind, m.recipient), m.queued_at, o.order_no, m.mail_id, null, 0
      from mails m left join orders o on o.order_id = m.order_id
      where ${failedForGood("m")}
        or (m.state = 'queued' and m.queued_at < ${failingBefore})
      order by m.queued_at limit 20)
    union all
    (select 'coupon', coalesce(o.coupon_code, ''), o.placed_at, o.order_no, null, null, 0
      from orders o where o.status = 'Cancelled' and o.placed_at >= ${recent}
        and (exists (select from redemptions r where r.order_id = o.order_id and r.released_at is null)
          or exists (select from kit_redemptions k where k.order_id = o.order_id and k.released_at is null))
      order by o.placed_at limit 20)
    union all
    (select 'books', broken ->> 'count', last.checked_at, null, null, broken ->> 'rule', 0
      from (select checked_at, broken as rules from books_checks order by checked_at desc, books_check_id desc limit 1) last,
        jsonb_array_elements(last.rules) as broken)`.execute(db);
  return rows;
}
