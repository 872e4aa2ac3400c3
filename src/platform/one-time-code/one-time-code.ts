/**
 * A mailed code is valid for 10 minutes and 5 tries. The next one is sent after a minute at the
 * earliest; how many an hour and a day: attempt-limit.ts.
 */
export const CODE_LIFE_MS = 600_000;
export const CODE_TRIES = 5;
/** Staff, and a person whose codes others guess at, get the long ones. */
export const CODE_DIGITS = 6;
export const LONG_CODE_DIGITS = 10;
export const CODE_RESEND_MS = 60_000;

export interface OneTimeCode {
  expiresAt: Date | number;
  /** Tries left, this one included. */
  triesLeft: number;
  spentAt: Date | number | null;
}

/**
 * Checks one try at a person's newest code. Returns 'expired' (the page asks for a new request) whenever no
 * guess could succeed: there is no code, it was used, it has no tries left, or its time is over. It is valid
 * until one millisecond before `expiresAt`.
 */
export function checkCode(
  code: OneTimeCode | undefined,
  matches: boolean,
  now: Date | number,
): "ok" | "wrong" | "expired" {
  const isUsable =
    code !== undefined && code.spentAt === null && code.triesLeft > 0 && Number(now) < Number(code.expiresAt);
  if (!isUsable) return "expired";
  return matches ? "ok" : "wrong";
}
