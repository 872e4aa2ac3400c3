-- The files that these comments name have moved.
comment on table order_statuses is 'The order statuses; the same six as in orders/order/order-status.ts (a test compares them).';
comment on table stock_reasons is 'The reasons of inventory movements; the same as in catalogue/inventory/inventory.ts (a test compares them).';
comment on table shipments is 'Parcels of an order. The order''s status after dispatch follows from them (orders/shipment/shipment.ts).';
comment on table attempt_counts is 'How often something was attempted in a window of minutes or a day, for all processes. Limits: platform/attempt-limit/attempt-limit.ts.';
