-- Erasures of older versions left these in the orders of the people they erased (src/features/privacy/erase-orders.store.ts).
update payments set link_url = 'https://erased.invalid/'
where link_url is not null
  and order_id in (select order_id from orders join users using (user_id) where erased_at is not null);
update orders set billing_gstin = null, idempotency_key = 'erased ' || order_id
where user_id in (select user_id from users where erased_at is not null);
