import { sql } from "kysely";

/** The delivery that is expected next of a SKU. */
export interface AnnouncedDelivery {
  /** YYYY-MM-DD */
  readonly expectedOn: string;
  /** Still to come. */
  readonly pieces: number;
}

/** SQL: the one of `stock_items`, as JSON; null: none is announced. */
export const deliveryOfItem = sql<AnnouncedDelivery | null>`(
  select json_build_object('expectedOn', a.expected_on, 'pieces', a.pieces) from announced_deliveries a
  where a.variant_id = stock_items.variant_id and a.size = stock_items.size)`;
