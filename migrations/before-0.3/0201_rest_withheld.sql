-- Of an order that is sent in parts and paid back in full, staff may decide that the rest is not sent: it cannot be cancelled any more.
alter table orders add column rest_withheld_at timestamptz;
comment on column orders.rest_withheld_at is 'When staff decided that what had not left by then is never sent, because everything that was paid went back. Its stock was given back.';

insert into mail_kinds values ('rest-cancelled');

create or replace function has_pieces_to_send(o orders) returns boolean language sql stable as $$
  select o.rest_withheld_at is null and exists (
    select from order_lines l where l.order_id = o.order_id and l.quantity
      > (select coalesce(sum(sent.quantity), 0) from shipment_lines sent join shipments s using (shipment_id)
          where sent.order_line_id = l.order_line_id and s.replaces_id is null and s.return_id is null)
        + (select coalesce(sum(back.quantity), 0) from refund_lines back join refunds r using (refund_id)
          where back.order_line_id = l.order_line_id and r.state in ('requested', 'done')
            and not exists (select from returns where returns.refund_id = r.refund_id)
            and not exists (select from shipments where shipments.refund_id = r.refund_id)))
$$;
comment on function has_pieces_to_send is 'Whether a piece of the order neither was sent, nor withheld, nor refunded, or asked to be, before it was sent.';
