-- An order of which every piece was refunded before it left waits for no packing. No statement writes an order: the store cancels
-- one from now on when the refund is done; orders of before stay confirmed until staff cancel them.
create function has_pieces_to_send(o orders) returns boolean language sql stable as $$
  select exists (
    select from order_lines l where l.order_id = o.order_id and l.quantity
      > (select coalesce(sum(sent.quantity), 0) from shipment_lines sent join shipments s using (shipment_id)
          where sent.order_line_id = l.order_line_id and s.replaces_id is null and s.return_id is null)
        + (select coalesce(sum(back.quantity), 0) from refund_lines back join refunds r using (refund_id)
          where back.order_line_id = l.order_line_id and r.state in ('requested', 'done')
            and not exists (select from returns where returns.refund_id = r.refund_id)
            and not exists (select from shipments where shipments.refund_id = r.refund_id)))
$$;
comment on function has_pieces_to_send is 'Whether a piece of the order neither was sent nor refunded, or asked to be, before it was sent.';

create or replace function order_queue(o orders) returns text language sql stable as $$
  select case
    when o.status in ('Order Requested', 'Payment Link Sent') then case
      when o.is_swag or o.paid_paise > 0 or (o.grand_total_paise = 0 and o.shipping_paise is not null) then 'confirm' else 'pay' end
    when o.status = 'Order Confirmed' then case
      when not has_pieces_to_send(o) then '' when o.slip_printed_at is null then 'pack' else 'send' end
    when o.status = 'Dispatched' then case when has_pieces_to_send(o) then 'send' else 'way' end
    else '' end
$$;
