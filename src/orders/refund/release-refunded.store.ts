import { sql } from "kysely";
import type { RefundId, VariantId } from "../../contract/ids.ts";
import type { Trx } from "../../platform/db/database.ts";

export interface UnsentPieces {
  readonly variantId: VariantId;
  readonly size: string;
  readonly quantity: number;
}

/**
 * The pieces of a refund that did not leave and are not to be sent any more, as far as the order still holds them: what it
 * took of a counted stock, less what it needs for parcels that left or are still to leave.
 */
export async function readRefundedUnsent(trx: Trx, refundId: RefundId): Promise<UnsentPieces[]> {
  const { rows } = await sql<UnsentPieces>`
    select variant_id as "variantId", size, sum(least(refunded, unsent - released))::int as quantity from (
      select l.variant_id, l.size, back.quantity as refunded,
        l.quantity - (select coalesce(sum(sent.quantity), 0) from shipment_lines sent join shipments s using (shipment_id)
            where sent.order_line_id = l.order_line_id and s.replaces_id is null and s.return_id is null) as unsent,
        (select coalesce(sum(other.quantity), 0) from refund_lines other join refunds f using (refund_id)
          where other.order_line_id = l.order_line_id and f.state = 'done' and f.refund_id <> back.refund_id
            and not exists (select from returns where returns.refund_id = f.refund_id)
            and not exists (select from shipments where shipments.refund_id = f.refund_id)) as released
      from refund_lines back join order_lines l using (order_line_id)
      join orders o on o.order_id = l.order_id and o.status <> 'Cancelled' and o.rest_withheld_at is null
      where back.refund_id = ${refundId} and not l.is_swag
        and not exists (select from returns where returns.refund_id = back.refund_id)
        and not exists (select from shipments where shipments.refund_id = back.refund_id)
    ) pieces where least(refunded, unsent - released) > 0
    group by variant_id, size order by variant_id, size`.execute(trx);
  return rows;
}
