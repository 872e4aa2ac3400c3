import { selectExchanges } from "../../orders/exchange/exchange.store.ts";
import {
  selectLineSizes,
  selectPartSizes,
} from "../../orders/fulfilment/size-exchange/size-exchange.store.ts";
import { selectConfirmationFacts } from "../../orders/fulfilment/undo-confirmation.store.ts";
import { selectInvoices } from "../../orders/invoice/invoice.store.ts";
import { selectOrderBalance, selectOrderLedger } from "../../orders/ledger/order-ledger.store.ts";
import { selectOrderAddresses, selectOrderLines } from "../../orders/order/order-lines.store.ts";
import { findOrderWithBuyer } from "../../orders/order/order-with-buyer.store.ts";
import { selectPaymentLinks } from "../../orders/payment/payment.store.ts";
import { selectOrderPaymentEvents } from "../../orders/payment/payment-events.store.ts";
import {
  selectPaidPayments,
  selectRefundableLines,
  selectRefundSums,
  selectRefunds,
} from "../../orders/refund/refund.store.ts";
import { selectReturnableLines, selectReturnLines, selectReturns } from "../../orders/return/return.store.ts";
import { selectCourierEvents } from "../../orders/shipment/courier-event.store.ts";
import {
  selectSendableLines,
  selectShipmentLines,
  selectShipments,
} from "../../orders/shipment/shipment.store.ts";
import { selectReplaceable } from "../../orders/staff-order/replaceable.store.ts";
import { selectReplacements } from "../../orders/staff-order/staff-order.store.ts";
import type { Db } from "../../platform/db/database.ts";
import { readTogether } from "../../platform/db/read-together.ts";
import {
  selectOrderEdits,
  selectOrderMails,
  selectOrderMovements,
  selectOrderNotes,
  selectStatusChanges,
} from "./order-timeline.store.ts";

/**
 * An order with everything that belongs to it: one read-only transaction in two round trips, so that all of it is of one moment.
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
      const { lines, sizes, partSizes, addresses, confirmation, replaceable, replacements, ...rest } =
        await readTogether(trx, (t) => ({
          lines: selectOrderLines(t, orderId),
          sizes: selectLineSizes(t, orderId),
          partSizes: selectPartSizes(t, orderId),
          addresses: selectOrderAddresses(t, orderId),
          changes: selectStatusChanges(t, orderId),
          mails: selectOrderMails(t, orderId),
          notes: selectOrderNotes(t, orderId),
          payments: selectPaymentLinks(t, orderId),
          paymentEventRows: selectOrderPaymentEvents(t, orderId),
          balances: selectOrderBalance(t, orderId),
          sums: selectRefundSums(t, orderId),
          paidPayments: selectPaidPayments(t, orderId),
          ledger: selectOrderLedger(t, orderId),
          refundable: selectRefundableLines(t, orderId),
          refunds: selectRefunds(t, orderId),
          returnable: selectReturnableLines(t, orderId),
          returns: selectReturns(t, orderId),
          returnLines: selectReturnLines(t, orderId),
          exchanges: selectExchanges(t, orderId),
          shipments: selectShipments(t, orderId),
          shipmentLines: selectShipmentLines(t, orderId),
          sendable: selectSendableLines(t, orderId),
          courierEvents: selectCourierEvents(t, orderId),
          documents: selectInvoices(t, orderId),
          confirmation: selectConfirmationFacts(t, orderId),
          replaceable: selectReplaceable(t, orderId),
          replacements: selectReplacements(t, orderId),
          edits: selectOrderEdits(t, orderNo),
          movements: selectOrderMovements(t, orderNo),
        }));
      const {
        balances,
        sums,
        paidPayments,
        refundable,
        refunds,
        returnable,
        returns,
        returnLines,
        exchanges,
        ...others
      } = rest;
      const { shipments, shipmentLines, sendable, courierEvents, documents, ...history } = others;
      const [balance] = balances;
      const [refundSums] = sums;
      if (!balance || !refundSums) throw new Error(`${orderNo} has no row of its own`);
      const money = { ...balance, ...refundSums, paidPayments };
      const deliveredAt = shipments.findLast(({ state }) => state === "delivered")?.ended_at ?? undefined;
      const parcels = { shipments, shipmentLines, sendable, courierEvents };
      const back = { refundable, refunds, returnable, returns, returnLines, exchanges };
      const refundsAndReturns = { ...back, money, deliveredAt };
      return {
        order,
        lines,
        sizes,
        partSizes,
        addresses,
        confirmation,
        documents,
        replaceable,
        replacements,
        history: { ...history, refundsAndReturns, parcels, documents },
      };
    });
}
