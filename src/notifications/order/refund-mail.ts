import type { OrderId } from "../../contract/ids.ts";
import { printCreditNote } from "../../orders/invoice/print-credit-note.ts";
import { t } from "../../platform/language/t.ts";
import { toHundredths } from "../../platform/money/minor-units.ts";
import { unambiguousBaseMoney, unambiguousMoney } from "../../platform/money/unambiguous-money.ts";
import { type Composer, requireId } from "../look/composed-mail.ts";
import { greeting } from "../look/greeting.ts";
import type { Block, MailContent, MailSender } from "../look/mail-content.ts";
import { workingDays } from "../look/mail-times.ts";
import { composeOrderMail } from "./compose-order-mail.ts";
import { listRefundedPieces, readRefund } from "./mailed-pieces.store.ts";
import { type MailedPieces, quantityRows, seeOrder } from "./order-mail-blocks.ts";
import type { OrderToMail } from "./order-to-mail.ts";

export interface RefundToMail {
  readonly orderId: OrderId;
  readonly amountPaise: number;
  /** In the smallest unit of the order's currency. */
  readonly amountMinor: number;
  readonly reference: string | null;
  readonly isByHand: boolean;
  readonly askedAt: Date;
  /** The credit note is attached. */
  readonly hasCreditNote: boolean;
  /** What is paid back; empty for an amount alone. */
  readonly pieces: MailedPieces;
}

/**
 * The amount, and when it arrives (specification 1: within 7 working days, by the original payment method).
 */
export function orderRefundedMail(order: OrderToMail, refund: RefundToMail, sender: MailSender): MailContent {
  const shown = toHundredths(refund.amountMinor, order.currencyCode);
  const amount = unambiguousMoney(shown, order, sender.language);
  const { baseCurrency } = sender;
  const inBase = unambiguousBaseMoney(refund.amountPaise, baseCurrency, sender.language);
  const base = order.currencyCode === baseCurrency ? "" : ` (${inBase})`;
  const { orderNo } = order;
  const arrives = { workingDays: workingDays(sender.refundDays) };
  return {
    subject: t("Your refund of {amount} for order {orderNo}", { amount, orderNo }),
    preview: t("It will reach you within {workingDays}.", arrives),
    heading: t("Your money is on its way back"),
    blocks: [
      { kind: "text", text: greeting(order.firstName, sender) },
      {
        kind: "text",
        text: t(
          refund.isByHand
            ? "We have refunded {amount} for your order {orderNo}. It will reach you within {workingDays}."
            : "We have refunded {amount} for your order {orderNo} to the payment method you used. It will reach you within {workingDays}.",
          { amount: `${amount}${base}`, orderNo, ...arrives },
        ),
      },
      ...(refund.reference
        ? [{ kind: "facts" as const, rows: [{ label: t("Reference"), value: refund.reference }] }]
        : []),
      ...productsOf(order, refund),
      ...(refund.hasCreditNote ? [{ kind: "note" as const, text: t("The credit note is attached.") }] : []),
      seeOrder(order, sender),
    ],
  };
}

/** The pieces that are paid back. For an amount alone, what the order has, so that the reader knows which order it is. */
const productsOf = (order: OrderToMail, { pieces }: RefundToMail): Block[] =>
  pieces.length > 0
    ? [{ kind: "amounts", rows: quantityRows(pieces) }]
    : [
        { kind: "text", text: t("This is what you ordered:") },
        { kind: "amounts", rows: quantityRows(order.lines) },
      ];

/** The credit note comes with it, where the order was invoiced. */
export const composeRefund: Composer = async (db, mail, { sender, billing, now }) => {
  const refundId = requireId(mail.refund_id);
  const pieces = await listRefundedPieces(db, refundId);
  const made = await readRefund(db, refundId);
  const note = await printCreditNote(db, { orderId: made.orderId, askedAt: made.askedAt, billing, now });
  const refund = { ...made, pieces, hasCreditNote: note !== undefined };
  const composed = await composeOrderMail(db, made.orderId, (order) =>
    orderRefundedMail(order, refund, sender),
  );
  return { ...composed, attachments: note ? [note] : [] };
};
