import { dateLocale } from "../../platform/calendar/date-locale.ts";
import { formatMinute } from "../../platform/calendar/format-minute.ts";
import { t } from "../../platform/language/t.ts";
import type { Block, MailSender } from "../look/mail-content.ts";
import type { OrderToMail } from "./order-to-mail.ts";

/** When the order is cancelled unless it is paid, with the time and its zone. Nothing where it is not cancelled by itself. */
export const payByBlocks = (
  { payBy, isUnpaid }: Pick<OrderToMail, "isUnpaid" | "payBy">,
  sender: MailSender,
  /** A link is still to come, which gives more time. */
  { isLinkToCome = false }: { readonly isLinkToCome?: boolean } = {},
): Block[] =>
  payBy && isUnpaid
    ? [
        {
          kind: "text",
          text: t(
            isLinkToCome
              ? "If your order isn’t paid by {payBy}, we’ll cancel it. The email with the payment link says if you have longer."
              : "If your order isn’t paid by {payBy}, we’ll cancel it.",
            { payBy: formatMinute(payBy, sender.timeZone, dateLocale(sender.language)) },
          ),
        },
      ]
    : [];
