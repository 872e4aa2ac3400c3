import { readDraft, saveDraft } from "../form/form-draft.ts";

const DRAFT = "recovery";

/** To whom a code was sent and when (milliseconds since 1970), so that a reload opens step two again; null deletes it. */
export const saveRecoveryDraft = (email: string | null, sentAt = Date.now()): void =>
  saveDraft(DRAFT, email === null ? null : { email, sentAt: String(sentAt) });

/** No e-mail address and 0 when no code was sent from this tab. */
export function readRecoveryDraft(): { email: string; sentAt: number } {
  const { email = "", sentAt } = readDraft(DRAFT, { email: "", sentAt: "" });
  return { email, sentAt: Number(sentAt) || 0 };
}
