import type { ReturnResend } from "../../contract/admin/refunds-and-returns.ts";
import { isRefusal, type Refusal, refuse } from "../../contract/errors.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import type { OrderId, ReturnId } from "../../contract/ids.ts";
import { recordChange } from "../../platform/audit/record-change.ts";
import type { Calendar } from "../../platform/calendar/calendar.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { setLineSize } from "../order/change-order-lines.store.ts";
import { readSizedSkus } from "../order/line-parts.store.ts";
import { lockOrder } from "../order/locked-order.store.ts";
import { readOrderLines } from "../order/order-lines.store.ts";
import { lockReturn, markSentAgain, type ReturnLineRow, readReturnLines } from "../return/return.store.ts";
import { returnStateText } from "../return/return-state.ts";
import { resendUnits } from "../shipment/send-shipment.ts";
import { courierOf } from "./courier-of.ts";
import { hasSize } from "./size-exchange/size-exchange.store.ts";

export interface ResendReturn {
  readonly orderNo: string;
  readonly returnId: ReturnId;
  readonly resend: ReturnResend;
  readonly calendar: Calendar;
  readonly staff: StaffCaller;
  readonly now: Date;
}

/**
 * Sends the pieces of a return that was received again, as a new parcel, on request in another size: a kit of a wrong
 * size, or faulty goods. A kit needs no second redemption. Undefined when it is done.
 */
export async function resendReturn(
  db: Db,
  jobs: Jobs,
  { orderNo, returnId, resend, calendar, staff, now }: ResendReturn,
): Promise<
  | Refusal<
      | "courier_needed"
      | "not_found"
      | "order_not_found"
      | "out_of_stock"
      | "size_unknown"
      | "state_conflict"
      | "version_conflict"
    >
  | undefined
> {
  const courier = courierOf(resend, calendar.dayOf(now));
  if (isRefusal(courier)) return courier;
  const size = resend.size ?? "";
  return db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderNo);
    if (!order) return refuse("order_not_found", "There is no order with that number.");
    const found = await lockReturn(trx, order.order_id, returnId);
    if (!found) return refuse("not_found", "The order has no such return.");
    if (found.version !== resend.version)
      return refuse(
        "version_conflict",
        "Somebody else changed this return in the meantime, so nothing was saved.",
      );
    if (found.state !== "received") return refuse("state_conflict", returnStateText[found.state]);
    const lines = (await readReturnLines(trx, order.order_id)).filter((line) => line.return_id === returnId);
    const refused = size ? await changeSize(trx, order.order_id, lines, size) : undefined;
    if (refused) return refused;
    const sent = await resendUnits(trx, jobs, order, {
      courier,
      lines: lines.map((line) => ({
        lineId: line.order_line_id,
        quantity: line.quantity,
        variantId: line.variant_id,
        productName: line.product_name,
      })),
      returnId,
      byUserId: staff.caller.userId,
      now,
    });
    if (isRefusal(sent)) return sent;
    await markSentAgain(trx, returnId);
    await recordChange(trx, {
      staff,
      action: "return sent again",
      subject: "orders",
      subjectId: orderNo,
      before: { return: returnId, state: found.state, size: lines[0]?.size ?? "" },
      after: { return: returnId, parcel: sent.number, ...courier, ...(size && { size }) },
      now,
    });
    return undefined;
  });
}

/**
 * Changes the size of a line item that came back as a whole, so that its parcel and invoice name the size that the customer
 * keeps.
 */
async function changeSize(
  trx: Trx,
  orderId: OrderId,
  returned: readonly ReturnLineRow[],
  size: string,
): Promise<Refusal<"size_unknown" | "state_conflict"> | undefined> {
  const [only, ...others] = returned;
  const lines = await readOrderLines(trx, orderId);
  const line = lines.find(({ order_line_id }) => order_line_id === only?.order_line_id);
  if (!only || !line || others.length > 0 || only.quantity !== line.quantity)
    return refuse(
      "state_conflict",
      "Only a line item that was returned in full can be sent in another size.",
    );
  if (lines.some((each) => each !== line && each.variant_id === line.variant_id && each.size === size))
    return refuse(
      "state_conflict",
      `The order already has ${line.product_name} in ${size} as a line of its own.`,
    );
  const resized = await readSizedSkus(trx, line);
  for (const { variantId, name } of [{ variantId: line.variant_id, name: line.product_name }, ...resized])
    if (!(await hasSize(trx, variantId, size)))
      return refuse("size_unknown", `There is no ${name} in ${size}.`);
  await setLineSize(trx, line.order_line_id, size);
  return undefined;
}
