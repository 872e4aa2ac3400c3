-- An order that was paid back in full and has not left waits for a decision, never silently for packing. A free amount names no
-- pieces, and a bank that takes a payment back asks nobody: only staff know whether the pieces are still owed. An order of which all
-- pieces were refunded before the store cancelled such orders comes into sight as well.
alter table orders add column sends_paid_back boolean not null default false;
comment on column orders.sends_paid_back is 'Staff decided to send what has not left, although everything that was paid went back.';

create or replace function order_queue(o orders) returns text language sql stable as $$
  select case
    when o.status in ('Order Requested', 'Payment Link Sent') then case
      when o.is_swag or o.paid_paise > 0 or (o.grand_total_paise = 0 and o.shipping_paise is not null) then 'confirm' else 'pay' end
    when o.status not in ('Order Confirmed', 'Dispatched') then ''
    when not has_pieces_to_send(o) then case
      when o.status = 'Dispatched' then 'way' when o.refunding_paise > 0 then '' else 'decide' end
    when o.paid_paise > 0 and o.paid_paise <= o.refunded_paise + o.refunding_paise + o.charged_back_paise
      and not o.sends_paid_back then 'decide'
    when o.status = 'Order Confirmed' and o.slip_printed_at is null then 'pack'
    else 'send' end
$$;
comment on function order_queue is 'What an order waits for: pay, confirm, decide (paid back, and not sent), pack, send, or way (to arrive); empty: nothing.';
