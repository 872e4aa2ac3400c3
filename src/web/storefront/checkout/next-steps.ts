import { formatArrival } from "../catalog/delivery-dates.ts";
import type { PlacedOrder } from "./send-order.ts";

/** The next steps after an order; general ones if only its number is known (its response was recovered). */
export function nextSteps(placed: PlacedOrder | null, now: number, timeZone: string): readonly string[] {
  if (!placed?.country)
    return [
      "Our support team looks at your order and, where there is something to pay, mails you a payment link.",
      "It is dispatched in 3 to 5 working days, and the courier is named in your orders.",
      "It arrives 3-4 days later in metro cities, 5-7 elsewhere in India, 7-10 in other countries.",
    ];
  const days = formatArrival(placed.country, now, timeZone);
  if (placed.isKit)
    return [
      "Our support team gets your kit ready. There is nothing to pay.",
      "It is dispatched in 3 to 5 working days, and the courier is named in your orders.",
      `It should be with you ${days}.`,
    ];
  return [
    "Our support team looks at your order and mails you a payment link.",
    "Once you have paid, it is dispatched in 3 to 5 working days, and the courier is named in your orders.",
    `Paid today, it should be with you ${days}.`,
  ];
}
