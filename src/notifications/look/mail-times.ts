import { countryIn } from "../../platform/country/country-in.ts";
import { t } from "../../platform/language/t.ts";
import {
  hasOwnTime,
  homeDays,
  isHome,
  metroDays,
  namesMetro,
  transportDays,
} from "../../platform/settings/policy-texts.ts";
import type { MailSender } from "./mail-content.ts";

/** The working days to the dispatch: `3 to 5 working days`. */
export function dispatchDays(sender: MailSender): string {
  const { dispatchDaysFrom: from, dispatchDaysTo: to } = sender;
  return from === to
    ? workingDays(from)
    : t("{range} working days", { range: t("{from} to {to}", { from, to }) });
}

/** `7 days`, after the word "within". */
export const days = (count: number): string =>
  t("{count, plural, one {# day} other {# days}}", { count, context: "after within" });
export const workingDays = (count: number): string =>
  t("{count, plural, one {# working day} other {# working days}}", { count });
export const hours = (count: number): string => t("{count, plural, one {# hour} other {# hours}}", { count });

/** How long the transport takes (specification 1), to the country that the order goes to. */
export function deliveryTime(sender: MailSender, country: string): string {
  const { homeCountry } = sender;
  const lasting = (range: string) =>
    Number.isNaN(Number(range))
      ? t("{range} days", { range })
      : t("{count, plural, one {# day} other {# days}}", { count: Number(range) });
  const isHere = isHome(sender, country);
  if (isHere && namesMetro(sender) && !hasOwnTime(sender, country))
    return t("It takes {metroDays} to metro cities and {homeDays} to other places in {homeCountry}.", {
      metroDays: lasting(metroDays(sender)),
      homeDays: lasting(homeDays(sender)),
      homeCountry: countryIn(sender.language, homeCountry),
    });
  const { first, last } = transportDays(sender, country);
  const range = first === last ? `${last}` : `${first}-${last}`;
  const transport = lasting(range);
  return t(isHere ? "It takes {transport}." : "It takes {transport} to {country}.", {
    transport,
    country: countryIn(sender.language, country),
  });
}
