import { days, hours, workingDays } from "../settings/policy-texts.ts";
import { greeting } from "./greeting.ts";
import type { Block, MailContent, MailSender } from "./mail-content.ts";
import { seeOrder } from "./order-mails.ts";
import { type MailedPieces, quantityRows } from "./order-status-mails.ts";
import type { OrderToMail } from "./order-to-mail.ts";

export interface ReturnToMail {
  /** Counts the returns of the order from 1. */
  readonly number: number;
  readonly pieces: MailedPieces;
}

/** What the buyer writes on the parcel. */
const nameOf = ({ orderNo }: OrderToMail, { number }: ReturnToMail): string => `${orderNo}/R${number}`;

/** How to send the goods (specification 1: within the days of the policy, at the buyer's cost). */
export const returnAskedMail = (order: OrderToMail, back: ReturnToMail, sender: MailSender): MailContent => ({
  subject: `Return ${nameOf(order, back)}: how to send it`,
  preview: "Where to send it, and what to write on the parcel.",
  heading: "How to send it back",
  blocks: [
    { kind: "text", text: greeting(order.firstName, sender) },
    {
      kind: "text",
      text: `${howToSend(order, sender)} Write the number ${nameOf(order, back)} on the parcel and keep the courier's receipt.`,
    },
    { kind: "amounts", rows: quantityRows(back.pieces) },
    whereTo(sender),
    {
      kind: "text",
      text: "Changed your mind? Until you have sent them, you can call the return off on the page of your order.",
    },
    seeOrder(order, sender),
  ],
});

/** A kit was free: it comes back only where we exchange its size or something is faulty. */
const howToSend = ({ isSwag }: OrderToMail, { returnDays }: MailSender): string =>
  isSwag
    ? `Please send these pieces back within ${days(returnDays)}.`
    : `Please send these pieces back, unused and in their packaging, within ${days(returnDays)}. The cost of sending them back is yours.`;

const whereTo = ({ returnAddress, replyHours }: MailSender): Block =>
  returnAddress.length > 0
    ? { kind: "facts", rows: [{ label: "Send it to", value: returnAddress.join("\n") }] }
    : { kind: "text", text: `We will tell you within ${hours(replyHours)} where to send them.` };

export const returnReceivedMail = (
  order: OrderToMail,
  back: ReturnToMail,
  sender: MailSender,
): MailContent => ({
  subject: `Return ${nameOf(order, back)} has arrived`,
  preview: "We have received your return.",
  heading: "Your return has arrived",
  blocks: [
    { kind: "text", text: greeting(order.firstName, sender) },
    { kind: "text", text: "We have received these pieces." },
    { kind: "amounts", rows: quantityRows(back.pieces) },
    {
      kind: "text",
      text: order.isSwag
        ? "Your kit was free, so there is no money to give back. We will write to you when something is on its way to you."
        : `Your refund goes out within ${workingDays(sender.refundDays)}, by your original payment method. We will write to you when it does.`,
    },
    seeOrder(order, sender),
  ],
});

export const returnCalledOffMail = (
  order: OrderToMail,
  back: ReturnToMail,
  sender: MailSender,
): MailContent => ({
  subject: `Return ${nameOf(order, back)} is called off`,
  preview: "Nothing needs to be sent back.",
  heading: "Your return is called off",
  blocks: [
    { kind: "text", text: greeting(order.firstName, sender) },
    { kind: "text", text: "You keep these pieces; nothing needs to be sent back." },
    { kind: "amounts", rows: quantityRows(back.pieces) },
    seeOrder(order, sender),
  ],
});
