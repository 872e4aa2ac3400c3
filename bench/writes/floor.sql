-- The floor under the store's writes: what a call has to write, by one function, and nothing else that a store does with it. No price
-- that changed in the meantime, no stock, no kit, no language, no repeated request is looked for. measure-writes.ts compares how many
-- rows of each table both have inserted, changed and deleted.
--
-- An addition      carts             inserted, or its touched_at changed
--                  cart_lines        inserted, or its quantity changed
-- A purchase       an addition, and
--                  carts             touched_at changed (it is locked)
--                  cart_lines        deleted
--                  orders, order_lines, order_addresses, order_status_changes, redemptions    inserted
--                  mails             inserted; attempts changed; subject, texts and state changed
--                  pgboss.job_common inserted; begun; completed
create schema floor;

-- The texts of such a mail, as long as the store's.
create table floor.sample_mail as
  select order_no, subject, text_body, html_body from mails join orders using (order_id) where kind = 'order-placed' limit 1;

create function floor.buyer_of(token text) returns users language sql stable as $$
  select users from sessions join users using (user_id)
  where token_hash = sha256(token::bytea) and expires_at > now() and blocked_at is null
$$;

create function floor.add_to_cart(token text, body jsonb) returns text language plpgsql as $$
declare
  buyer users := floor.buyer_of(token);
  guest bytea := sha256(('cart:' || (body ->> 'sessionId'))::bytea);
  cart integer;
begin
  if buyer.user_id is null then
    update carts set touched_at = now() where session_hash = guest returning cart_key into cart;
  else
    update carts set touched_at = now() where user_id = buyer.user_id returning cart_key into cart;
  end if;
  if cart is null then
    insert into carts (session_hash, user_id) values (case when buyer.user_id is null then guest end, buyer.user_id)
    returning cart_key into cart;
  end if;
  insert into cart_lines (cart_id, cart_key, product_id, variant_id, size, quantity)
  values (
    left(translate(encode(uuid_send(gen_random_uuid()), 'base64'), '+/', '-_'), 22), cart,
    (body ->> 'productId')::integer, (body ->> 'productDetailsId')::integer, body ->> 'size', (body ->> 'qty')::integer
  )
  on conflict (cart_key, variant_id, size) do update set quantity = cart_lines.quantity + excluded.quantity;
  return (
    select json_agg(json_build_object(
      'cartId', line.cart_id, 'sessionId', body ->> 'sessionId', 'userId', coalesce(buyer.user_id, 0),
      'productId', line.product_id, 'productDetailsId', line.variant_id, 'productName', product.name, 'productUrl', slug,
      'colourName', colour_name, 'imagePath', floor.image_of(line.variant_id), 'webPrice', web_price_paise / 100.0,
      'sellingPrice', selling_price_paise / 100.0, 'qty', quantity, 'total', selling_price_paise * quantity / 100.0,
      'isSwag', is_swag_item, 'isTShirt', is_t_shirt, 'size', line.size, 'discount', 0, 'discountPercent', 0, 'couponCode', '',
      'packageWeight', package_weight_grams, 'addedAtMs', floor(extract(epoch from added_at) * 1000), 'available', null
    ) order by added_at)
    from cart_lines line join product_variants using (product_id, variant_id) join products product using (product_id)
      join slugs using (product_id)
    where cart_key = cart
  );
end $$;

create function floor.image_of(variant integer) returns text language sql stable as $$
  select '/images/' || image_id || '/' || slug from variant_images join images using (image_id)
  where variant_id = variant order by variant_images.position limit 1
$$;

create function floor.check_coupon(token text, body jsonb) returns text language plpgsql as $$
declare
  buyer users := floor.buyer_of(token);
  coupon coupons;
  sub_total bigint;
begin
  select * into coupon from coupons where code_folded = body ->> 'name';
  select sum(selling_price_paise * quantity) into sub_total
  from carts join cart_lines using (cart_key) join product_variants using (variant_id) where user_id = buyer.user_id;
  return json_build_object(
    'isValid', true, 'code', coupon.code, 'discount', round(sub_total * coupon.basis_points / 10000.0) / 100.0
  );
end $$;

create function floor.check_out(token text, body jsonb, idempotency_key text) returns text language plpgsql as $$
declare
  buyer users := floor.buyer_of(token);
  cart integer;
  coupon coupons;
  address jsonb := body -> 'deliveryAddress' -> 0;
  totals record;
  shipping bigint;
  discount bigint;
  new_order orders;
  new_mail integer;
