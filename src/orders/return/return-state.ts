import type { OrderReturn } from "../../contract/customer-returns.ts";
import { type StaffText, staffText } from "../../contract/staff-text.ts";

/** What staff read where a step of a return does not fit its state. */
export const returnStateText: Readonly<Record<OrderReturn["state"], StaffText>> = {
  asked: staffText`The goods of this return have not arrived yet.`,
  received: staffText`This return has already been received.`,
  refunded: staffText`This return has already been refunded.`,
  "sent again": staffText`This return has already been sent again.`,
  "called off": staffText`This return has been cancelled.`,
};
