/** A mailed code lives 10 minutes, takes 5 tries, and the next one is sent a minute later at the earliest. */
export const CODE_LIFE_MS = 600_000;
export const CODE_TRIES = 5;
export const CODE_RESEND_MS = 60_000;

export interface OneTimeCode {
  expiresAt: Date | number;
  /** Tries left before this one. */
  triesLeft: number;
  spentAt: Date | number | null;
}

/**
 * Judges one try at a person's newest code. 'expired' (raise a request again) whenever no guess could succeed: none
 * was sent, it is spent, out of tries or out of time; its last millisecond is the one before `expiresAt`.
 */
export function codeVerdict(
  code: OneTimeCode | undefined,
  matches: boolean,
  now: Date | number,
): "ok" | "wrong" | "expired" {
  const alive =
    code !== undefined && code.spentAt === null && code.triesLeft > 0 && Number(now) < Number(code.expiresAt);
  if (!alive) return "expired";
  return matches ? "ok" : "wrong";
}
