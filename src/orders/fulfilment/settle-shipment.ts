import type { ShipmentSettlement } from "../../contract/admin/shipments.ts";
import { isRefusal, type Refusal, refuse } from "../../contract/errors.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import type { OrderId } from "../../contract/ids.ts";
import { recordChange } from "../../platform/audit/record-change.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { rupeesToPaise } from "../../platform/money/money.ts";
import { readOrderBalance } from "../ledger/order-ledger.store.ts";
import type { PaymentProviders } from "../payment/payment-provider.ts";
import { type CreateRefundRefusal, createRefund } from "../refund/create-refund.ts";
import { readRefundableLines } from "../refund/refund.store.ts";
import { lineRefund } from "../refund/refund-amount.ts";
import { lockShipment } from "../shipment/find-shipment.ts";
import { followShipments } from "../shipment/follow-shipments.ts";
import { readShipmentLines, settleShipmentRow } from "../shipment/shipment.store.ts";
import { alreadyDecided, needsDecision } from "../shipment/shipment.ts";

export interface SettleShipment {
  readonly orderNo: string;
  readonly number: number;
  readonly settlement: ShipmentSettlement;
  /** The largest refund that this role may make, in paise. */
  readonly limitPaise: number | undefined;
  readonly staff: StaffCaller;
  readonly now: Date;
}

/**
 * Gives up a parcel that is lost or came back: its pieces are refunded, or cancelled where nothing was paid (a kit can
 * then be redeemed again). The order's status follows. Undefined when it is done.
 */
export async function settleShipment(
  db: Db,
  jobs: Jobs,
  providers: PaymentProviders,
  { orderNo, number, settlement, limitPaise, staff, now }: SettleShipment,
): Promise<CreateRefundRefusal | Refusal<"not_found" | "order_not_found"> | undefined> {
  return db.transaction().execute(async (trx) => {
    const found = await lockShipment(trx, { orderNo, number, version: settlement.version });
    if (isRefusal(found)) return found;
    const { order, shipment } = found;
    if (!needsDecision(shipment)) return refuse("state_conflict", alreadyDecided(shipment));
    const { shipment_id: shipmentId } = shipment;
    const { outcome } = settlement;
    const byUserId = staff.caller.userId;
    const lines = (await readShipmentLines(trx, order.order_id))
      .filter((line) => line.shipment_id === shipmentId)
      .map((line) => ({ lineId: line.order_line_id, quantity: line.quantity }));
    if (outcome === "refunded") {
      const refund = await createRefund(
        trx,
        jobs,
        order,
        {
          lines,
          shipping: settlement.shipping,
          freePaise: 0,
          byHand: settlement.byHand ?? false,
          limitPaise,
          refundedBeforePaise: rupeesToPaise(settlement.expectedRefunded),
          reason: `Parcel ${number} ${shipment.state}`,
          reference: (settlement.reference ?? "").trim(),
          byUserId,
          now,
        },
        providers,
      );
      if (isRefusal(refund)) return refund;
      await settleShipmentRow(trx, shipmentId, { outcome, refundId: refund.refundId, byUserId, now });
    } else {
      if (await isOwed(trx, order.order_id, lines))
        return refuse("state_conflict", `The contents of parcel ${number} were paid for: refund them.`);
      await settleShipmentRow(trx, shipmentId, { outcome, byUserId, now });
    }
    await followShipments(trx, jobs, order, { byUserId, now });
    await recordChange(trx, {
      staff,
      action: `parcel ${outcome}`,
      subject: "orders",
      subjectId: orderNo,
      before: { parcel: number, state: shipment.state },
      after: { parcel: number, outcome },
      now,
    });
    return undefined;
  });
}

/** Whether something was paid for these pieces and not refunded yet. */
async function isOwed(
  trx: Trx,
  orderId: OrderId,
  lines: readonly { readonly lineId: number; readonly quantity: number }[],
): Promise<boolean> {
  const { leftPaise } = await readOrderBalance(trx, orderId);
  if (leftPaise === 0) return false;
  const refundable = await readRefundableLines(trx, orderId);
  return lines.some(({ lineId, quantity }) => {
    const line = refundable.find((each) => each.lineId === lineId);
    return line !== undefined && (lineRefund(line, quantity) ?? 0) > 0;
  });
}
