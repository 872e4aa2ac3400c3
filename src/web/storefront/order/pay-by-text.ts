import type { OrderRow } from "../../../contract/checkout.schemas.ts";
import { formatMinute } from "../../../platform/calendar/format-minute.ts";
import { t } from "../../../platform/language/t.ts";
import { dateLocale } from "../wording/date-locale.ts";

/** When an order is cancelled unless it is paid, by the store's clock; null where it is not cancelled by itself. */
export const payByText = ({ payBy }: Pick<OrderRow, "payBy">, timeZone: string): string | null =>
  payBy === null
    ? null
    : t("If it isn’t paid by {payBy}, we’ll cancel it.", {
        payBy: formatMinute(new Date(payBy), timeZone, dateLocale()),
      });
