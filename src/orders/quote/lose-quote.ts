import type { lostReasons } from "../../contract/admin/quotes.ts";
import { type Refusal, refuse } from "../../contract/errors.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import type { QuoteId } from "../../contract/ids.ts";
import { recordChange } from "../../platform/audit/record-change.ts";
import type { Db } from "../../platform/db/database.ts";
import { lockQuote, updateQuote } from "./quote.store.ts";
import { changedQuote, noQuote } from "./save-quote.ts";

interface LoseQuote {
  readonly quoteId: QuoteId;
  readonly version: number;
  readonly reason: (typeof lostReasons)[number];
  readonly note: string;
  readonly staff: StaffCaller;
  readonly now: Date;
}

/**
 * Withdraws a quote that nobody has accepted, with the reason why it was lost. Its customer is not mailed: the link says so. Returns
 * undefined when it is done. Refuses state_conflict (it was accepted, or is lost already).
 */
export function loseQuote(
  db: Db,
  { quoteId, version, reason, note, staff, now }: LoseQuote,
): Promise<Refusal<"not_found" | "state_conflict" | "version_conflict"> | undefined> {
  return db.transaction().execute(async (trx) => {
    const quote = await lockQuote(trx, quoteId);
    if (!quote) return noQuote;
    if (quote.state === "accepted")
      return refuse(
        "state_conflict",
        "This quote was accepted in the meantime: its order can be cancelled instead.",
      );
    if (quote.version !== version) return changedQuote;
    if (quote.state === "lost") return refuse("state_conflict", "This quote is lost already.");
    await updateQuote(
      trx,
      quoteId,
      { state: "lost", lost_reason: reason, lost_note: note, settled_at: now },
      now,
    );
    await recordChange(trx, {
      staff,
      action: "quote lost",
      subject: "quotes",
      subjectId: quoteId,
      before: { state: quote.state },
      after: { reason },
      now,
    });
    return undefined;
  });
}
