import type { BatchLine } from "../../contract/admin/coupons.ts";
import type { EmailListLine } from "../../platform/mail/parse-email-list.ts";

/** What the store knows about the e-mail addresses of a list. All addresses are folded. */
export interface KnownRecipients {
  /** These have a code of this kind that can be used now or later. */
  readonly withCode: ReadonlySet<string>;
  /** These have redeemed their welcome kit. */
  readonly withKit: ReadonlySet<string>;
  /** The account of these is blocked. */
  readonly blocked: ReadonlySet<string>;
}

/** The outcome of each line. Only `ready` gets a code, and no e-mail address gets two. */
export function planCouponBatch(
  pasted: readonly EmailListLine[],
  kind: "swag" | "percent" | "fixed",
  known: KnownRecipients,
): BatchLine[] {
  const seenEmails = new Set<string>();
  return pasted.map(({ line, text, email }) => {
    const outcome =
      email === null ? "malformed" : seenEmails.has(email) ? "duplicate" : outcomeOf(email, kind, known);
    if (email !== null) seenEmails.add(email);
    return { line, email: email ?? text.slice(0, 254), outcome };
  });
}

function outcomeOf(email: string, kind: string, known: KnownRecipients): BatchLine["outcome"] {
  if (known.blocked.has(email)) return "left";
  if (kind === "swag" && known.withKit.has(email)) return "has_kit";
  return known.withCode.has(email) ? "has_code" : "ready";
}
