import type { OrderId } from "../../contract/ids.ts";
import type { Db } from "../../platform/db/database.ts";
import { isSold } from "../order/order-status.ts";
import { lockOrderToSettle } from "../order/order-to-print.store.ts";
import { readBalance } from "./invoice.store.ts";
import { nextInvoice } from "./invoice-balance.ts";
import { writeCreditNote, writeFurtherInvoice } from "./write-correction.ts";
import { type Billing, writeInvoice } from "./write-invoice.ts";

export interface SettleInvoices {
  readonly orderId: OrderId;
  readonly billing: Billing;
  readonly now: Date;
}

/**
 * Invoices what has left of an order and is not invoiced yet, credits what was taken back since, and bills again what was
 * credited for a refund that was not made after all. Doing it again changes nothing. A free kit has no invoice. Without a place
 * of supply the invoice waits for staff, who choose it, and with characters that cannot be printed it waits until they are corrected.
 */
export async function settleInvoices(db: Db, { orderId, billing, now }: SettleInvoices): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const order = await lockOrderToSettle(trx, orderId);
    if (!order || order.is_swag) return;
    const { lines, shippingPaise } = nextInvoice(await readBalance(trx, orderId));
    const total = lines.reduce((sum, { amountPaise }) => sum + amountPaise, shippingPaise);
    if (isSold(order.status) && lines.length > 0 && total > 0)
      await writeInvoice(trx, order, { billing, lines, shippingPaise, staff: null, now });
    const balance = await readBalance(trx, orderId);
    const by = { billing, staff: null, now };
    await writeCreditNote(trx, order, balance, by);
    await writeFurtherInvoice(trx, order, balance, by);
  });
}
