import { lockStock } from "../../catalogue/stock/stock.store.ts";
import type { ChangedLines, ChangedTotals } from "../../contract/admin/staff-orders.ts";
import { isRefusal, type Refusal, refuse } from "../../contract/errors.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import { recordChange } from "../../platform/audit/record-change.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import { refusableTransaction } from "../../platform/db/refusable-transaction.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import { paiseToRupees, rupeesToPaise } from "../../platform/money/money.ts";
import { lineRow } from "../checkout/build-order-rows.ts";
import { writeChangedLines } from "../order/change-order-lines.store.ts";
import { type LockedOrder, lockOrder } from "../order/locked-order.store.ts";
import type { OrderLimits } from "../order/order-size.ts";
import { isUnpaid } from "../order/order-status.ts";
import { renewPayBy } from "../order/pay-by.store.ts";
import type { PayTimes } from "../order/pay-by.ts";
import { withdrawOpenPayment } from "../payment/close-open-payment.ts";
import { readChangeFacts, readLinesToChange } from "./change-lines.store.ts";
import { exchangeOrderStock } from "./exchange-order-stock.ts";
import { type NewContents, type PlanRefusal, planNewLines } from "./plan-new-lines.ts";

export interface ChangeLines {
  readonly orderNo: string;
  readonly input: Pick<ChangedLines, "lines" | "quotedTotal">;
  readonly limits: OrderLimits;
}

type ChangeRefusal = PlanRefusal | Refusal<"order_not_found" | "out_of_stock" | "version_conflict">;

interface Planned {
  readonly order: LockedOrder;
  readonly contents: NewContents;
}

/**
 * What an unpaid order would cost with other line items. Changes nothing. Refuses as changeLines does.
 */
export async function checkChangedLines(db: Db, change: ChangeLines): Promise<ChangedTotals | ChangeRefusal> {
  const planned = await db.transaction().execute((trx) => plan(trx, change));
  return isRefusal(planned) ? planned : totalsResponse(planned.contents);
}

/**
 * Gives an unpaid order other line items. What stays keeps its price, what is new has today's. Stock, totals, payment
 * link, mail and audit row are one transaction (docs/decisions/0025-orders-by-staff.md). Undefined when it is done.
 * Refuses version_conflict (the order has another total by now) and state_conflict (paid, sent, a kit or free of charge).
 */
export async function changeLines(
  db: Db,
  jobs: Jobs,
  {
    input,
    isLinkAutomatic,
    staff,
    now,
    ...change
  }: Omit<ChangeLines, "input" | "limits"> & {
    readonly input: ChangedLines;
    readonly limits: OrderLimits & PayTimes;
    readonly isLinkAutomatic: boolean;
    readonly staff: StaffCaller;
    readonly now: Date;
  },
): Promise<ChangeRefusal | Refusal<"price_changed"> | undefined> {
  return refusableTransaction(db, async (trx) => {
    const planned = await plan(trx, { ...change, input });
    if (isRefusal(planned)) return planned;
    const { order, contents } = planned;
    const { priced, before } = contents;
    if (priced.grandTotalPaise !== rupeesToPaise(input.expectedTotal))
      return refuse("price_changed", "Prices or charges have changed since the check. Please check again.");
    const { order_id: orderId, order_no: orderNo, user_id: userId } = order;
    const short = await exchangeOrderStock(trx, before, contents.requested, {
      reason: "order changed",
      orderNo,
      staffId: staff.caller.userId,
      now,
    });
    if (short) return short;
    await writeChangedLines(trx, orderId, rowsOf(order, contents));
    await withdrawOpenPayment(trx, jobs, orderId, now);
    await renewPayBy(trx, orderId, { times: change.limits, now });
    await queueMail(trx, jobs, { kind: "order-changed", recipient: order.email, userId, orderId, now });
    if (isLinkAutomatic && priced.grandTotalPaise > 0)
      await jobs.enqueue(trx, "payment.create-link", { orderId });
    const described = (lines: readonly { name: string; size: string; quantity: number }[]) =>
      lines
        .map(({ name, size, quantity }) => `${quantity} × ${[name, size].filter(Boolean).join(", ")}`)
        .join("; ");
    await recordChange(trx, {
      staff,
      action: "lines changed",
      subject: "orders",
      subjectId: orderNo,
      before: {
        lines: described(before.map((line) => ({ ...line, name: line.product_name }))),
        total: paiseToRupees(order.grand_total_paise),
      },
      after: {
        lines: described(priced.lines.map(({ row }) => row)),
        total: paiseToRupees(priced.grandTotalPaise),
      },
      now,
    });
    return undefined;
  });
}

