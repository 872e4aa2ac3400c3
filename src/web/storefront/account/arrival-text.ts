import type { OrderRow } from "../../../contract/checkout.schemas.ts";
import { t } from "../../../platform/language/t.ts";
import { formatDay, formatDays } from "../../../platform/settings/format-days.ts";
import { dateLocale } from "../wording/date-locale.ts";
import { unbroken } from "../wording/unbroken.ts";

/** 'Expected 28 Nov – 3 Dec': when an order should come; null where there is nothing to say. */
export function arrivalText({ arrival, payUrl }: Pick<OrderRow, "arrival" | "payUrl">): string | null {
  if (!arrival) return null;
  const [first, last] = [Date.parse(arrival.from), Date.parse(arrival.to)];
  const day = (at: number) => unbroken(formatDay(at, dateLocale()));
  const expected = unbroken(formatDays({ first, last }, dateLocale()));
  if (arrival.kind === "late") return t("Late: it should have arrived by {day}", { day: day(last) });
  if (arrival.kind === "expected") return t("Expected {expected}", { expected });
  return payUrl
    ? t("Expected {expected}, if you pay today", { expected })
    : t("Expected {day} at the earliest", { day: day(first) });
}
