import type { OccasionBoard } from "../../../contract/admin/occasion-board.ts";
import { t } from "../../../platform/language/t.ts";
import { formatDay } from "../words/format.ts";
import { partInWords } from "./claim-link-labels.ts";

/** What to do next, in one sentence. */
export function nextInWords({ step, count, day, ...of }: OccasionBoard["next"]): string {
  const on = day ? formatDay(day) : "";
  switch (step) {
    case "choose_kit":
      return t("Choose its kit: without one there is nothing to claim.");
    case "start":
      return t("Start it when everything is right: no link goes out before.");
    case "mend_addresses":
      return t(
        "{count, plural, one {# mail bounced: mend the address, then send the link again.} other {# mails bounced: mend the addresses, then send the links again.}}",
        { count },
      );
    case "order_stock":
      return t("Order stock: {part} ends after {count} more.", { part: partInWords(of), count });
    case "order_choices":
      return t(
        "{count, plural, one {The last day is past: have the order of # choice made.} other {The last day is past: have the orders of # choices made.}}",
        { count },
      );
    case "announce_delivery":
      return day
        ? t(
            "{count, plural, one {# member waits for a delivery of {day}: book it in the stock, or announce another day there.} other {# members wait for a delivery of {day}: book it in the stock, or announce another day there.}}",
            { count, day: on },
          )
        : t(
            "{count, plural, one {# member waits, and no delivery is announced: announce one in the stock.} other {# members wait, and no delivery is announced: announce one in the stock.}}",
            { count },
          );
    case "await_delivery":
      return t(
        "{count, plural, one {# member waits for the delivery of {day}; the kit is then ordered by itself.} other {# members wait for the delivery of {day}; their kits are then ordered by themselves.}}",
        { count, day: on },
      );
    case "send_links":
      return day
        ? t(
            "{count, plural, one {Send a link to # member, who can claim until {day}.} other {Send links to # members, who can claim until {day}.}}",
            { count, day: on },
          )
        : t("{count, plural, one {Send a link to # member.} other {Send links to # members.}}", { count });
    case "dispatch":
      return day
        ? t(
            "{count, plural, one {# kit is to be dispatched, from {day} on.} other {# kits are to be dispatched, from {day} on.}}",
            {
              count,
              day: on,
            },
          )
        : t("{count, plural, one {# kit is to be dispatched.} other {# kits are to be dispatched.}}", {
            count,
          });
    case "await_choices":
      return t(
        "{count, plural, one {# member has chosen. Have the order made once the last day, {day}, is past.} other {# members have chosen. Have the orders made once the last day, {day}, is past.}}",
        { count, day: on },
      );
    case "wait":
      return day
        ? t(
            "{count, plural, one {# member can still claim, until {day}.} other {# members can still claim, until {day}.}}",
            {
              count,
              day: on,
            },
          )
        : t("{count, plural, one {# member can still claim.} other {# members can still claim.}}", { count });
    case "none":
      return t("There is nothing to do now.");
  }
}