/** Locks the order and its stock, old and new, and prices the new line items. */
async function plan(
  trx: Trx,
  { orderNo, input, limits }: ChangeLines,
): Promise<Planned | Exclude<ChangeRefusal, undefined>> {
  const order = await lockOrder(trx, orderNo);
  if (!order) return refuse("order_not_found", "There is no order with that number.");
  if (order.grand_total_paise !== rupeesToPaise(input.quotedTotal))
    return refuse(
      "version_conflict",
      "Somebody else changed this order in the meantime, so nothing was saved.",
    );
  const facts = await readChangeFacts(trx, order.order_id);
  if (!isUnpaid(order.status) || facts.paid_paise > 0 || facts.hasHistory)
    return refuse(
      "state_conflict",
      "Only the line items of an unpaid order can be changed. For this one, refund pieces, exchange a size, or make another order.",
    );
  if (order.is_swag || facts.free_reason !== null)
    return refuse(
      "state_conflict",
      "The line items of an order that is free of charge cannot be changed: cancel it and make another.",
    );
  if (facts.isQuoted)
    return refuse(
      "state_conflict",
      "The line items of this order are those of an accepted quote: cancel it and send another quote.",
    );
  const before = await readLinesToChange(trx, order.order_id);
  await lockStock(trx, [
    ...before.map((line) => ({ variantId: line.variant_id, size: line.size, quantity: line.quantity })),
    ...input.lines,
  ]);
  const contents = await planNewLines(trx, { order, facts, before, requested: input.lines, limits });
  return isRefusal(contents) ? contents : { order, contents };
}

function rowsOf(
  { order_id: orderId, language }: Pick<LockedOrder, "language" | "order_id">,
  { before, priced, shippingPaise }: NewContents,
) {
  const isSame = (line: { variant_id: number; size: string }, row: { variant_id: number; size: string }) =>
    line.variant_id === row.variant_id && line.size === row.size;
  const old = (row: { variant_id: number; size: string }) => before.find((line) => isSame(line, row));
  return {
    removed: before
      .filter((line) => !priced.lines.some(({ row }) => isSame(line, row)))
      .map(({ order_line_id }) => order_line_id),
    remaining: priced.lines.flatMap(({ row, totalPaise, discountPaise }) => {
      const line = old(row);
      return line ? [{ lineId: line.order_line_id, quantity: row.quantity, totalPaise, discountPaise }] : [];
    }),
    added: priced.lines.flatMap(({ row, totalPaise, discountPaise }) =>
      old(row)
        ? []
        : [
            {
              ...lineRow(row, totalPaise, discountPaise, language),
              contents: "",
              declined: "",
              order_id: orderId,
            },
          ],
    ),
    totals: {
      sub_total_paise: priced.subTotalPaise,
      discount_paise: priced.discountPaise,
      shipping_paise: shippingPaise,
      grand_total_paise: priced.grandTotalPaise,
      weight_grams: priced.weightGrams,
    },
  };
}

const totalsResponse = ({ priced, shippingPaise }: NewContents): ChangedTotals => ({
  subTotal: paiseToRupees(priced.subTotalPaise),
  discount: paiseToRupees(priced.discountPaise),
  shipping: shippingPaise === null ? null : paiseToRupees(shippingPaise),
  grandTotal: paiseToRupees(priced.grandTotalPaise),
});
