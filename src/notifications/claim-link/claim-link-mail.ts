import { staffText } from "../../contract/staff-text.ts";
import { makeClaimToken } from "../../orders/claim/link/claim-link.store.ts";
import { claimUrl } from "../../orders/claim/link/claim-link.ts";
import type { Calendar } from "../../platform/calendar/calendar.ts";
import { t } from "../../platform/language/t.ts";
import type { Composer } from "../look/composed-mail.ts";
import { greeting } from "../look/greeting.ts";
import type { Block, MailContent, MailSender } from "../look/mail-content.ts";
import { kitBlocks } from "../order/order-mail-blocks.ts";
import { findClaimLinkToMail } from "./claim-link-mail.store.ts";
import { paragraphsOf } from "./paragraphs-of.ts";

export interface ClaimLinkToMail {
  readonly firstName: string;
  readonly heading: string;
  /** As staff wrote them; empty lines part paragraphs. */
  readonly words: string;
  /** Null: the occasion has no kit any more. */
  readonly kitName: string | null;
  readonly kitImage: string;
  readonly expiresAt: Date;
  /** YYYY-MM-DD, the last day of the occasion. Null: it has none. */
  readonly closesOn: string | null;
}

/** The link by which somebody claims their kit. `token` is null in the stored copy. */
export const claimLinkMail = (
  link: ClaimLinkToMail & { readonly token: string | null },
  sender: MailSender,
  calendar: Calendar,
): MailContent => ({
  subject: link.heading,
  preview: t("Choose your size, say where it goes: that is all."),
  heading: link.heading,
  blocks: [
    { kind: "text", text: greeting(link.firstName, sender) },
    ...paragraphs(link.words),
    ...kitOf(link),
    {
      kind: "text",
      text: t("You need no account and no code: the button opens your kit, and you say where it goes."),
    },
    { kind: "button", label: t("Open your kit"), url: claimUrl(sender.publicUrl, link.token) },
    {
      kind: "note",
      text: t("The link is yours alone and works once, until {until}. Please don’t pass it on.", {
        until: calendar.formatMinute(
          new Date(link.expiresAt.getTime() - 60_000),
          sender.language === "en" ? undefined : sender.language,
        ),
      }),
    },
  ],
});

const paragraphs = (words: string): Block[] => paragraphsOf(words).map((text) => ({ kind: "letter", text }));

export const kitOf = ({ kitName, kitImage }: ClaimLinkToMail): Block[] =>
  kitName === null
    ? []
    : kitBlocks(kitImage, { label: kitName, detail: "", amount: t("Free"), baseAmount: "", isTotal: false });

/** Whoever reads a stored mail does not get the link: it orders a kit in somebody's name. */
export const composeClaimLink: Composer = async (db, mail, { sender, calendar, now }) => {
  const id = mail.claim_link_id;
  const of = { language: sender.language, timeZone: calendar.timeZone };
  const link = id === null ? undefined : await findClaimLinkToMail(db, id, of);
  const token = id !== null && link ? await makeClaimToken(db, id, now) : null;
  if (!link || !token) return { notNeeded: staffText`Its link was used or withdrawn, or is too old.` };
  const compose = (shown: string | null) => claimLinkMail({ ...link, token: shown }, sender, calendar);
  return { content: compose(token), masked: compose(null) };
};
