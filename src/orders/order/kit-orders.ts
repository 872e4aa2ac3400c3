import { sql } from "kysely";
import type { OrderId } from "../../contract/ids.ts";

/** SQL: whether an order, as `orders`, is a kit, or replaces pieces of one, also of a replacement before it. */
export const isKitOrder = sql<boolean>`(orders.is_swag or exists (
  with recursive before as (
    select o.order_id, o.is_swag, o.replaces_order_id from orders o where o.order_id = orders.replaces_order_id
    union all
    select o.order_id, o.is_swag, o.replaces_order_id from orders o join before on o.order_id = before.replaces_order_id)
  select from before where is_swag))`;

/**
 * SQL: the orders that replace pieces of kits, also of their replacements. They are few, and looked up before a list of orders is searched
 * for them: asking it of each order would read them all.
 */
export const kitReplacements = sql<{ readonly id: OrderId }>`
  with recursive replaced as (
    select o.order_id from orders o join orders first on first.order_id = o.replaces_order_id
    where o.replaces_order_id is not null and first.is_swag
    union
    select o.order_id from orders o join replaced on o.replaces_order_id = replaced.order_id)
  select order_id as id from replaced`;
