import type { OrderReturn } from "../../contract/customer-returns.ts";

/** What staff read where a step of a return does not fit its state. */
export const returnStateText: Readonly<Record<OrderReturn["state"], string>> = {
  asked: "The goods of this return have not arrived yet.",
  received: "This return has already been received.",
  refunded: "This return has already been refunded.",
  "sent again": "This return has already been sent again.",
  "called off": "This return has been cancelled.",
};
