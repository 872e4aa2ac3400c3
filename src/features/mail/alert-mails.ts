import { greeting } from "./greeting.ts";
import type { MailContent, MailSender } from "./mail-content.ts";

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

const alertUrl = (token: string | null, { publicUrl }: MailSender): string =>
  token === null ? publicUrl : `${publicUrl}/products/back-in-stock#${token}`;

const skuRow = ({ productName, colourName, size, imagePath }: AlertToMail) => ({
  label: productName,
  detail: [colourName, size && `Size ${size}`].filter(Boolean).join(" · "),
  imagePath,
  amount: "",
  baseAmount: "",
  isTotal: false,
});

/** Asks whether the address is its reader's. Anybody can type anybody's address. */
export const alertAskedMail = (alert: AlertToMail, sender: MailSender): MailContent => ({
  subject: `Shall we tell you when ${alert.productName} is back?`,
  preview: alert.isConfirmed ? "You are on the list already." : "Please confirm with one press.",
  heading: alert.isConfirmed ? "You are on the list already" : "Shall we tell you when it is back?",
  blocks: [
    { kind: "text", text: greeting("", sender) },
    {
      kind: "text",
      text: alert.isConfirmed
        ? "We will mail you once, as soon as this is back:"
        : "Somebody asked us to write to this address when this is back:",
    },
    { kind: "amounts", rows: [skuRow(alert)] },
    {
      kind: "button",
      label: alert.isConfirmed ? "See or stop it" : "Yes, tell me",
      url: alertUrl(alert.token, sender),
    },
    {
      kind: "note",
      text: "Was it not you? Please ignore this mail: unless you confirm, we will not write again, and we delete the address within three days. The same link stops it later.",
    },
  ],
});

/** The one mail that was asked for. */
export const backInStockMail = (alert: AlertToMail, sender: MailSender): MailContent => ({
  subject: `${alert.productName} is back`,
  preview: "You asked us to tell you.",
  heading: "It is back",
  blocks: [
    { kind: "text", text: greeting("", sender) },
    { kind: "text", text: "You asked us to tell you when this is back in stock. Now it is:" },
    { kind: "amounts", rows: [skuRow(alert)] },
    {
      kind: "button",
      label: "See it in the shop",
      url: alert.slug
        ? `${sender.publicUrl}/${alert.slug}#${new URLSearchParams({ variant: String(alert.variantId), size: alert.size })}`
        : sender.publicUrl,
    },
    { kind: "note", text: "This is the only mail about it: your address is off the list now." },
  ],
});
