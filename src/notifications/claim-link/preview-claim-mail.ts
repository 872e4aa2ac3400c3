import type { ClaimMailPreview } from "../../contract/admin/claim-links.ts";
import type { StoreSettings } from "../../contract/admin/settings.ts";
import { type Refusal, refuse } from "../../contract/errors.ts";
import type { MemberId, OccasionId } from "../../contract/ids.ts";
import { claimLinkEnd } from "../../orders/claim/link/claim-link.ts";
import { findLinkAddress } from "../../orders/claim/link/plan-claim-links.ts";
import type { Calendar } from "../../platform/calendar/calendar.ts";
import type { Db } from "../../platform/db/database.ts";
import { inLanguageOrEnglish, shownInEnglish } from "../../platform/language/in-language.ts";
import { offeredLanguage } from "../../platform/language/language.ts";
import { readMailLanguage } from "../../platform/mail/mail.store.ts";
import { mailHtml } from "../look/mail-html.ts";
import { mailText } from "../look/mail-text.ts";
import { senderIn } from "../look/sender-in.ts";
import { findMailOfNewLink } from "./claim-link-mail.store.ts";
import { claimLinkMail } from "./claim-link-mail.ts";

interface PreviewClaimMail {
  readonly occasionId: OccasionId;
  readonly memberId: MemberId;
  readonly store: StoreSettings & { readonly publicUrl: string };
  readonly calendar: Calendar;
  readonly now: Date;
}

/** The mail that a member would get with a link now, without a token. Refuses not_found: no such member, address or occasion. */
export async function previewClaimMail(
  db: Db,
  { occasionId, memberId, store, calendar, now }: PreviewClaimMail,
): Promise<ClaimMailPreview | Refusal<"not_found">> {
  const { timeZone } = calendar;
  const email = await findLinkAddress(db, { occasionId, memberId, now, timeZone });
  if (!email) return refuse("not_found", "There is no such member, or no address of theirs is known.");
  const mailed = await readMailLanguage(db, { kind: "claim-link", recipient: email, now });
  const language = offeredLanguage(store, mailed);
  const of = { occasionId, memberId, expiresAt: claimLinkEnd(now) };
  return inLanguageOrEnglish(language, async () => {
    const link = await findMailOfNewLink(db, of, { language, timeZone });
    if (!link) throw new Error(`Occasion ${occasionId} or member ${memberId} was deleted meanwhile`);
    const sender = senderIn(language, store);
    const mail = claimLinkMail({ ...link, token: null }, sender, calendar);
    const content = { ...mail, english: [...shownInEnglish()] };
    return {
      email,
      subject: content.subject,
      text: mailText(content, sender),
      html: mailHtml(content, sender),
    };
  });
}
