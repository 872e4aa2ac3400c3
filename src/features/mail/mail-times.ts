import {
  dispatchRange,
  hasOwnTime,
  homeDays,
  isHome,
  metroDays,
  namesMetro,
  transportDays,
} from "../settings/policy-texts.ts";
import type { MailSender } from "./mail-content.ts";
import { say } from "./say.ts";

/** The working days to the dispatch: `3 to 5`. */
export function dispatchDays(sender: MailSender): string {
  const { dispatchDaysFrom: from, dispatchDaysTo: to } = sender;
  return from === to ? dispatchRange(sender) : say(sender, "{from} to {to}", { from, to });
}

/** `7 days`, after the word "within". */
export const days = (sender: MailSender, count: number): string =>
  say(sender, count === 1 ? "{count} day" : "{count} days", { count });
export const workingDays = (sender: MailSender, count: number): string =>
  say(sender, count === 1 ? "{count} working day" : "{count} working days", { count });
export const hours = (sender: MailSender, count: number): string =>
  say(sender, count === 1 ? "{count} hour" : "{count} hours", { count });

/** How long the transport takes (specification 1), to the country that the order goes to. */
export function deliveryTime(sender: MailSender, country: string): string {
  const { homeCountry } = sender;
  const isHere = isHome(sender, country);
  if (isHere && namesMetro(sender) && !hasOwnTime(sender, country))
    return say(
      sender,
      "It takes {metroDays} days to metro cities and {homeDays} days to other places in {homeCountry}.",
      { metroDays: metroDays(sender), homeDays: homeDays(sender), homeCountry },
    );
  const { first, last } = transportDays(sender, country);
  const range = first === last ? `${last}` : `${first}-${last}`;
  const transport = say(sender, range === "1" ? "{range} day" : "{range} days", { range });
  return say(sender, isHere ? "It takes {transport}." : "It takes {transport} to {country}.", {
    transport,
    country,
  });
}
