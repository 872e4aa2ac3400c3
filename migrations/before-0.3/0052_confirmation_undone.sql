-- Staff can take back a confirmation by hand while nothing has left: the money had not come after all.
insert into order_status_transitions values ('Order Confirmed', 'Order Requested');
insert into mail_kinds values ('order-unconfirmed');
