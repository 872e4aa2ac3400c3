import { staffText } from "../../contract/staff-text.ts";
import { shopUrl } from "../../platform/language/reader.ts";
import { t } from "../../platform/language/t.ts";
import type { Composer } from "../look/composed-mail.ts";
import { greeting } from "../look/greeting.ts";
import type { MailContent, MailSender } from "../look/mail-content.ts";
import { findAlert } from "./alert-mails.store.ts";

export interface AlertToMail {
  readonly productName: string;
  readonly colourName: string;
  readonly size: string;
  readonly imagePath: string;
  /** Null: the product has no page now. */
  readonly slug: string | null;
  readonly variantId: number;
  readonly isConfirmed: boolean;
  /** Confirms and withdraws the alert; null: it may not be shown here. */
  readonly token: string | null;
}

const alertUrl = (token: string | null, sender: MailSender): string =>
  token === null ? shopUrl(sender) : `${shopUrl(sender)}/products/back-in-stock#${token}`;

const skuRow = ({ productName, colourName, size, imagePath }: AlertToMail) => ({
  label: productName,
  detail: [colourName, size && t("Size {size}", { size })].filter(Boolean).join(" · "),
  imagePath,
  amount: "",
  baseAmount: "",
  isTotal: false,
});

/** Asks whether the address is its reader's. Anybody can type anybody's address. */
export const alertAskedMail = (alert: AlertToMail, sender: MailSender): MailContent => ({
  subject: t("Shall we tell you when “{productName}” is back?", { productName: alert.productName }),
  preview: t(alert.isConfirmed ? "You are already on the list." : "Please confirm with one click."),
  heading: t(alert.isConfirmed ? "You are already on the list" : "Shall we tell you when it’s back?"),
  blocks: [
    { kind: "text", text: greeting("", sender) },
    {
      kind: "text",
      text: t(
        alert.isConfirmed
          ? "We’ll email you once, as soon as this is back in stock:"
          : "Someone asked us to email this address when this is back in stock:",
      ),
    },
    { kind: "amounts", rows: [skuRow(alert)] },
    {
      kind: "button",
      label: t(alert.isConfirmed ? "See or change it" : "Yes, tell me"),
      url: alertUrl(alert.token, sender),
    },
    {
      kind: "note",
      text: t(
        "If this wasn’t you, please ignore this email: unless you confirm, we won’t write again, and we’ll delete your address within three days. You can use the same link later to take your address off the list.",
      ),
    },
  ],
});

/** The one mail that was asked for. */
export const backInStockMail = (alert: AlertToMail, sender: MailSender): MailContent => ({
  subject: t("Back in stock: {productName}", { productName: alert.productName }),
  preview: t("You asked us to tell you."),
  heading: t("It’s back in stock"),
  blocks: [
    { kind: "text", text: greeting("", sender) },
    { kind: "text", text: t("You asked us to tell you when this is back in stock. Now it is:") },
    { kind: "amounts", rows: [skuRow(alert)] },
    {
      kind: "button",
      label: t("See it in the shop"),
      url: alert.slug
        ? `${shopUrl(sender)}/${alert.slug}#${new URLSearchParams({ variant: String(alert.variantId), size: alert.size })}`
        : shopUrl(sender),
    },
    {
      kind: "note",
      text: t("This is the only email you’ll get about it: we’ve taken your address off the list."),
    },
  ],
});

/** Whoever reads a stored mail cannot confirm for its receiver. */
const ofAlert =
  (compose: (alert: AlertToMail, sender: MailSender) => MailContent): Composer =>
  async (db, { alert_id: alertId }, { sender }) => {
    const alert = alertId === null ? undefined : await findAlert(db, alertId);
    if (!alert) return { notNeeded: staffText`Its alert was withdrawn.` };
    return { content: compose(alert, sender), masked: compose({ ...alert, token: null }, sender) };
  };

export const composeAlertAsked = ofAlert(alertAskedMail);
export const composeBackInStock = ofAlert(backInStockMail);
