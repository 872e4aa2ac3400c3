import type { OrderRow } from "../../../contract/checkout.schemas.ts";
import { t } from "../../language/t.ts";
import { dateLocale } from "../date-locale.ts";

/** 'Arrives 28 Nov – 3 Dec': when an order should come; null where there is nothing to say. */
export function arrivalText({ arrival, payUrl }: Pick<OrderRow, "arrival" | "payUrl">): string | null {
  if (!arrival) return null;
  const { from, to, kind } = arrival;
  const expected = from === to ? day(to) : `${day(from)}\u00a0–\u00a0${day(to)}`;
  if (kind === "late") return t("Late: it should have arrived by {day}", { day: day(to) });
  if (kind === "expected") return t("Arrives {expected}", { expected });
  return payUrl
    ? t("Arrives {expected}, if you pay today", { expected })
    : t("Arrives {expected} at the earliest", { expected });
}

/** '28 Nov', on one line, for a day as YYYY-MM-DD. */
const day = (date: string): string =>
  new Intl.DateTimeFormat(dateLocale(), { day: "numeric", month: "short", timeZone: "UTC" })
    .format(new Date(date))
    .replaceAll(" ", "\u00a0");
