import { type Refusal, refuse } from "../../../contract/errors.ts";
import { isEmail } from "../../../platform/mail/email-address.ts";
import type { FoundClaimLink } from "../link/claim-link.store.ts";

/** The e-mail address that the holder of a card gave for mails about the order; empty: none, or it is not asked. Refuses email_invalid. */
export function readUpdatesEmail(
  { isCard, userId }: Pick<FoundClaimLink, "isCard" | "userId">,
  typed = "",
): string | Refusal<"email_invalid"> {
  if (!isCard || userId !== null || typed === "") return "";
  return isEmail(typed) ? typed : refuse("email_invalid", "This is not an e-mail address.");
}