begin
  update carts set touched_at = now() where user_id = buyer.user_id returning cart_key into cart;
  select * into coupon from coupons where code_folded = body ->> 'couponCode';
  select sum(selling_price_paise * quantity) as paise, sum(package_weight_grams * quantity) as grams into totals
  from cart_lines join product_variants using (variant_id) join products on products.product_id = cart_lines.product_id
  where cart_key = cart;
  select charge_paise into shipping from service_locations join shipping_bands using (service_location_id)
  where name = address ->> 'country' and totals.grams between weight_from_grams and weight_to_grams;
  discount := round(totals.paise * coupon.basis_points / 10000.0);

  insert into orders (order_no, user_id, is_swag, sub_total_paise, discount_paise, shipping_paise, grand_total_paise, weight_grams,
    currency_code, currency_symbol, rate_micros, coupon_code, idempotency_key, request_hash, placed_at, pay_by, ship_country, recipient_name)
  select 'KS-' || overlay(upper(left(md5(random()::text), 9)) placing '-' from 5 for 1) || '-X', buyer.user_id, false, totals.paise, discount, shipping,
    totals.paise - discount + shipping, totals.grams, currency_code, currency_symbol, rate_micros, coupon.code, idempotency_key,
    sha256(body::text::bytea), now(), now() + interval '3 days', address ->> 'country', address ->> 'recipientName'
  from currency_rates where currency_code = body ->> 'currencyCode'
  returning * into new_order;
  insert into order_lines (order_id, product_id, variant_id, size, product_name, colour_name, image_path, quantity, web_price_paise,
    selling_price_paise, total_paise, discount_paise, package_weight_grams, is_swag)
  select new_order.order_id, line.product_id, variant_id, line.size, name, colour_name, floor.image_of(variant_id), quantity, web_price_paise,
    selling_price_paise, selling_price_paise * quantity, round(selling_price_paise * quantity * coupon.basis_points / 10000.0),
    package_weight_grams, is_swag_item
  from cart_lines line join product_variants using (product_id, variant_id) join products using (product_id) where cart_key = cart;
  insert into order_addresses (order_id, is_billing, recipient_name, recipient_phone, address, region, recipient_city, country)
  values (new_order.order_id, false, address ->> 'recipientName', address ->> 'recipientPhone', address ->> 'address',
    address ->> 'region', address ->> 'recipientCity', address ->> 'country');
  insert into order_status_changes (order_id, to_status, changed_at, changed_by, actor)
  values (new_order.order_id, new_order.status, now(), buyer.user_id, 'buyer');
  insert into redemptions (coupon_id, once_per, user_id, order_id, redeemed_at)
  values (coupon.coupon_id, coupon.once_per, buyer.user_id, new_order.order_id, now());
  insert into mails (kind, recipient, user_id, order_id, queued_at)
  values ('order-placed', buyer.email_folded, buyer.user_id, new_order.order_id, now())
  returning mail_id into new_mail;
  insert into pgboss.job_common (name, data, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds,
    policy, heartbeat_seconds)
  select name, json_build_object('mailId', new_mail), retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds,
    deletion_seconds, policy, heartbeat_seconds
  from pgboss.queue where name = 'mail.send';
  delete from cart_lines where cart_key = cart;
  return to_json(new_order.order_no);
end $$;

-- Writes up to five waiting mails, as many as the store takes at a time. Returns how many.
create function floor.write_mails() returns integer language plpgsql as $$
declare
  jobs uuid[];
  begun integer[];
begin
  with due as (
    select id from pgboss.job_common where name = 'mail.send' and state < 'active' and not blocked and start_after <= now()
    order by priority desc, created_on limit 5 for update skip locked
  ), taken as (
    update pgboss.job_common job set state = 'active', started_on = now(), heartbeat_on = now() from due
    where name = 'mail.send' and job.id = due.id returning job.id, (data ->> 'mailId')::integer as mail_id
  )
  select array_agg(id), array_agg(mail_id) into jobs, begun from taken;
  update mails set attempts = attempts + 1 where mail_id = any (begun);
  update mails set state = 'kept', settled_at = now(), subject = replace(sample.subject, sample.order_no, placed.order_no),
    text_body = replace(sample.text_body, sample.order_no, placed.order_no),
    html_body = replace(sample.html_body, sample.order_no, placed.order_no)
  from floor.sample_mail sample, orders placed where mail_id = any (begun) and placed.order_id = mails.order_id;
  update pgboss.job_common set state = 'completed', completed_on = now() where name = 'mail.send' and id = any (jobs);
  return coalesce(cardinality(jobs), 0);
end $$;
