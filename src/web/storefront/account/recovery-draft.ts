import { readDraft, saveDraft } from "../form/form-draft.ts";

const DRAFT = "recovery";
const blank = { email: "", sentAt: "", userId: "" };

/**
 * To whom a code was sent and when (milliseconds since 1970), so that a reload opens step two again; null deletes it. `userId`: the
 * tab has signed up, and waits until the address of this person is proved. It stays when a code is sent anew.
 */
export function saveRecoveryDraft(email: string | null, sentAt = Date.now(), userId?: number): void {
  const before = readDraft(DRAFT, blank);
  const waitingFor = userId?.toString() ?? (before.email === email ? before.userId : undefined) ?? "";
  saveDraft(DRAFT, email === null ? null : { email, sentAt: String(sentAt), userId: waitingFor });
}

/** No e-mail address, 0 and 0 when no code was sent from this tab. */
export function readRecoveryDraft(): { email: string; sentAt: number; userId: number } {
  const { email = "", sentAt, userId } = readDraft(DRAFT, blank);
  return { email, sentAt: Number(sentAt) || 0, userId: Number(userId) || 0 };
}
