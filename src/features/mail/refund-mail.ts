import type { OrderId } from "../../contract/ids.ts";
import { currencySymbol } from "../money/currency-symbol.ts";
import { shownUnit, toHundredths } from "../money/minor-units.ts";
import { formatMoney } from "../money/money.ts";
import { workingDays } from "../settings/policy-texts.ts";
import { greeting } from "./greeting.ts";
import type { MailContent, MailSender } from "./mail-content.ts";
import { seeOrder } from "./order-mails.ts";
import type { OrderToMail } from "./order-to-mail.ts";

export interface RefundToMail {
  readonly orderId: OrderId;
  readonly amountPaise: number;
  /** In the smallest unit of the order's currency. */
  readonly amountMinor: number;
  readonly reference: string | null;
  readonly isByHand: boolean;
}

/**
 * The amount, and when it arrives (specification 1: within 7 working days, by the original payment method).
 */
export function orderRefundedMail(order: OrderToMail, refund: RefundToMail, sender: MailSender): MailContent {
  const shown = toHundredths(refund.amountMinor, order.currencyCode);
  const amount = formatMoney(shown, order.currencySymbol, shownUnit(order.currencyCode));
  const { baseCurrency } = sender;
  const inBase = formatMoney(refund.amountPaise, currencySymbol(baseCurrency), shownUnit(baseCurrency));
  const base = order.currencyCode === baseCurrency ? "" : ` (${inBase})`;
  return {
    subject: `Your refund of ${amount} for order ${order.orderNo}`,
    preview: `It arrives within ${workingDays(sender.refundDays)}.`,
    heading: "Your money is on its way back",
    blocks: [
      { kind: "text", text: greeting(order.firstName, sender) },
      {
        kind: "text",
        text: `We have refunded ${amount}${base} for your order ${order.orderNo}${refund.isByHand ? "" : ", to the payment method you used"}. It arrives within ${workingDays(sender.refundDays)}.`,
      },
      ...(refund.reference
        ? [{ kind: "facts" as const, rows: [{ label: "Reference", value: refund.reference }] }]
        : []),
      seeOrder(order, sender),
    ],
  };
}
