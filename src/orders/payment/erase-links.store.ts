import type { UserId } from "../../contract/ids.ts";
import type { Trx } from "../../platform/db/database.ts";
import { orderIdsOf } from "../order/order-ids-of.ts";

/** In the reserved top-level domain `invalid`: the page that a link led to knows the person. */
const ERASED_LINK = "https://erased.invalid/";

/** Replaces the links of a person's payments. */
export async function erasePaymentLinks(trx: Trx, userId: UserId): Promise<void> {
  const orderIds = orderIdsOf(trx, userId);
  await trx
    .updateTable("payments")
    .set({ link_url: ERASED_LINK })
    .where("order_id", "in", orderIds)
    .where("link_url", "is not", null)
    .execute();
}
