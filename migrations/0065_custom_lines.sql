-- Quotes have lines for goods that are not in the catalogue, and of one product more than a checkout may have. A line says why staff gave it another
-- price than the shop's.

alter table products alter column category_id drop not null;
comment on column products.category_id is 'Null: goods that a quote named in words. They are in no list and on no page; their order knows them like any product.';
alter table products add constraint products_custom check (category_id is not null or withdrawn_at is not null) not valid;

alter table order_lines add column price_reason text not null default '';
comment on column order_lines.price_reason is 'Why staff gave it another price than the shop''s; empty: they did not, or did not say.';
alter table order_lines drop constraint order_lines_quantity_check;
alter table order_lines add constraint order_lines_quantity_check check (quantity between 1 and 99999) not valid;
alter table size_exchanges drop constraint size_exchanges_quantity_check;
alter table size_exchanges add constraint size_exchanges_quantity_check check (quantity between 1 and 99999) not valid;
alter table refund_lines drop constraint refund_lines_quantity_check;
alter table refund_lines add constraint refund_lines_quantity_check check (quantity between 1 and 99999) not valid;
alter table shipment_lines drop constraint shipment_lines_quantity_check;
alter table shipment_lines add constraint shipment_lines_quantity_check check (quantity between 1 and 99999) not valid;
alter table return_lines drop constraint return_lines_quantity_check;
alter table return_lines add constraint return_lines_quantity_check check (quantity between 1 and 99999) not valid;
alter table invoice_lines drop constraint invoice_lines_quantity_check;
alter table invoice_lines add constraint invoice_lines_quantity_check check (quantity between 0 and 99999) not valid;
alter table exchange_pieces drop constraint exchange_pieces_quantity_check;
alter table exchange_pieces add constraint exchange_pieces_quantity_check check (quantity between 1 and 99999) not valid;
