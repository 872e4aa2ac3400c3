-- The conditions of 0065 are checked against every row, in a transaction of its own: nobody waits for it.

alter table products validate constraint products_custom;
alter table order_lines validate constraint order_lines_quantity_check;
alter table size_exchanges validate constraint size_exchanges_quantity_check;
alter table refund_lines validate constraint refund_lines_quantity_check;
alter table shipment_lines validate constraint shipment_lines_quantity_check;
alter table return_lines validate constraint return_lines_quantity_check;
alter table invoice_lines validate constraint invoice_lines_quantity_check;
alter table exchange_pieces validate constraint exchange_pieces_quantity_check;
