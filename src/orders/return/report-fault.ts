import type { ReturnInput } from "../../contract/admin/refunds-and-returns.ts";
import { type Refusal, refuse } from "../../contract/errors.ts";
import type { UserId } from "../../contract/ids.ts";
import { insertEnquiry } from "../../people/enquiry/enquiry.store.ts";
import type { Calendar } from "../../platform/calendar/calendar.ts";
import type { Db } from "../../platform/db/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import { workingDays } from "../../platform/settings/policy-texts.ts";
import { lockOrder } from "../order/locked-order.store.ts";
import { findBuyerName } from "./buyer-name.store.ts";
import { readDeliveredAt, readReturnableLines } from "./return.store.ts";
import { mayReportFault } from "./return-window.ts";

export interface ReportFault {
  readonly orderNo: string;
  readonly userId: UserId;
  readonly input: ReturnInput;
  /** The working days after delivery in which faults are reported. */
  readonly faultReportDays: number;
  readonly supportEmail: string;
  readonly calendar: Calendar;
  readonly now: Date;
}

/**
 * Takes a buyer's report of faulty, damaged or wrong pieces, food and the kit included (specification 1: within 3 working
 * days): staff find it among the enquiries and in their mailbox, and answer from there. Undefined when it is done.
 * Refuses state_conflict (nothing arrived yet).
 */
export const reportFault = (
  db: Db,
  jobs: Pick<Jobs, "enqueue">,
  { orderNo, userId, input, faultReportDays, supportEmail, calendar, now }: ReportFault,
): Promise<
  | Refusal<"line_not_found" | "order_not_found" | "return_too_large" | "return_too_late" | "state_conflict">
  | undefined
> =>
  db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderNo);
    if (order?.user_id !== userId) return refuse("order_not_found", "You have no order with this number.");
    const deliveredAt = await readDeliveredAt(trx, order.order_id);
    if (!deliveredAt) return refuse("state_conflict", "Nothing from this order has been delivered yet.");
    if (!mayReportFault(deliveredAt, faultReportDays, calendar, now))
      return refuse(
        "return_too_late",
        `Faults can be reported within ${workingDays(faultReportDays)} of delivery. Please write to us all the same.`,
      );
    const orderLines = await readReturnableLines(trx, order.order_id);
    const named: string[] = [];
    for (const { lineId, quantity } of input.lines) {
      const line = orderLines.find((each) => each.lineId === lineId);
      if (!line) return refuse("line_not_found", "The order has no such line.");
      if (quantity > line.deliveredQuantity)
        return refuse("return_too_large", `${line.productName}: only ${line.deliveredQuantity} arrived.`);
      named.push(`${quantity} × ${line.productName}${line.size && ` (${line.size})`}`);
    }
    const name = (await findBuyerName(trx, userId)).slice(0, 200) || order.email;
    const enquiry = {
      kind: "contact" as const,
      name,
      email: order.email,
      productIdea: "",
      budget: "",
      qty: "",
    };
    const text = `Fault in order ${order.order_no}: ${named.join(", ")}\n\n${input.reason.trim()}`;
    const enquiryId = await insertEnquiry(trx, { ...enquiry, description: text.slice(0, 5_000) }, now);
    await queueMail(trx, jobs, { kind: "enquiry-to-support", recipient: supportEmail, enquiryId, now });
    await queueMail(trx, jobs, { kind: "enquiry-to-sender", recipient: order.email, enquiryId, now });
    return undefined;
  });
