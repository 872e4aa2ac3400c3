import { countryIn } from "../../platform/language/country-in.ts";
import { say } from "../../platform/language/say.ts";
import {
  hasOwnTime,
  homeDays,
  isHome,
  isOne,
  metroDays,
  namesMetro,
  transportDays,
} from "../../platform/settings/policy-texts.ts";
import type { MailSender } from "./mail-content.ts";

/** The working days to the dispatch: `3 to 5 working days`. */
export function dispatchDays(sender: MailSender): string {
  const { dispatchDaysFrom: from, dispatchDaysTo: to } = sender;
  return workingDays(sender, from === to ? from : say(sender, "{from} to {to}", { from, to }));
}

/** `7 days`, after the word "within". */
export const days = (sender: MailSender, count: number): string =>
  say(sender, isOne(count) ? "{count} day" : "{count} days", { count });
export const workingDays = (sender: MailSender, count: number | string): string =>
  say(sender, isOne(count) ? "{count} working day" : "{count} working days", { count });
export const hours = (sender: MailSender, count: number): string =>
  say(sender, isOne(count) ? "{count} hour" : "{count} hours", { count });

/** How long the transport takes (specification 1), to the country that the order goes to. */
export function deliveryTime(sender: MailSender, country: string): string {
  const { homeCountry } = sender;
  const lasting = (range: string) => say(sender, isOne(range) ? "{range} day" : "{range} days", { range });
  const isHere = isHome(sender, country);
  if (isHere && namesMetro(sender) && !hasOwnTime(sender, country))
    return say(
      sender,
      "It takes {metroDays} to metro cities and {homeDays} to other places in {homeCountry}.",
      {
        metroDays: lasting(metroDays(sender)),
        homeDays: lasting(homeDays(sender)),
        homeCountry: countryIn(sender.language, homeCountry),
      },
    );
  const { first, last } = transportDays(sender, country);
  const range = first === last ? `${last}` : `${first}-${last}`;
  const transport = lasting(range);
  return say(sender, isHere ? "It takes {transport}." : "It takes {transport} to {country}.", {
    transport,
    country: countryIn(sender.language, country),
  });
}
