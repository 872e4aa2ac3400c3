import { greeting } from "./greeting.ts";
import type { MailContent, MailSender } from "./mail-content.ts";
import { addressBlocks, lineRows, type OrderToMail } from "./order-mails.ts";

/** Nothing is left to pay; tells when the parcel leaves (specification 1: 3 to 5 working days). */
export const orderConfirmedMail = (order: OrderToMail, sender: MailSender): MailContent => ({
  subject: `Your order ${order.orderNo} is confirmed`,
  preview: "It leaves us within 3 to 5 working days.",
  heading: order.isSwag ? "Your welcome kit is confirmed" : "Your order is confirmed",
  blocks: [
    { kind: "text", text: greeting(order.firstName) },
    {
      kind: "text",
      text: `${order.isSwag ? "We are packing your welcome kit" : "Thank you: your payment has arrived and we are packing your order"} ${order.orderNo}. It leaves us within 3 to 5 working days, and we write to you when it does.`,
    },
    { kind: "amounts", rows: lineRows(order) },
    ...addressBlocks(order),
    seeOrders(sender),
  ],
});

/** Tells courier, AWB number and delivery time (specification 1). */
export const orderDispatchedMail = (order: OrderToMail, sender: MailSender): MailContent => ({
  subject: `Your order ${order.orderNo} is on its way`,
  preview: `Courier ${order.shippedBy ?? ""}, AWB NO ${order.awbNo ?? ""}.`,
  heading: "Your parcel is on its way",
  blocks: [
    { kind: "text", text: greeting(order.firstName) },
    { kind: "text", text: `Your order ${order.orderNo} has left us.` },
    {
      kind: "facts",
      rows: [
        { label: "Courier", value: order.shippedBy ?? "" },
        { label: "AWB NO", value: order.awbNo ?? "" },
      ],
    },
    {
      kind: "text",
      text: "It takes 3-4 days to metro cities, 5-7 days to other places in India and 7-10 days to other countries.",
    },
    { kind: "amounts", rows: lineRows(order) },
    ...addressBlocks(order),
    seeOrders(sender),
  ],
});

/** Tells what to do about a faulty product, with the terms of specification 1. */
export const orderDeliveredMail = (order: OrderToMail, sender: MailSender): MailContent => ({
  subject: `Your order ${order.orderNo} has arrived`,
  preview: "We hope you like it.",
  heading: "Your parcel has arrived",
  blocks: [
    { kind: "text", text: greeting(order.firstName) },
    { kind: "text", text: `Your order ${order.orderNo} has been delivered. We hope you like it.` },
    { kind: "amounts", rows: lineRows(order) },
    {
      kind: "text",
      text: "Something is faulty? Tell us within 3 working days. You may return what you bought within 7 days of delivery at your own cost; food cannot be returned.",
    },
    { kind: "button", label: "How to return", url: `${sender.publicUrl}/orders/return-policy` },
  ],
});

const seeOrders = (sender: MailSender) =>
  ({
    kind: "button",
    label: "See your orders",
    url: `${sender.publicUrl}/accounts/order-history`,
  }) as const;
