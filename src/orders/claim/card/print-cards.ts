import { randomBytes } from "node:crypto";
import type { ClaimLinkPlan } from "../../../contract/admin/claim-links.ts";
import type { StoreSettings } from "../../../contract/admin/settings.ts";
import { isRefusal, type Refusal, refuse } from "../../../contract/errors.ts";
import type { OccasionId } from "../../../contract/ids.ts";
import { recordChange } from "../../../platform/audit/record-change.ts";
import type { Calendar } from "../../../platform/calendar/calendar.ts";
import type { Db } from "../../../platform/db/database.ts";
import { refusableTransaction } from "../../../platform/db/refusable-transaction.ts";
import { offeredLanguage, pathInLanguage } from "../../../platform/language/language.ts";
import { noMailbox } from "../../../platform/mail/email-address.ts";
import { printPdf } from "../../../platform/pdf/print-pdf.ts";
import { refuseUnprintable } from "../../../platform/pdf/refuse-unprintable.ts";
import type { SecretKeys } from "../../../platform/secret-key/sealed-text.ts";
import { claimLinkEnd } from "../link/claim-link.ts";
import { withdrawLinks } from "../link/claim-links.store.ts";
import { type ChosenMembers, occasionNotStarted, planClaimLinks } from "../link/plan-claim-links.ts";
import type { ByStaff } from "../link/send-claim-links.ts";
import { moveWaitingClaims } from "../waiting/waiting-claim.store.ts";
import { type CardTexts, readCardTexts } from "./card-texts.store.ts";
import { insertCards } from "./claim-card.store.ts";
import { cardCode, cardHashes } from "./claim-card.ts";
import { planCards } from "./plan-cards.ts";
import { CARDS_ON_PAGE, MAX_CARDS, type PrintedCard } from "./printed-card.ts";

interface PlanOfCards extends ChosenMembers {
  readonly occasionId: OccasionId;
  readonly replaces: boolean;
  readonly calendar: Pick<Calendar, "dayOf" | "formatDay" | "timeZone">;
  readonly settings: StoreSettings;
  readonly now: Date;
}

interface PrintCards extends PlanOfCards, ByStaff {
  /** How many the plan named. */
  readonly seen: number;
  readonly publicUrl: string;
  readonly keys: SecretKeys;
}

const planned = (db: Db, { replaces, settings, ...plan }: PlanOfCards) =>
  planClaimLinks(db, { ...plan, choose: planCards({ asks: settings.claimCardFact, replaces }) });

/** Who would get a card, and why the others get none. Refuses not_found, occasion_closed and too_many_lines. */
export async function planClaimCards(
  db: Db,
  plan: PlanOfCards,
): Promise<ClaimLinkPlan | Refusal<"not_found" | "occasion_closed" | "too_many_lines">> {
  const found = await planned(db, plan);
  if (isRefusal(found)) return found;
  const { occasion: _, recipients, ...rest } = found;
  return {
    ...rest,
    recipients: recipients.map(({ emailFolded: __, ...recipient }) => recipient),
    isSent: false,
  };
}

/**
 * Makes cards with new codes, of which only hashes are stored, and returns them as a PDF; the links and cards before stop working.
 * Refuses as `planClaimCards`, occasion_not_open (staff have not started it), state_conflict (others would get one than the plan
 * said, or somebody else acted at the same moment) and text_not_printable; then nothing has changed.
 */
export async function printClaimCards(
  db: Db,
  print: PrintCards,
): Promise<
  | { readonly fileName: string; readonly pdf: string }
  | Refusal<
      | "not_found"
      | "occasion_closed"
      | "occasion_not_open"
      | "state_conflict"
      | "text_not_printable"
      | "too_many_lines"
    >
> {
  const { occasionId, keys, seen, staff, now } = print;
  const found = await planned(db, print);
  if (isRefusal(found)) return found;
  if (!found.occasion.rules.isStarted) return occasionNotStarted;
  if (seen !== found.recipients.length) return othersByNow;
  const memberIds = found.recipients.slice(0, MAX_CARDS).map(({ memberId }) => memberId);
  const cards = (await readCardTexts(db, occasionId, memberIds)).map((texts) => ({ texts, code: newCode() }));
  const printed = cards.map(({ texts, code }) =>
    printedCard(texts, code, { ...print, useUntil: found.useUntil }),
  );
  const refused = refuseUnprintable("A card", {
    "name of a member": printed.map(({ name }) => name),
    "name of the occasion": printed.map(({ heading }) => heading),
    "name of the company": printed.map(({ company }) => company),
  });
  if (refused) return refused;
  // The PDF first: codes that nobody could read would end the links and cards before.
  const pdf = await printPdf({
    title: cards[0]?.texts.occasionName ?? "",
    language: "en",
    drawing: new URL("./draw-claim-cards.ts", import.meta.url),
    items: pagesOf(printed),
  });
  const made = await refusableTransaction(db, async (trx) => {
    await withdrawLinks(trx, { occasionId, memberIds, now });
    const rows = cards.map(({ texts, code }) => ({
      memberId: texts.memberId,
      email: noMailbox(randomBytes(10).toString("hex")),
      codeHash: cardHashes(keys, code)[0] ?? Buffer.alloc(0),
    }));
    const ids = await insertCards(trx, rows, {
      occasionId,
      sentBy: staff.caller.userId,
      now,
      expiresAt: claimLinkEnd(now),
    });
    const count = ids.length;
    if (count !== memberIds.length) return othersByNow;
    await moveWaitingClaims(trx, ids);
    await recordChange(trx, {
      staff,
      action: "claim cards printed",
      subject: "occasions",
      subjectId: occasionId,
      after: { cards: count },
      now,
    });
    return count;
  });
  return isRefusal(made) ? made : { fileName: `cards-${occasionId}.pdf`, pdf: pdf.toString("base64") };
}

const othersByNow = refuse(
  "state_conflict",
  "Others would get a card by now than were shown, so none was made. Please check again.",
);

/** A code of which nothing can be foreseen. */
function newCode(): string {
  for (;;) {
    const code = cardCode(randomBytes(16));
    if (code) return code;
  }
}

function printedCard(
  { name, headings, language: theirs, occasionName }: CardTexts,
  code: string,
  {
    settings,
    publicUrl,
    useUntil,
  }: Pick<PrintCards, "publicUrl" | "settings"> & { readonly useUntil: string },
): PrintedCard {
  const language = offeredLanguage(settings, theirs);
  const url = `${publicUrl}${pathInLanguage("/claim", language)}`;
  return {
    language,
    company: settings.companyName,
    heading: headings[language] ?? headings.en ?? occasionName,
    name,
    code,
    asks: settings.claimCardFact,
    useUntil,
    address: url.replace(/^https?:\/\//, ""),
    qrUrl: `${url}#card=${code}`,
  };
}

const pagesOf = (cards: readonly PrintedCard[]): PrintedCard[][] =>
  Array.from({ length: Math.ceil(cards.length / CARDS_ON_PAGE) }, (_, page) =>
    cards.slice(page * CARDS_ON_PAGE, (page + 1) * CARDS_ON_PAGE),
  );
