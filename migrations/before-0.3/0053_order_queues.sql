-- What each order waits for: the queues of the staff's day.
alter table orders add column slip_printed_at timestamptz;
comment on column orders.slip_printed_at is 'When its packing slip was first printed after the confirmation: from then on it waits to be sent.';

create function order_queue(o orders) returns text language sql stable as $$
  select case
    when o.status in ('Order Requested', 'Payment Link Sent') then case
      when o.is_swag or o.paid_paise > 0 or (o.grand_total_paise = 0 and o.shipping_paise is not null) then 'confirm' else 'pay' end
    when o.status = 'Order Confirmed' then case when o.slip_printed_at is null then 'pack' else 'send' end
    when o.status = 'Dispatched' then case when exists (
      select from order_lines l where l.order_id = o.order_id and l.quantity
        > (select coalesce(sum(sent.quantity), 0) from shipment_lines sent join shipments s using (shipment_id)
            where sent.order_line_id = l.order_line_id and s.replaces_id is null and s.return_id is null)
          + (select coalesce(sum(back.quantity), 0) from refund_lines back join refunds r using (refund_id)
            where back.order_line_id = l.order_line_id and r.state in ('requested', 'done')
              and not exists (select from returns where returns.refund_id = r.refund_id)
              and not exists (select from shipments where shipments.refund_id = r.refund_id))
    ) then 'send' else 'way' end
    else '' end
$$;
comment on function order_queue is 'What an order waits for: pay, confirm, pack, send, or way (to arrive); empty: nothing.';
create index orders_waiting on orders (placed_at, order_id)
  where status in ('Order Requested', 'Payment Link Sent', 'Order Confirmed', 'Dispatched');
