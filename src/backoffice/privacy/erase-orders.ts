import type { UserId } from "../../contract/ids.ts";
import { eraseThanks } from "../../orders/claim/thanks/thanks.store.ts";
import { eraseDeclineReasons } from "../../orders/exchange/exchange.store.ts";
import { eraseLedgerProblems } from "../../orders/ledger/order-ledger.store.ts";
import { eraseOrderRows } from "../../orders/order/erase-orders.store.ts";
import { erasePaymentLinks } from "../../orders/payment/erase-links.store.ts";
import { eraseRefundReasons } from "../../orders/refund/erase-refund-reasons.store.ts";
import { eraseReturnReasons } from "../../orders/return/erase-return-reasons.store.ts";
import { eraseAwbNumbers } from "../../orders/shipment/erase-shipments.store.ts";
import type { Trx } from "../../platform/db/database.ts";
import { eraseNotes } from "../order-admin/order-timeline.store.ts";

/** Replaces what names a person in their orders and in all that belongs to these. Call it after the account is erased. */
export async function eraseOrders(trx: Trx, userId: UserId): Promise<void> {
  await eraseNotes(trx, userId);
  await eraseReturnReasons(trx, userId);
  await eraseRefundReasons(trx, userId);
  await eraseDeclineReasons(trx, userId);
  await eraseThanks(trx, userId);
  await eraseLedgerProblems(trx, userId);
  await eraseAwbNumbers(trx, userId);
  await erasePaymentLinks(trx, userId);
  await eraseOrderRows(trx, userId);
}
