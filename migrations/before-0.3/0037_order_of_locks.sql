-- One order of locks (docs/decisions/0023-order-of-locks.md), and indexes for what grows with every order and cart.

-- A row of the ledger takes the lock that orders and products take too: it does not block rows that only refer to the
-- variant, such as new cart lines and line items.
create or replace function apply_stock_movement() returns trigger language plpgsql as $$
declare was integer; begins boolean := new.reason in ('opening', 'counted');
begin
  if new.size = '' then
    select stock into was from product_variants where variant_id = new.variant_id for no key update;
  else
    select stock into was from variant_sizes where variant_id = new.variant_id and size = new.size for no key update;
  end if;
  if not found or (was is null and not begins) then return null; end if;
  if new.reason = 'no longer counted' and new.change <> -was then
    raise exception 'no longer counted: all % pieces go', was using errcode = '23514';
  end if;
  new.stock_after := coalesce(was, 0) + new.change;
  if new.size = '' then
    update product_variants set stock = nullif(new.stock_after, case when new.reason = 'no longer counted' then 0 end)
      where variant_id = new.variant_id;
  else
    update variant_sizes set stock = nullif(new.stock_after, case when new.reason = 'no longer counted' then 0 end)
      where variant_id = new.variant_id and size = new.size;
  end if;
  return new;
end $$;

-- Who saves a product deletes cart lines of its removed sizes, and asks whether anybody has ordered a variant.
create index cart_lines_variant_id on cart_lines (variant_id);
create index order_lines_variant_id on order_lines (variant_id, size);
create index order_lines_product_id on order_lines (product_id);
