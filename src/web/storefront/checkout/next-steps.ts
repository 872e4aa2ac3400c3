import { type DeliveryRules, formatArrival } from "../../../features/settings/delivery-dates.ts";
import {
  dispatchDays,
  homeDays,
  metroDays,
  namesMetro,
  worldDays,
} from "../../../features/settings/policy-texts.ts";
import type { PlacedOrder } from "./send-order.ts";

/** The next steps after an order; general ones if only its number is known (its response was recovered). */
export function nextSteps(
  placed: Pick<PlacedOrder, "isKit" | "country"> | null,
  now: number,
  rules: DeliveryRules,
): readonly string[] {
  const { policy } = rules;
  const dispatch = `is dispatched in ${dispatchDays(policy)} working days. My Orders will then name the courier.`;
  if (!placed?.country)
    return [
      "Our support team checks your order. If there is something to pay, they mail you a payment link.",
      `It ${dispatch}`,
      arrival(policy),
    ];
  const days = formatArrival(placed.country, now, rules);
  if (placed.isKit)
    return [
      "Our support team packs your kit. There is nothing to pay.",
      `It ${dispatch}`,
      `It should reach you ${days}.`,
    ];
  return [
    "Our support team checks your order and mails you a payment link.",
    `Once you have paid, it ${dispatch}`,
    `If you pay today, it should reach you ${days}.`,
  ];
}

function arrival(policy: DeliveryRules["policy"]): string {
  if (!policy.homeCountry) return `It arrives ${worldDays(policy)} days later.`;
  if (!namesMetro(policy))
    return `It arrives ${homeDays(policy)} days later in ${policy.homeCountry}, ${worldDays(policy)} in other countries.`;
  return `It arrives ${metroDays(policy)} days later in metro cities, ${homeDays(policy)} elsewhere in ${policy.homeCountry}, ${worldDays(policy)} in other countries.`;
}
