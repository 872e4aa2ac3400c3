import { t } from "../../platform/language/t.ts";
import { type Composer, requireId } from "../look/composed-mail.ts";
import { greeting } from "../look/greeting.ts";
import type { Block, MailContent, MailSender } from "../look/mail-content.ts";
import { days, hours, workingDays } from "../look/mail-times.ts";
import { composeOrderMail } from "./compose-order-mail.ts";
import { readReturnToMail } from "./mailed-pieces.store.ts";
import { type MailedPieces, quantityRows, seeOrder } from "./order-mail-blocks.ts";
import type { OrderToMail } from "./order-to-mail.ts";

export interface ReturnToMail {
  /** Counts the returns of the order from 1. */
  readonly number: number;
  readonly pieces: MailedPieces;
}

/** What the buyer writes on the parcel. */
const nameOf = ({ orderNo }: OrderToMail, { number }: ReturnToMail) => ({
  returnNo: `${orderNo}/R${number}`,
});

/** How to send the goods (specification 1: within the days of the policy, at the buyer's cost). */
export const returnAskedMail = (order: OrderToMail, back: ReturnToMail, sender: MailSender): MailContent => ({
  subject: t("Return {returnNo}: how to send it", nameOf(order, back)),
  preview: t("Where to send it, and what to write on the parcel."),
  heading: t("How to send it back"),
  blocks: [
    { kind: "text", text: greeting(order.firstName, sender) },
    { kind: "text", text: howToSend(order, back, sender) },
    { kind: "amounts", rows: quantityRows(back.pieces) },
    whereTo(sender),
    {
      kind: "text",
      text: t("Changed your mind? Until you have sent them, you can cancel the return on your order’s page."),
    },
    seeOrder(order, sender),
  ],
});

/** A kit was free: it comes back only where we exchange its size or something is faulty. */
const howToSend = (order: OrderToMail, back: ReturnToMail, sender: MailSender): string =>
  t(
    order.isSwag
      ? "Please send these items back within {days}. Write the number {returnNo} on the parcel and keep the courier’s receipt."
      : "Please send these items back, unused and in their packaging, within {days}. The return postage is yours to pay. Write the number {returnNo} on the parcel and keep the courier’s receipt.",
    { days: days(sender.returnDays), ...nameOf(order, back) },
  );

const whereTo = (sender: MailSender): Block =>
  sender.returnAddress.length > 0
    ? { kind: "facts", rows: [{ label: t("Send it to"), value: sender.returnAddress.join("\n") }] }
    : {
        kind: "text",
        text: t("We’ll tell you within {hours} where to send them.", {
          hours: hours(sender.replyHours),
        }),
      };

export const returnReceivedMail = (
  order: OrderToMail,
  back: ReturnToMail,
  sender: MailSender,
): MailContent => ({
  subject: t("Return {returnNo} has arrived", nameOf(order, back)),
  preview: t("We have received your return."),
  heading: t("Your return has arrived"),
  blocks: [
    { kind: "text", text: greeting(order.firstName, sender) },
    { kind: "text", text: t("We have received these items.") },
    { kind: "amounts", rows: quantityRows(back.pieces) },
    {
      kind: "text",
      text: t(
        order.isSwag
          ? "Your kit was free, so there is nothing to refund. We’ll email you when something is on its way to you."
          : "We’ll refund you to your original payment method within {workingDays}, and email you when we do.",
        { workingDays: workingDays(sender.refundDays) },
      ),
    },
    seeOrder(order, sender),
  ],
});

export const returnCalledOffMail = (
  order: OrderToMail,
  back: ReturnToMail,
  sender: MailSender,
): MailContent => ({
  subject: t("Return {returnNo} is cancelled", nameOf(order, back)),
  preview: t("You don’t need to send anything back."),
  heading: t("Your return is cancelled"),
  blocks: [
    { kind: "text", text: greeting(order.firstName, sender) },
    { kind: "text", text: t("Keep these items: you don’t need to send anything back.") },
    { kind: "amounts", rows: quantityRows(back.pieces) },
    seeOrder(order, sender),
  ],
});

const ofReturn =
  (compose: typeof returnAskedMail): Composer =>
  async (db, mail, { sender }) => {
    const back = await readReturnToMail(db, requireId(mail.return_id));
    return composeOrderMail(db, mail.order_id, (order) => compose(order, back, sender));
  };

export const composeReturnAsked = ofReturn(returnAskedMail);
export const composeReturnReceived = ofReturn(returnReceivedMail);
export const composeReturnCalledOff = ofReturn(returnCalledOffMail);
