import { t } from "../../../../platform/language/t.ts";
import {
  type DeliveryRules,
  formatArrival,
  formatFirstArrival,
} from "../../../../platform/settings/delivery-dates.ts";
import { homeDays, metroDays, namesMetro, worldDays } from "../../../../platform/settings/policy-texts.ts";
import { dateLocale } from "../../wording/date-locale.ts";
import { daysText, workingDaysText } from "../../wording/days-text.ts";
import { unbroken } from "../../wording/unbroken.ts";
import type { PlacedOrder } from "./placed-order.ts";

/** The next steps after an order; general ones if only its number is known (its response was recovered). */
export function nextSteps(
  placed: Pick<PlacedOrder, "isKit" | "total" | "country"> | null,
  now: number,
  rules: DeliveryRules,
  countryName = (country: string): string => country,
): readonly string[] {
  const { policy } = rules;
  const { dispatchDaysFrom: from, dispatchDaysTo: to } = policy;
  const dispatchDays = workingDaysText(from === to ? from : t("{from} to {to}", { from, to }));
  const dispatch = () =>
    t("We’ll dispatch it in {dispatchDays}. You’ll then find the courier in My Orders.", {
      dispatchDays,
    });
  if (!placed?.country)
    return [
      t("If there is something to pay, we’ll email you a payment link."),
      dispatch(),
      arrival(policy, countryName(policy.homeCountry)),
    ];
  const days = unbroken(formatArrival(placed.country, now, rules, dateLocale()));
  if (placed.isKit || placed.total === 0)
    return [
      placed.isKit
        ? t("Our support team packs your kit. It’s free: there is nothing to pay.")
        : t("There is nothing to pay."),
      dispatch(),
      t("Expected delivery: {days}.", { days }),
    ];
  return [
    placed.total === null
      ? t("Our support team will confirm the shipping charge, then email you a payment link.")
      : t("We’ll email you a payment link."),
    t("Once you have paid, we’ll dispatch it in {dispatchDays}. You’ll then find the courier in My Orders.", {
      dispatchDays,
    }),
    placed.total === null
      ? t("Expected delivery: {day} at the earliest.", {
          day: unbroken(formatFirstArrival(placed.country, now, rules, dateLocale())),
        })
      : t("Expected delivery: {days}, if you pay today.", { days }),
  ];
}

function arrival(policy: DeliveryRules["policy"], homeCountry: string): string {
  if (!homeCountry) return t("Delivery takes {worldDays}.", { worldDays: daysText(worldDays(policy)) });
  if (!namesMetro(policy))
    return t("Delivery takes {homeDays} in {homeCountry}, {worldDays} in other countries.", {
      homeDays: daysText(homeDays(policy)),
      homeCountry,
      worldDays: worldDays(policy),
    });
  return t(
    "Delivery takes {metroDays} in metro cities, {homeDays} elsewhere in {homeCountry}, {worldDays} in other countries.",
    {
      metroDays: daysText(metroDays(policy)),
      homeDays: homeDays(policy),
      homeCountry,
      worldDays: worldDays(policy),
    },
  );
}
