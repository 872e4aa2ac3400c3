import type { Db } from "../../server/db/database.ts";
import { readTogether } from "../../server/db/read-together.ts";
import { selectPaidAndRefunded, selectRefundableLines, selectRefunds } from "../after-sales/refund.store.ts";
import { selectReturnableLines, selectReturnLines, selectReturns } from "../after-sales/return.store.ts";
import { selectLineSizes } from "../fulfilment/size-exchange.store.ts";
import { selectOrderAddresses, selectOrderLines } from "../order/order-lines.store.ts";
import { findOrderWithBuyer } from "../order/order-with-buyer.store.ts";
import { selectPaymentLinks } from "../payment/payment.store.ts";
import { selectOrderPaymentEvents } from "../payment/payment-events.store.ts";
import {
  selectOrderEdits,
  selectOrderMails,
  selectOrderMovements,
  selectOrderNotes,
  selectStatusChanges,
} from "./order-timeline.store.ts";

/**
 * An order with everything that belongs to it: two selects in one read-only transaction, so that all of it is of one moment.
 * Undefined when the number is unknown.
 */
export function readWholeOrder(db: Db, orderNo: string) {
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute(async (trx) => {
      const order = await findOrderWithBuyer(trx, orderNo);
      if (!order) return undefined;
      const { order_id: orderId } = order;
      const { lines, sizes, addresses, ...rest } = await readTogether(trx, {
        lines: selectOrderLines(trx, orderId),
        sizes: selectLineSizes(trx, orderId),
        addresses: selectOrderAddresses(trx, orderId),
        changes: selectStatusChanges(trx, orderId),
        mails: selectOrderMails(trx, orderId),
        notes: selectOrderNotes(trx, orderId),
        payments: selectPaymentLinks(trx, orderId),
        paymentEventRows: selectOrderPaymentEvents(trx, orderId),
        money: selectPaidAndRefunded(trx, orderId),
        refundable: selectRefundableLines(trx, orderId),
        refunds: selectRefunds(trx, orderId),
        returnable: selectReturnableLines(trx, orderId),
        returns: selectReturns(trx, orderId),
        returnLines: selectReturnLines(trx, orderId),
        edits: selectOrderEdits(trx, orderNo),
        movements: selectOrderMovements(trx, orderNo),
      });
      const { money: moneyRows, refundable, refunds, returnable, returns, returnLines, ...history } = rest;
      const [money] = moneyRows;
      if (!money) throw new Error(`${orderNo} has no row of its own`);
      const deliveredAt = history.changes.find((change) => change.to_status === "Delivered")?.changed_at;
      const refundsAndReturns = { money, refundable, refunds, returnable, returns, returnLines, deliveredAt };
      return { order, lines, sizes, addresses, history: { ...history, refundsAndReturns } };
    });
}
