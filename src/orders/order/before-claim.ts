import { sql } from "kysely";

/**
 * The order was placed before the owner of the e-mail address proved it in another browser, and they have not said that it
 * is theirs: its address may be a stranger's. A part of a statement that reads `orders`. Staff's orders never are.
 */
export const isBeforeClaim = sql<boolean>`(orders.made_by is null and exists (select from users claimed
  where claimed.user_id = orders.user_id and claimed.claimed_at > orders.placed_at))`;
